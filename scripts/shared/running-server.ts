import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serverNodeOptions } from './server-node-options.ts'

const root = dirname(dirname(import.meta.dirname))
/** Ends only servers that hang. On a busy machine, a first start takes more than a minute. */
const startTimeoutMs = 180_000
const stopTimeoutMs = 20_000

/** A Ramiform server in its own process, as operators run it. */
export interface RunningServer {
  /** The server's URL, without a slash at the end. */
  readonly url: string
  readonly process: ChildProcess
  /** Its output so far. */
  output(): string
  /** The sign-in link from the terminal. */
  signInLink(): string
  /** Stops it with SIGTERM, like a process manager. */
  stop(): Promise<void>
  /** Kills it, like a power failure. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** A new directory, deleted at the end, unless set. */
  readonly dataDir?: string
  readonly port?: number
  /** Another program than the product's. */
  readonly script?: string | undefined
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a server on a free loopback port, and waits until it responds. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const ownDataDir = options.dataDir === undefined
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'ramiform-data-'))
  const url = `http://localhost:${port}`
  const script = options.script ?? join(root, 'apps/server/src/main.ts')
  const child = spawn(process.execPath, [...serverNodeOptions, script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ...options.env,
    },
  })
  const killChild = () => child.kill('SIGKILL')
  // Ends before other exit listeners delete its data.
  process.prependOnceListener('exit', killChild)
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
    // Nothing is listening yet.
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
