import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createFormStore } from '../forms/form-store.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import { StartupError } from '../startup-error.ts'
import { connect, type Database } from './connect.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { keepTidy } from './keep-tidy.ts'
import { newId } from './new-id.ts'
import { isUnavailable } from './unavailable.ts'

const log = { info() {}, warn() {}, error() {} }
/** Several starts, each a second of a core, while others use the cores too. */
const slow = 90_000
const children: ChildProcess[] = []
let folder = ''
/** made once, by a first start; every test has a copy */
let fresh = ''
let copies = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-embedded-'))
  fresh = join(folder, 'fresh')
  await mkdir(join(fresh, 'postgres.new', 'left-by-an-interrupted-start'), { recursive: true })
  await using(connect({ dataDir: fresh, log }), (database) => database.ping())
}, slow)

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function aDataDirectory(): Promise<string> {
  const dataDir = join(folder, `data-${copies++}`)
  await cp(fresh, dataDir, { recursive: true })
  return dataDir
}

async function using<Result>(
  opened: Promise<Database>,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opened
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function startupError(dataDir: string): Promise<string> {
  const refusal = await connect({ dataDir, log }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  const { message } = refusal as StartupError
  expect(message).not.toContain('\n')
  return message
}

/** Every file with its size, to tell whether anything was touched. */
async function filesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}

function writer(dataDir: string) {
  const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let said = ''
  let complained = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    pid: child.pid,
    acknowledged: () => said.split('\n').slice(0, -1),
    async untilAcknowledged(count: number) {
      while (this.acknowledged().length < count) {
        if (child.exitCode !== null) throw new Error(complained)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('the first start makes a whole database, also after one that was interrupted', async () => {
  expect(await readdir(fresh)).toEqual(['postgres'])
  expect(await readdir(join(fresh, 'postgres'))).not.toContain('left-by-an-interrupted-start')
})

describe('durability', () => {
  let embedded: Embedded
  beforeAll(async () => {
    embedded = await openEmbedded(await aDataDirectory(), () => {})
    await embedded.pool.query('create table notes (text text)')
  })
  afterAll(() => embedded.close())

  test('every commit reaches the disk before it is acknowledged', async () => {
    const before = embedded.fsyncs()
    for (let index = 0; index < 100; index += 1) {
      const synced = embedded.fsyncs()
      await embedded.pool.query('insert into notes values ($1)', [`note ${index}`])
      expect(embedded.fsyncs()).toBeGreaterThan(synced)
    }
    expect(embedded.fsyncs() - before).toBeLessThan(120)
  })

  test('a checkpoint makes sure of every file it wrote', async () => {
    const before = embedded.fsyncs()
    await embedded.pool.query('checkpoint')
    expect(embedded.fsyncs() - before).toBeGreaterThan(2)
  })

  test('reading costs none', async () => {
    await embedded.pool.query('select * from notes')
    const before = embedded.fsyncs()
    for (let index = 0; index < 20; index += 1) await embedded.pool.query('select * from notes')
    expect(embedded.fsyncs()).toBe(before)
  })

  test('the settings that make it so are on', async () => {
    const { rows } = await embedded.pool.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
    )
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
      'wal_sync_method fsync',
    ])
  })
})

test(
  'killed at work, it keeps every acknowledged submission, once, and counts them right',
  async () => {
    const dataDir = await aDataDirectory()
    for (const acknowledgedAtLeast of [1, 500]) {
      const work = writer(dataDir)
      await work.untilAcknowledged(acknowledgedAtLeast)
      const refusal = await startupError(dataDir)
      expect(refusal).toContain(`in use by process ${work.pid}`)
      await work.untilAcknowledged(work.acknowledged().length + 10)
      await work.kill()
      expect(await readdir(dataDir)).toContain('in-use.lock')

      const acknowledged = work.acknowledged().map((line) => line.split(' '))
      const formId = acknowledged[0]?.[0] ?? ''
      await using(connect({ dataDir, log }), async ({ kysely }) => {
        const rows = await kysely
          .selectFrom('submissions')
          .where('form_id', '=', formId)
          .select('id')
          .execute()
        const stored = new Set(rows.map(({ id }) => id))
        expect(acknowledged.filter(([, id]) => !stored.has(id ?? ''))).toEqual([])
        const { submissions } = await kysely
          .selectFrom('form_counts')
          .where('form_id', '=', formId)
          .select('submissions')
          .executeTakeFirstOrThrow()
        expect(submissions).toBe(rows.length)
      })
      expect(await readdir(dataDir)).not.toContain('in-use.lock')
    }
  },
  slow,
)

test('a lock file of PostgreSQL that a power failure left empty does not stop the start', async () => {
  const dataDir = await aDataDirectory()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '')
  await using(connect({ dataDir, log }), (database) => database.ping())
})

