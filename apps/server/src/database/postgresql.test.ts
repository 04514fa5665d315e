import { createServer, type Server } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { installedPostgres } from '../../../../scripts/shared/installed-postgres.ts'
import {
  startPostgres,
  type TemporaryPostgres,
} from '../../../../scripts/shared/temporary-postgres.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import { StartupError } from '../startup-error.ts'
import { connect } from './connect.ts'
import { migrations } from './migrations/index.ts'
import { newId } from './new-id.ts'
import { refuseUndurable } from './refuse-undurable.ts'
import { isUnavailable } from './unavailable.ts'

const log = { info() {}, warn() {}, error() {} }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function startupError(url: string): Promise<string> {
  const refusal = await connect({ url, dataDir: '', log }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  const { message } = refusal as StartupError
  expect(message).not.toContain('\n')
  expect(message).not.toContain('secret')
  return message
}

/** A server that answers every query in PostgreSQL's protocol with this version. */
function aServerOfVersion(version: string): Promise<number> {
  const message = (kind: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(kind)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ready = message('Z', Buffer.from('I'))
  const column = Buffer.concat([Buffer.from('\0\x01version\0'), Buffer.alloc(18)])
  const value = Buffer.from(`\0\x01\0\0\0${String.fromCharCode(version.length)}${version}`)
  const rows = [message('T', column), message('D', value), message('C', Buffer.from('SELECT 1\0'))]
  return listen((bytes) =>
    bytes[0] === 0
      ? Buffer.concat([message('R', Buffer.alloc(4)), ready])
      : Buffer.concat([...rows, ready]),
  )
}

function listen(answer: (bytes: Buffer) => Buffer): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('data', (bytes: Buffer) => socket.write(answer(bytes)))
      socket.on('error', () => socket.destroy())
    })
    servers.push(server)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

describe('a DATABASE_URL that cannot be used', () => {
  test('with nobody there: names the place, without the password', async () => {
    const message = await startupError('postgres://ada:secret@127.0.0.1:1/forms')
    expect(message).toBe(
      'Cannot use PostgreSQL at 127.0.0.1:1/forms: nothing listens there. Check DATABASE_URL, and that the server is running.',
    )
  })

  test('with a host that does not exist: says so', async () => {
    const message = await startupError('postgres://ada:secret@nowhere.invalid/forms')
    expect(message).toMatch(/the host was not found|could not be looked up/)
  })

  test('that is no address: shows what one looks like', async () => {
    for (const url of ['secret', 'mysql://ada:secret@127.0.0.1/forms', 'https://secret.example']) {
      expect(await startupError(url)).toContain('postgres://user:password@host:5432/database')
    }
  })

  test('of something that is no PostgreSQL: says so in one line', async () => {
    const port = await listen(() => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await startupError(`postgres://127.0.0.1:${port}/forms`)).toContain('Check DATABASE_URL')
  })

  test('of an old PostgreSQL: names both versions', async () => {
    const port = await aServerOfVersion('14.11')
    expect(await startupError(`postgres://127.0.0.1:${port}/forms`)).toBe(
      `PostgreSQL at 127.0.0.1:${port}/forms is version 14.11. Ramiform needs 15 or newer.`,
    )
  })
})

const programs = installedPostgres()
if (programs === undefined) {
  console.warn(
    'The tests of a PostgreSQL server did not run: neither POSTGRES_BIN nor the PATH nor /usr/lib/postgresql has its programs.',
  )
}
describe.skipIf(programs === undefined)('a PostgreSQL server', () => {
  let server: TemporaryPostgres | undefined
  let url = ''
  beforeAll(async () => {
    server = await startPostgres(programs ?? '', { isDurable: false })
    url = server.url
  })
  afterAll(() => server?.stop())

  test('without the database: says so', async () => {
    const message = await startupError(url.replace('/postgres', '/other').replace('@', ':secret@'))
    expect(message).toContain('/other: the database does not exist')
  })

  test('several nodes that start together bring the tables up to date once', async () => {
    const told: object[] = []
    const telling = { ...log, info: (details: object) => told.push(details) }
    const nodes = await Promise.all(
      Array.from({ length: 5 }, () => connect({ url, dataDir: '', log: telling })),
    )
    await Promise.all(nodes.map((node) => node.ping()))
    await Promise.all(nodes.map((node) => node.close()))
    expect(told).toEqual([{ steps: Object.keys(migrations) }])
  })

  test('that stops at work: everybody is told to try again, and once it is back nothing is lost or doubled', async () => {
    const database = await connect({ url, dataDir: '', log })
    const now = new Date()
    const ada = { iss: 'https://id.example', sub: 'ada', email: 'ada@example.org', name: 'Ada' }
    const { id: ownerId } = await createUserStore(database).signIn(ada, now)
    const { id: formId } = await createFormStore(database).create(ownerId, {
      id: newId(),
      name: 'Under load',
      schema: { fields: [], settings: {} },
      now,
    })
    const intake = createIntakeStore(database)
    const keys = Array.from({ length: 300 }, () => newId())
    const send = (idempotencyKey: string) =>
      intake.add({
        id: newId(),
        formId,
        formVersion: 1,
        submittedAt: now,
        data: {},
        searchText: '',
        idempotencyKey,
      })

    const sending = keys.map(send)
    await sending[0]
    const [results] = await Promise.all([Promise.allSettled(sending), server?.crash()])
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ reason }) => isUnavailable(reason))).toBe(true)
    expect(isUnavailable(await database.ping().catch((error: unknown) => error))).toBe(true)

    await server?.start()
    const again = await Promise.all(keys.map(send))
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') expect(again[index]?.id).toBe(result.value?.id)
    }
    const form = await createFormStore(database).read(ownerId, formId)
    expect(form?.submissionCount).toBe(300)
    await database.close()
  })

  test('that acknowledges before writing to disk: the server does not start', async () => {
    const database = await connect({ url, dataDir: '', log })
    await expect(refuseUndurable(database)).rejects.toThrow(
      'PostgreSQL runs with fsync off, so a power failure could lose acknowledged submissions. Turn it on',
    )
    await sql`alter role current_user set synchronous_commit = off`.execute(database.kysely)
    await database.close()
    const again = await connect({ url, dataDir: '', log })
    await expect(refuseUndurable(again)).rejects.toThrow(/with fsync and synchronous_commit off/)
    await sql`alter role current_user reset synchronous_commit`.execute(again.kysely)
    await again.close()
  })

  test('written by a newer Ramiform: is refused and left alone', async () => {
    const database = await connect({ url, dataDir: '', log })
    await sql`insert into ramiform_migrations values ('9999-from-the-future', 'now')`.execute(
      database.kysely,
    )
    expect(await startupError(url)).toContain('newer Ramiform (it has "9999-from-the-future")')
    await sql`delete from ramiform_migrations where name like '9999%'`.execute(database.kysely)
    await database.close()
  })

  test('with tables of something else in the way: nothing is changed', async () => {
    const database = await connect({ url, dataDir: '', log })
    await sql`drop schema public cascade; create schema public; create table forms (x int)`.execute(
      database.kysely,
    )
    expect(await startupError(url)).toContain('"forms" already exists')
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'ramiform%'`.execute(database.kysely)
    expect(rows).toEqual([{ name: 'forms' }])
    await database.close()
  })
})
