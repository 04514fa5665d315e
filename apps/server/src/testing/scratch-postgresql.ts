import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface ScratchPostgresql {
  readonly url: string
  /** Ends the server at once, as a power cut would; `start` brings it back with what it had. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: POSTGRES_BIN, the PATH or Debian's place; the newest there is. */
export function findPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(debian, name, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** A PostgreSQL server of its own, empty, in a temporary folder; gone when it is stopped. */
export async function startScratchPostgresql(programs: string): Promise<ScratchPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-postgresql-'))
  const user = otherUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'ramiform', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const settings = { unix_socket_directories: folder, listen_addresses: '127.0.0.1', fsync: 'off' }
  const url = `postgres://ramiform@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  const kill = () => server?.kill('SIGQUIT')
  process.once('exit', kill)

  async function start() {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    await untilItAnswers(url, server)
  }

  async function crash() {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    kill()
    await ended
  }

  await start()
  return {
    url,
    start,
    crash,
    async stop() {
      process.off('exit', kill)
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function untilItAnswers(url: string, server: ChildProcess) {
  const client = () => new pg.Client({ connectionString: url })
  for (let tries = 0; ; tries += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const one = client()
    try {
      await one.connect()
      return await one.end()
    } catch (error) {
      if (tries === 200) throw error
      await wait(50)
    }
  }
}
