import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
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
