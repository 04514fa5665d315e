import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from './create-log.ts'

test('an error of the database is logged by its code, without the values it was about', () => {
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const error = Object.assign(new Error('invalid input: "a private answer"'), {
    code: '22P02',
    severity: 'ERROR',
    detail: 'Key (email)=(private@example.org)',
    parameters: ['a private answer'],
  })
  createLog('info', stream).error({ err: error }, 'request failed')
  const [line = ''] = lines
  expect(line).not.toContain('private')
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', code: '22P02' })
  expect(JSON.parse(line).err.stack).toContain('create-log.test.ts')
})

describe('an error that repeats', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function aLog() {
    const lines: Record<string, unknown>[] = []
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const log = createLog('info', destination)
    const outage = (message: string) =>
      Object.assign(new Error(message), { code: 'ECONNREFUSED', name: 'Error' })
    const fail = (message = 'connect 10.0.0.1') => {
      // Each request has a logger of its own.
      log.child({ reqId: String(lines.length) }).error({ err: outage(message) }, 'request failed')
    }
    return { log, lines, fail }
  }

  test('has one stack trace, then a line a minute with its count, until it ends', () => {
    const { lines, fail } = aLog()
    for (let index = 0; index < 1_000; index += 1) fail()
    expect(lines).toMatchObject([
      { msg: 'request failed', err: { code: 'ECONNREFUSED', stack: expect.any(String) } },
    ])
    vi.advanceTimersByTime(60_000)
    for (let index = 0; index < 500; index += 1) fail()
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(1)).toEqual(
      [999, 500].map((repeated) =>
        expect.objectContaining({
          msg: 'request failed',
          repeated,
          seconds: 60,
          error: { type: 'Error', code: 'ECONNREFUSED' },
        }),
      ),
    )
    // A quiet minute ends it: the next one is whole again.
    vi.advanceTimersByTime(120_000)
    fail()
    expect(lines).toHaveLength(4)
    expect(lines[3]).toHaveProperty('err.stack')
  })

  test('hides no error of another kind, and no line without an error', () => {
    const { log, lines, fail } = aLog()
    fail()
    log.error({ err: new TypeError('x') }, 'request failed')
    log.error({ err: new Error('thrown elsewhere') }, 'request failed')
    log.warn({ err: new TypeError('x') }, 'a job failed')
    for (let index = 0; index < 3; index += 1) log.warn({ code: 'cross_site' }, 'refused')
    expect(lines).toHaveLength(7)
  })

  test('of endless kinds is counted for the newest 200', () => {
    const { log } = aLog()
    for (let index = 0; index < 5_000; index += 1) {
      log.error({ err: Object.assign(new Error('x'), { code: `E${index}` }) }, 'request failed')
    }
    expect(vi.getTimerCount()).toBe(200)
  })
})
