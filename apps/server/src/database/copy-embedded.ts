import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** Too little free space for a copy of the database. */
export class NoRoomForCopy extends Error {
  override readonly name = 'NoRoomForCopy'
}

/**
 * Copies the running embedded database, as `pg_basebackup` does: files are copied while they change, and the write-ahead
 * log repairs them when the copy is opened. No query waits. No checkpoint may run meanwhile, because it would remove
 * the log.
 * @param from directory of the database
 * @param to directory that does not exist yet
 * @param keepFreeBytes space that must stay free
 * @returns the time before which every committed row is in the copy
 * @throws NoRoomForCopy
 */
export async function copyEmbedded(
  pool: pg.Pool,
  { from, to, keepFreeBytes }: { from: string; to: string; keepFreeBytes: number },
): Promise<Date> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await refuseWithoutRoom(from, to, keepFreeBytes)
  await pool.query("select pg_backup_start('ramiform', true)")
  let isStopped = false
  const stop = async () => {
    isStopped = true
    const { rows } = await pool.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    return rows[0]
  }
  try {
    await copyFolder(from, to, (path) => path === 'pg_wal' || path === 'postmaster.pid')
    // A time read before the stop, so that every row committed before it is in the log.
    const { rows } = await pool.query<{ moment: Date }>('select clock_timestamp() as moment')
    const end = await stop()
    if (end === undefined) throw new Error('the copy of the database has no end')
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'), () => false)
    await writeFile(join(to, 'backup_label'), end.labelfile, { mode: 0o600 })
    return rows[0]?.moment ?? new Date(0)
  } finally {
    if (!isStopped) await stop().catch(() => {})
  }
}

async function refuseWithoutRoom(from: string, to: string, keepFreeBytes: number): Promise<void> {
  const needed = await sizeOf(from)
  const { bavail, bsize } = await statfs(to)
  const free = bavail * bsize
  if (free - needed >= keepFreeBytes) return
  const megabytes = Math.ceil((needed + keepFreeBytes - free) / 1_000_000)
  throw new NoRoomForCopy(
    `The disk of the data directory needs ${megabytes} MB more free space for a copy of the database.`,
  )
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += await sizeOf(path)
    else bytes += await unlessGone(async () => (await stat(path)).size, 0)
  }
  return bytes
}

/** Copies files one by one. Some file systems share their blocks until one changes, which takes no space and no time. */
async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyFolder(source, target, () => false)
    else await unlessGone(() => copyFile(source, target, constants.COPYFILE_FICLONE), undefined)
  }
}

/** Files may be removed while they are copied; the log removes them from the copy too. */
async function unlessGone<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise
    throw error
  }
}
