import { existsSync } from 'node:fs'
import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { type Files, openFileStorage } from '../files/open-file-storage.ts'
import { digestOf, fillDatabase } from '../testing/database-with-everything.ts'
import { copyDatabase } from '../testing/every-database.ts'
import { copyFreshDataDirectory } from '../testing/open-test-database.ts'
import { runOperatorCommand } from '../testing/run-operator-command.ts'
import { openSource, type SourceSettings } from './open-source.ts'
import { restoreBackup } from './restore-backup.ts'
import { tablesInBackup } from './tables-in-backup.ts'
import { writeBackup } from './write-backup.ts'

const silent = { info() {}, warn() {}, error() {} }
const quiet = { say() {}, show() {} }
const key = 'a key that is only used by this test'
const template = inject('postgresTemplate')

// A restore creates a database, which takes seconds of CPU time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let folder: string
let number = 0
/** Backup of the filled embedded database, encrypted. */
let good: string
let ids: readonly string[]
let digests: Readonly<Record<string, string>>
let source: SourceSettings
let sourceFiles: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-backup-'))
  source = { databaseUrl: undefined, dataDir: join(folder, 'source'), runId: undefined }
  await copyFreshDataDirectory(source.dataDir)
  const database = await connect({ dataDir: source.dataDir, log: silent })
  ids = await fillDatabase(database, join(source.dataDir, 'files'))
  digests = await digestOf(database)
  await database.close()
  sourceFiles = filesIn(source.dataDir)
  good = newPath('good.backup')
  await backUp(good)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const newPath = (name: string) => {
  number += 1
  return join(folder, `${number}-${name}`)
}
const filesIn = (dataDir: string): Files =>
  openFileStorage({ directory: join(dataDir, 'files'), s3: undefined, maxMegabytes: 100 })

interface Changes {
  readonly from?: SourceSettings
  readonly storage?: Files['storage']
  readonly key?: string
  readonly say?: (line: string) => void
  /** Migration that the database has in addition. */
  readonly migration?: string
}

async function backUp(path: string, changes: Changes = {}) {
  const opened = await openSource(changes.from ?? source)
  const { migration } = changes
  try {
    return await writeBackup({
      path,
      key: changes.key ?? key,
      source: {
        ...opened,
        async openSnapshot() {
          const snapshot = await opened.openSnapshot()
          if (migration === undefined) return snapshot
          return { ...snapshot, migrations: [...snapshot.migrations, migration] }
        },
      },
      storage: changes.storage ?? sourceFiles.storage,
      sessionSecret: null,
      progress: { ...quiet, say: changes.say ?? quiet.say },
    })
  } finally {
    await opened.close()
  }
}

interface Target {
  readonly path?: string
  readonly key?: string | undefined
  readonly databaseUrl?: string
  readonly dataDir?: string
  readonly files?: Files
  readonly replace?: boolean
}

function restore(target: Target = {}) {
  const dataDir = target.dataDir ?? newPath('target')
  return restoreBackup({
    path: good,
    key,
    databaseUrl: undefined,
    replace: false,
    files: filesIn(dataDir),
    progress: quiet,
    ...target,
    dataDir,
  })
}

async function expectEverything(open: { url?: string; dataDir: string }, filesDir: string) {
  const database = await connect({ ...open, log: silent })
  const restored = await digestOf(database)
  await database.close()
  expect(restored).toEqual(digests)
  for (const id of ids) {
    const [one, other] = await Promise.all(
      [source.dataDir, filesDir].map((dir) => readFile(join(dir, 'files', 'kept', id))),
    )
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
  }
}

test('every table of the database has its part in a backup', () => {
  expect(Object.keys(digests).sort()).toEqual([...tablesInBackup].sort())
})

