import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './running-server.ts'

export interface TemporaryPostgres {
  /** for DATABASE_URL; each name is a database of its own */
  createDatabase(name: string): string
  stop(): Promise<void>
}

/** A PostgreSQL of one's own on the loopback address, durable as shipped, gone at the end. `bin` holds its programs. */
export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? (accountOf('postgres') ?? accountOf('nobody')) : undefined
  if (account !== undefined) {
    chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o755)
  }
  const as = { ...account, stdio: 'ignore', cwd: folder } as const
  execFileSync(
    join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'ramiform',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-instructions',
    ],
    as,
  )
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    as,
  )
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const createDatabase = (name: string) => {
    execFileSync(
      join(bin, 'createdb'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'ramiform', name],
      as,
    )
    return `postgres://ramiform@127.0.0.1:${port}/${name}`
  }
  for (let tries = 0; ; tries += 1) {
    try {
      createDatabase('ready')
      break
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    createDatabase,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      process.off('exit', kill)
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
