import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFreshDataDirectory } from './testing/open-test-database.ts'

/** The server as an operator runs it: a process of its own, its output, its exit code. */
let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-start-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, 'untouched'),
      ...environment,
    },
    cwd: folder,
  })
  running.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => {
    output.out += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => {
    output.err += text.toString()
  })
  const exited = once(child, 'exit').then(([code]) => Number(code))
  return { child, output, exited }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('waited in vain')
}

describe('a start that cannot succeed', () => {
  test('because of the configuration: one line, exit code 1, nothing touched', async () => {
    const { output, exited } = start({ NODE_ENV: 'production' })
    expect(await exited).toBe(1)
    expect(output.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^Ramiform cannot start\. SESSION_SECRET is missing\. .*openssl rand/),
    ])
    expect(existsSync(join(folder, 'untouched'))).toBe(false)
  })

  test('because the port is in use: one line, exit code 1, nothing touched', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { output, exited } = start({ PORT: String(port) })
    expect(await exited).toBe(1)
    expect(output.err.trim().split('\n')).toEqual([
      `Ramiform cannot start. Port ${port} is in use. Stop what uses it, or choose another, for example: PORT=${port + 1} npm start`,
    ])
    expect(existsSync(join(folder, 'untouched'))).toBe(false)
    other.close()
  })

  test('because the database cannot be reached: one line, exit code 1', async () => {
    const { output, exited } = start({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    })
    expect(await exited).toBe(1)
    expect(output.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^Ramiform cannot start\. /),
    ])
  })
})

test('a server that is told to stop is unhealthy first, answers what was asked, and ends well', async () => {
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, output, exited } = start({
    PORT: String(port),
    DATA_DIR: dataDir,
    SHUTDOWN_DELAY_MS: '600',
  })
  await until(() => output.out.includes('Sign in: '))
  expect(output.out).toContain(`Ramiform is ready: http://localhost:${port}`)
  expect(output.out).toMatch(new RegExp(`Sign in: http://localhost:${port}/login\\?code=\\d{12} `))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  child.kill('SIGTERM')
  await until(async () => (await fetch(`${url}/healthz`)).status === 503)
  const asked = await fetch(`${url}/api/oauth/providers`)
  expect(asked.status).toBe(200)
  expect(await exited).toBe(0)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect(output.err).toBe('')
})
