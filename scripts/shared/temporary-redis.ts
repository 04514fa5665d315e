import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './running-server.ts'

/** The program of Redis or Valkey: REDIS_SERVER, or on the PATH. */
export function installedRedis(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
  return [process.env.REDIS_SERVER ?? '', ...onPath].find((path) => path !== '' && existsSync(path))
}

export interface TemporaryRedis {
  /** URL for REDIS_URL. */
  readonly url: string
  start(): Promise<void>
  /** Stops it and loses its data. */
  stop(): Promise<void>
  /** Stops responding, like a cut network, until `start` or `resume`. */
  pause(): void
  resume(): void
}

/** A temporary Redis in memory, on the loopback address. */
export async function startRedis(program: string): Promise<TemporaryRedis> {
  const port = await freePort()
  let server: ChildProcess | undefined
  process.once('exit', () => server?.kill('SIGKILL'))

  async function start() {
    const settings = [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    server = spawn(program, settings, { stdio: 'ignore' })
    while (!(await accepts(port))) await wait(10)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (server === undefined || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    pause: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const result = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return result
}
