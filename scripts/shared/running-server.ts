import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = dirname(dirname(import.meta.dirname))
const startTimeoutMs = 60_000
const stopTimeoutMs = 20_000

/** A Ramiform server of its own process, as an operator would run it. */
export interface RunningServer {
  /** the address that people type, without a slash at the end */
  readonly url: string
  readonly process: ChildProcess
  /** what it printed so far */
  output(): string
  /** the one-click sign-in that the terminal shows */
  signInLink(): string
  /** Asks it to finish, as a process manager does. */
  stop(): Promise<void>
  /** Gives it no chance, as a power cut does. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** a new one, removed at the end, unless named */
  readonly dataDir?: string
  readonly port?: number
  /** another one than the product's own */
  readonly script?: string | undefined
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a server on a free port of the loopback address and waits until it answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const ownDataDir = options.dataDir === undefined
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'ramiform-data-'))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [options.script ?? join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ...options.env,
    },
  })
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'exit').then(() => {
    process.off('exit', killChild)
  })
  const end = async (signal: NodeJS.Signals) => {
    const impatient = setTimeout(killChild, stopTimeoutMs)
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    clearTimeout(impatient)
    if (ownDataDir) rmSync(dataDir, { recursive: true, force: true })
  }

  const deadline = Date.now() + startTimeoutMs
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error(`The server did not start:\n${printed}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    process: child,
    output: () => printed,
    signInLink: () => {
      const link = /https?:\/\/\S+code=\S+/.exec(printed)?.[0]
      if (link === undefined) throw new Error(`The server printed no sign-in link:\n${printed}`)
      return link
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    // Nobody listens there yet.
    return false
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