describe('a file that is not the whole, unchanged backup is refused before anything is written', () => {
  async function expectRefusal(target: Target, message: RegExp) {
    const dataDir = newPath('refused')
    await expect(restore({ ...target, dataDir })).rejects.toThrow(message)
    expect(await readdir(dataDir)).toEqual(['files'])
    expect(await readdir(join(dataDir, 'files', 'kept'))).toEqual([])
  }

  test('torn at any place', async () => {
    const bytes = await readFile(good)
    for (const part of [0.001, 0.2, 0.5, 0.9, 0.9999]) {
      const path = newPath('torn')
      await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * part)))
      await expectRefusal({ path }, /ends too early|is not a backup|has no end/)
    }
    const path = newPath('longer')
    await writeFile(path, Buffer.concat([bytes, Buffer.from('x')]))
    await expectRefusal({ path }, /damaged: it continues after its end/)
  })

  test.each(['encrypted', 'not encrypted'])('with one changed bit, %s', async (kind) => {
    const path = newPath('plain')
    const used = kind === 'encrypted' ? key : undefined
    if (used === undefined) {
      const opened = await openSource(source)
      const { storage } = sourceFiles
      const parts = { path, source: opened, storage, sessionSecret: null, progress: quiet }
      await writeBackup({ ...parts, key: used })
      await opened.close()
    }
    const bytes = await readFile(used === undefined ? path : good)
    for (let at = 40; at < bytes.length; at += Math.ceil(bytes.length / 12)) {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at)
      const changed = newPath('changed')
      await writeFile(changed, flipped)
      await expectRefusal({ path: changed, key: used }, /damaged|too early|not the key|newer/)
    }
  })

  test('with a wrong key, without one, of a newer format or newer tables, or another file', async () => {
    await expectRefusal({ key: 'another key of this test' }, /not the key of this backup/)
    await expectRefusal({ key: undefined }, /is encrypted. Set BACKUP_KEY_FILE/)
    const text = (await readFile(good)).toString('latin1')
    const newer = newPath('newer')
    await writeFile(newer, text.replace('"format":1', '"format":2'), 'latin1')
    await expectRefusal({ path: newer }, /made by a newer Ramiform/)
    const tables = newPath('newer-tables')
    await backUp(tables, { migration: '9999-later' })
    await expectRefusal({ path: tables }, /newer Ramiform \(it has "9999-later"\)/)
    const other = newPath('other')
    await writeFile(other, 'name,email\n')
    await expectRefusal({ path: other }, /is not a backup of Ramiform/)
    await expectRefusal({ path: newPath('missing') }, /Cannot read/)
  })

  test('and answers cannot be read in it without the key', async () => {
    const bytes = await readFile(good)
    expect(bytes.includes('ada@example.org')).toBe(false)
    expect((await stat(good)).mode & 0o777).toBe(0o600)
  })
})

test('an interrupted backup goes on at the same moment with the files that are missing', async () => {
  const path = newPath('interrupted.backup')
  const read: string[] = []
  const storage: Files['storage'] = {
    ...sourceFiles.storage,
    async read(id) {
      read.push(id)
      if (read.length === 4) throw new Error('the power went out')
      return sourceFiles.storage.read(id)
    },
  }
  await expect(backUp(path, { storage })).rejects.toThrow('the power went out')
  expect(existsSync(path)).toBe(false)
  // A write that was under way.
  await appendFile(`${path}.part`, Buffer.alloc(1_000, 7))
  const said: string[] = []
  const { moment, manifest } = await backUp(path, { storage, say: (line) => said.push(line) })
  expect(said[0]).toBe(`Continuing the interrupted backup of ${moment.toISOString()}.`)
  expect(manifest.files.count).toBe(ids.length)
  expect(read).toHaveLength(ids.length + 1)
  expect(new Set(read).size).toBe(ids.length)
  expect(existsSync(`${path}.part`)).toBe(false)

  // Cut within the tables, it starts anew.
  const early = newPath('early.backup')
  await writeFile(`${early}.part`, await readFile(path))
  await truncate(`${early}.part`, 3_000)
  const again = await backUp(early)
  expect(again.moment.getTime()).toBeGreaterThan(moment.getTime())
  await expect(backUp(early)).rejects.toThrow('exists. Choose another name')
})

