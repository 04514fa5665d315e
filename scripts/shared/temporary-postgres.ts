import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './running-server.ts'

export interface TemporaryPostgres {
  /** URL of the initial database, for DATABASE_URL. */
  readonly url: string
  /** Creates another database on the server and returns its URL. */
  createDatabase(name: string): string
  /** Kills it, like a power failure. `start` restarts it with its data. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface PostgresOptions {
  /** fsync as by default. False is faster, for tests without power failures. */
  readonly isDurable?: boolean
}

const readyWithinMs = 20_000

/** A temporary PostgreSQL on the loopback address. `bin` has its programs. */
export async function startPostgres(
  bin: string,
  { isDurable = true }: PostgresOptions = {},
): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? (accountOf('postgres') ?? accountOf('nobody')) : undefined
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const run = (program: string, args: readonly string[]) =>
    // The error has the program's output.
    execFileSync(join(bin, program), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  run('initdb', ['-D', data, '-U', 'ramiform', '-A', 'trust', '-E', 'UTF8', '--no-instructions'])

  const port = await freePort()
  const address = ['-h', '127.0.0.1', '-p', String(port)]
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...(isDurable ? {} : { fsync: 'off' }),
  }
  let server: ChildProcess | undefined
  const kill = () => server?.kill('SIGQUIT')
  process.once('exit', kill)

  async function start() {
    const changes = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...changes], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    })
    const begun = performance.now()
    while (spawnSync(join(bin, 'pg_isready'), ['-q', ...address]).status !== 0) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
      if (performance.now() - begun > readyWithinMs) throw new Error('postgres does not get ready')
      await wait(50)
    }
  }

  async function crash() {
    if (server === undefined) return
    const ended = once(server, 'exit')
    kill()
    await ended
  }

  const urlOf = (name: string) => `postgres://ramiform@127.0.0.1:${port}/${name}`
  await start()
  return {
    url: urlOf('postgres'),
    createDatabase(name) {
      run('createdb', [...address, '-U', 'ramiform', name])
      return urlOf(name)
    },
    crash,
    start,
    async stop() {
      process.off('exit', kill)
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    // This system has no such account.
    return undefined
  }
}