test('checkpoints come by themselves, and tables that grow are vacuumed', async () => {
  const { pool, close } = await openEmbedded(await aDataDirectory(), () => {})
  const stopTidying = keepTidy(pool, log, {
    lookEveryMs: 20,
    checkpointAfterMs: 600_000,
    checkpointAfterBytes: 1024 * 1024,
  })
  const value = async (query: string) => Object.values((await pool.query(query)).rows[0])[0]
  const checkpoint = 'select checkpoint_lsn from pg_control_checkpoint()'
  const knownPages = "select relpages from pg_class where relname = 'pages'"
  const before = await value(checkpoint)
  await pool.query("create table pages as select repeat('x', 1000) from generate_series(1, 3000)")
  await expect.poll(() => value(knownPages)).toBeGreaterThan(300)
  await expect.poll(() => value(checkpoint)).not.toBe(before)
  await stopTidying()
  await close()
})

describe('a data directory that cannot be used', () => {
  test('written by a newer Ramiform: says so and changes nothing', async () => {
    const dataDir = await aDataDirectory()
    await using(connect({ dataDir, log }), ({ kysely }) =>
      sql`insert into ramiform_migrations values ('9999-from-the-future', 'now')`.execute(kysely),
    )
    const message = await startupError(dataDir)
    expect(message).toContain('newer Ramiform')
    expect(message).toContain('9999-from-the-future')
  })

  test('with the files of another PostgreSQL: says so and touches nothing', async () => {
    const dataDir = await aDataDirectory()
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '19\n')
    const before = await filesIn(dataDir)
    expect(await startupError(dataDir)).toMatch(/PostgreSQL is 19, this one's is 18/)
    expect(await filesIn(dataDir)).toEqual(before)
  })

  test('without a database in it: is not taken for an empty one', async () => {
    const dataDir = await aDataDirectory()
    await rm(join(dataDir, 'postgres', 'PG_VERSION'))
    const before = await filesIn(dataDir)
    expect(await startupError(dataDir)).toContain('PG_VERSION is missing')
    expect(await filesIn(dataDir)).toEqual(before)
  })

  test('corrupt: says what is wrong with it and keeps what is left', async () => {
    const dataDir = await aDataDirectory()
    const control = join(dataDir, 'postgres', 'global', 'pg_control')
    const bytes = await readFile(control)
    await writeFile(control, bytes.fill(0x55, 0, 64))
    expect(await startupError(dataDir)).toContain('cannot be opened')
    expect((await readFile(control)).equals(bytes)).toBe(true)
    expect(await readdir(dataDir)).not.toContain('in-use.lock')
  })

  test('that is a file: says so', async () => {
    const dataDir = join(folder, 'a-file')
    await writeFile(dataDir, 'not a directory')
    expect(await startupError(dataDir)).toContain('DATA_DIR')
  })
})