test('a file that was deleted after the moment of the backup is counted, not an error', async () => {
  const { storage } = sourceFiles
  const missing = {
    ...storage,
    size: async (id: string) => (id === ids[2] ? null : storage.size(id)),
  }
  const { manifest } = await backUp(newPath('absent.backup'), { storage: missing })
  expect(manifest.files).toMatchObject({ count: ids.length - 1, absent: 1 })
})

test('a restore that is killed leaves a directory on which no server starts, and can be repeated', async () => {
  const dataDir = newPath('killed')
  const env = { DATA_DIR: dataDir, BACKUP_KEY: key }
  const killWhen = () => existsSync(join(dataDir, 'restoring'))
  const { code } = await runOperatorCommand(['restore', good], { env, killWhen })
  expect(code).not.toBe(0)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  await expect(connect({ dataDir, log: silent })).rejects.toThrow(/did not finish. Run the same/)

  await restore({ dataDir })
  await expectEverything({ dataDir }, dataDir)
  await expect(restore({ dataDir })).rejects.toThrow(/already has a database.*--replace/)
  const replaced = await restore({ dataDir, replace: true })
  expect(existsSync(join(replaced.aside ?? '', 'PG_VERSION'))).toBe(true)
  await expectEverything({ dataDir }, dataDir)
})

describe.skipIf(template === undefined)('on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let dataDir: string

  beforeAll(async () => {
    copy = await copyDatabase(template ?? '')
    dataDir = newPath('postgresql')
  })
  afterAll(() => copy.remove())

  test('a restore that fails half-way leaves a database on which no server starts, and can be repeated', async () => {
    const databaseUrl = copy.url
    const files = filesIn(dataDir)
    let stored = 0
    const failing: Files = {
      ...files,
      storage: {
        ...files.storage,
        async keep(id, path) {
          stored += 1
          if (stored === 4) throw new Error('the power went out')
          await files.storage.keep(id, path)
        },
      },
    }
    await expect(restore({ databaseUrl, dataDir, files: failing })).rejects.toThrow(
      'the power went out',
    )
    await expect(connect({ url: databaseUrl, dataDir, log: silent })).rejects.toThrow(
      /did not finish/,
    )
    expect(stored).toBe(4)

    await restore({ databaseUrl, dataDir, files: failing })
    // Files of the first try are not stored again.
    expect(stored).toBe(4 + ids.length - 3)
    await expectEverything({ url: databaseUrl, dataDir }, dataDir)
  })

  test('data is not deleted without --replace, and not while a server runs', async () => {
    const databaseUrl = copy.url
    await expect(restore({ databaseUrl, dataDir })).rejects.toThrow(/not empty.*--replace/)
    const server = await connect({ url: databaseUrl, dataDir, log: silent })
    // A server asks for jobs all the time. Without that, its pool closes idle connections.
    const working = setInterval(() => void server.ping(), 200)
    await expect(restore({ databaseUrl, dataDir, replace: true })).rejects.toThrow(
      /Stop all servers/,
    )
    clearInterval(working)
    await server.close()
    await restore({ databaseUrl, dataDir, replace: true })
    await expectEverything({ url: databaseUrl, dataDir }, dataDir)
  })

  test('a full disk ends the backup with a message, and it can be repeated', async () => {
    const path = newPath('full.backup')
    const env = { DATABASE_URL: copy.url, DATA_DIR: dataDir, BACKUP_KEY: key }
    const full = await runOperatorCommand(['backup', path], { env, fileBlocks: 4_000 })
    expect(full.output).toMatch(/There is not enough space for .*full.backup.part. Free some/)
    expect(full.code).toBe(1)
    const again = await runOperatorCommand(['backup', path], { env })
    expect(again.output).toMatch(/has everything up to/)
    expect(again.code).toBe(0)
    await restore({ path, databaseUrl: copy.url, dataDir, replace: true })
    await expectEverything({ url: copy.url, dataDir }, dataDir)
  })
})
