import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedPostgres } from '../../../../scripts/shared/installed-postgres.ts'
import { type OwnerClient, publishForm, signIn } from '../../../../scripts/shared/owner-client.ts'
import { freePort, startServer } from '../../../../scripts/shared/running-server.ts'
import { startPostgres } from '../../../../scripts/shared/temporary-postgres.ts'
import { type Acknowledged, loadedSchema, loadWithFiles } from '../testing/load-with-files.ts'
import { copyFreshDataDirectory } from '../testing/open-test-database.ts'
import { runOperatorCommand } from '../testing/run-operator-command.ts'
import { openS3Store } from '../testing/s3-store.ts'

/** Servers as operators run them: embedded with a folder of files, and PostgreSQL with an S3-compatible store. */
let folder: string
let s3: Awaited<ReturnType<typeof openS3Store>>
const programs = installedPostgres()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-backup-'))
  s3 = await openS3Store()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

test.skipIf(programs === undefined)(
  'a backup under load has every acknowledged submission and file, from embedded to PostgreSQL and back',
  async () => {
    const port = await freePort()
    // The server refuses the shared PostgreSQL of the tests, which does not flush to disk.
    const postgres = await startPostgres(programs ?? '')
    const keyFile = join(folder, 'key')
    await writeFile(keyFile, 'a key that is only used by this test')
    const key = { BACKUP_KEY_FILE: keyFile }

    const first = { DATA_DIR: join(folder, 'first') }
    await copyFreshDataDirectory(first.DATA_DIR)
    const embedded = await startServer({ dataDir: first.DATA_DIR, port })
    const form = await publishForm(await signIn(embedded), 'Load', loadedSchema)
    const load = loadWithFiles(embedded.url, form.slug)
    await until(() => load.acknowledged.length > 20)
    const toPostgres = join(folder, 'embedded.backup')
    const moment = await backUp(toPostgres, { ...first, ...key })
    const during = load.acknowledged.length
    await until(() => load.acknowledged.length > during)
    const early = await load.stop()
    await embedded.stop()

    const second = {
      DATA_DIR: join(folder, 'second'),
      DATABASE_URL: postgres.url,
      ...s3.environment,
    }
    await restore(toPostgres, { ...second, ...key })
    const onPostgres = await startServer({ dataDir: second.DATA_DIR, port, env: second })
    const owner = await signIn(onPostgres)
    const kept = early.filter(({ at }) => at < moment)
    expect(kept.length).toBeGreaterThan(20)
    expect(early.some(({ at }) => at > moment)).toBe(true)
    expectAll(await keysOf(owner, form.id), kept)

    const again = loadWithFiles(onPostgres.url, form.slug)
    await until(() => again.acknowledged.length > 20)
    const toEmbedded = join(folder, 'postgresql.backup')
    const later = await backUp(toEmbedded, { ...second, ...key })
    const all = [...kept, ...(await again.stop()).filter(({ at }) => at < later)]
    await onPostgres.stop()

    const third = { DATA_DIR: join(folder, 'third') }
    await restore(toEmbedded, { ...third, ...key })
    const back = await startServer({ dataDir: third.DATA_DIR, port })
    expectAll(await keysOf(await signIn(back), form.id), all)
    await back.stop()
    for (const { uploadId, content } of all) {
      const stored = await readFile(join(third.DATA_DIR, 'files', 'kept', uploadId))
      expect(stored.equals(content)).toBe(true)
    }
    await postgres.stop()
  },
  // About 20 s of CPU time; a busy machine takes longer.
  400_000,
)

/** Makes a backup and returns its moment. */
async function backUp(path: string, env: Record<string, string>): Promise<Date> {
  const { code, output } = await runOperatorCommand(['backup', path], { env })
  expect(output).toMatch(/has everything up to \S+, encrypted\.\n$/)
  expect(code).toBe(0)
  return new Date(/up to (\S+),/.exec(output)?.[1] ?? '')
}

async function restore(path: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runOperatorCommand(['restore', path], { env })
  expect(output).toMatch(/You can start the server\.\n$/)
  expect(code).toBe(0)
}

async function keysOf(owner: OwnerClient, formId: string): Promise<readonly string[]> {
  const keys: string[] = []
  let cursor = ''
  do {
    const page = (await owner.call(
      'GET',
      `/api/forms/${formId}/submissions?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )) as { submissions: { data: { key: string } }[]; nextCursor: string | null }
    keys.push(...page.submissions.map(({ data }) => data.key))
    cursor = page.nextCursor ?? ''
  } while (cursor !== '')
  return keys
}

/** No acknowledged submission is missing, and none is stored twice. */
function expectAll(keys: readonly string[], acknowledged: readonly Acknowledged[]): void {
  const stored = new Set(keys)
  expect(stored.size).toBe(keys.length)
  expect(acknowledged.filter(({ key }) => !stored.has(key))).toEqual([])
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the load does not get on')
}