describe('the connection', () => {
  let database: Database
  beforeAll(async () => {
    database = await connect({ dataDir: await aDataDirectory(), log })
  })
  afterAll(() => database.close())

  test('others wait for an open transaction and see all of it or nothing', async () => {
    const { kysely } = database
    await sql`create table tally (n int)`.execute(kysely)
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from tally`.execute(
        kysely,
      )
      return rows[0]?.n
    }
    const seen: (number | undefined)[] = []
    await Promise.all([
      ...Array.from({ length: 5 }, () =>
        kysely.transaction().execute(async (transaction) => {
          await sql`insert into tally values (1)`.execute(transaction)
          await new Promise((resolve) => setTimeout(resolve, 5))
          await sql`insert into tally values (2)`.execute(transaction)
        }),
      ),
      ...Array.from({ length: 20 }, async () => seen.push(await count())),
    ])
    expect(seen.filter((n) => (n ?? 1) % 2 === 1)).toEqual([])
    expect(await count()).toBe(10)
  })

  test('a transaction that fails leaves nothing, and the connection goes on', async () => {
    const { kysely } = database
    await sql`create table once (n int primary key)`.execute(kysely)
    const failing = kysely.transaction().execute(async (transaction) => {
      await sql`insert into once values (1)`.execute(transaction)
      await sql`insert into once values (1)`.execute(transaction)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    const { rows } = await sql`select * from once`.execute(kysely)
    expect(rows).toEqual([])
  })

  test('wrong statements are refused one by one', async () => {
    const statement = { name: 'division', text: 'select 1 / $1::int as quotient' }
    const results = await Promise.allSettled([
      database.prepared(statement, [1]),
      database.prepared(statement, [0]),
      sql`selec ${1}`.execute(database.kysely),
      sql`select 1; selec 2`.execute(database.kysely),
      database.prepared(statement, ['x']),
      database.prepared(statement, [1]),
    ])
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('texts of several megabytes go there and back', async () => {
    const text = 'é"\\👩‍👩‍👧'.repeat(400_000)
    const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(
      database.kysely,
    )
    expect(rows[0]?.text === text).toBe(true)
  })

  test('timers keep running while the database works', async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 5)
    await sql`select count(*) from generate_series(1, 3000000)`.execute(database.kysely)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})

test(
  'what was added is there after a close and a start; calls after the close are refused',
  async () => {
    const dataDir = await aDataDirectory()
    const now = new Date()
    const database = await connect({ dataDir, log })
    const ada = { iss: 'https://id.example', sub: 'ada', email: 'ada@example.org', name: 'Ada' }
    const { id: ownerId } = await createUserStore(database).signIn(ada, now)
    const { id: formId } = await createFormStore(database).create(ownerId, {
      id: newId(),
      name: 'Sign up',
      schema: { fields: [], settings: {} },
      now,
    })
    const intake = createIntakeStore(database)
    const submission = { formId, formVersion: 1, submittedAt: now, data: {}, searchText: '' }
    const adding = Array.from({ length: 200 }, () => intake.add({ ...submission, id: newId() }))
    await intake.flush()
    await Promise.all([database.close(), database.close()])
    expect((await Promise.all(adding)).every((answer) => answer?.stored)).toBe(true)
    const refusal = await intake
      .add({ ...submission, id: newId() })
      .catch((error: unknown) => error)
    expect(isUnavailable(refusal)).toBe(true)

    await using(connect({ dataDir, log }), async (reopened) => {
      const form = await createFormStore(reopened).read(ownerId, formId)
      expect(form?.submissionCount).toBe(200)
    })
  },
  slow,
)

test(
  'a process that calculates for seconds needs no memory for optimizing PostgreSQL (decision 706)',
  async () => {
    const script = fileURLToPath(new URL('../testing/embedded-memory.ts', import.meta.url))
    const child = spawn(process.execPath, [script, await aDataDirectory()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const megabytes = Number((await child.stdout.toArray()).join(''))
    expect(megabytes).toBeGreaterThan(100)
    expect(megabytes).toBeLessThan(450)
  },
  slow,
)
