import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'
import type { DiskChange } from './disk-journal.ts'
import { journalEntry } from './disk-journal.ts'

/**
 * Writes every change of a data directory to a journal, in order. A server loads it with `--import`, in all its threads.
 * Each thread appends an entry with one write, so the file has the order in which the changes happened. `RECORDED_FOLDERS`
 * has absolute paths, separated by colons. `DISK_JOURNAL` is the path of the journal.
 */
const folders = (process.env.RECORDED_FOLDERS ?? '').split(':').map((path) => resolve(path))
const original = { ...fs }
const originalPromises = { ...fs.promises }
const journal = original.openSync(process.env.DISK_JOURNAL ?? '', 'a')
const recorded = new Set<number>()

function record(change: DiskChange, data?: Uint8Array) {
  original.writeSync(journal, journalEntry(change, data))
}

function isRecorded(path: unknown): path is string {
  if (typeof path !== 'string') return false
  const whole = resolve(path)
  return folders.some((folder) => whole === folder || whole.startsWith(folder + sep))
}

const isEmptying = (flags: unknown) =>
  typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : String(flags).startsWith('w')

function opened(path: unknown, fd: number, flags: unknown) {
  if (!isRecorded(path)) return
  recorded.add(fd)
  record({ do: 'open', fd, path: resolve(path), empties: isEmptying(flags) })
}

function closed(fd: number) {
  if (recorded.delete(fd)) record({ do: 'close', fd })
}

function bytesOf(data: unknown): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(String(data))
}

/** Calls of the synchronous and the promise interface that change names. Both have the same arguments. */
function changesOfNames(name: string, [path, other]: readonly unknown[]): DiskChange | undefined {
  const is = isRecorded(path)
  if (name === 'rename' && is) return { do: 'rename', from: resolve(path), to: resolve(`${other}`) }
  if (name === 'mkdir' && is) return { do: 'folder', path: resolve(path) }
  if (['unlink', 'rmdir', 'rm'].includes(name) && is) return { do: 'remove', path: resolve(path) }
  if (name === 'truncate' && is) {
    return { do: 'size', path: resolve(path), size: Number(other ?? 0) }
  }
  return undefined
}

type AnyCall = (...args: unknown[]) => unknown

for (const name of ['rename', 'mkdir', 'unlink', 'rmdir', 'rm', 'truncate']) {
  const sync = original[`${name}Sync` as 'renameSync'] as AnyCall
  const later = originalPromises[name as 'rename'] as AnyCall
  Object.assign(fs, {
    [`${name}Sync`](...args: unknown[]) {
      const result = sync(...args)
      const change = changesOfNames(name, args)
      if (change !== undefined) record(change)
      return result
    },
  })
  Object.assign(fs.promises, {
    async [name](...args: unknown[]) {
      const result = await later(...args)
      const change = changesOfNames(name, args)
      if (change !== undefined) record(change)
      return result
    },
  })
}

function wroteFile(path: unknown, data: unknown) {
  if (isRecorded(path)) record({ do: 'file', path: resolve(path) }, bytesOf(data))
}

Object.assign(fs, {
  openSync(path: string, flags: string, mode?: number) {
    const fd = original.openSync(path, flags, mode)
    opened(path, fd, flags ?? 'r')
    return fd
  },
  closeSync(fd: number) {
    closed(fd)
    original.closeSync(fd)
  },
  writeSync(fd: number, data: Uint8Array, offset = 0, length?: number, position?: number) {
    const size = length ?? data.byteLength - offset
    const written = original.writeSync(fd, data, offset, size, position)
    if (recorded.has(fd)) {
      if (typeof position !== 'number')
        throw new Error('A write without a position is not recorded')
      record({ do: 'write', fd, at: position }, bytesOf(data).subarray(offset, offset + written))
    }
    return written
  },
  writeFileSync(path: string, data: string, options?: fs.WriteFileOptions) {
    original.writeFileSync(path, data, options)
    wroteFile(path, data)
  },
  ftruncateSync(fd: number, size = 0) {
    original.ftruncateSync(fd, size)
    if (recorded.has(fd)) record({ do: 'size', fd, size })
  },
  fsyncSync(fd: number) {
    original.fsyncSync(fd)
    if (recorded.has(fd)) record({ do: 'sync', fd })
  },
  fdatasyncSync(fd: number) {
    original.fdatasyncSync(fd)
    if (recorded.has(fd)) record({ do: 'sync', fd })
  },
  // The store of uploads writes its empty files and their metadata with it.
  writeFile(path: string, data: string, ...more: unknown[]) {
    const done = more.pop() as (error: Error | null) => void
    const after = (error: Error | null) => {
      if (error === null) wroteFile(path, data)
      done(error)
    }
    ;(original.writeFile as AnyCall)(path, data, ...more, after)
  },
})

Object.assign(fs.promises, {
  async open(path: string, flags?: string, mode?: number) {
    const handle = await originalPromises.open(path, flags, mode)
    opened(path, handle.fd, flags ?? 'r')
    return handle
  },
  async writeFile(path: string, data: string, options?: object) {
    await originalPromises.writeFile(path, data, options)
    wroteFile(path, data)
  },
})

const probe = await originalPromises.open(process.execPath)
const handles = Object.getPrototypeOf(probe) as fs.promises.FileHandle
await probe.close()
const { sync, datasync, truncate, close } = handles
const write = handles.write as (
  data: Uint8Array,
  ...place: (number | undefined)[]
) => Promise<{ readonly bytesWritten: number }>
Object.assign(handles, {
  async write(
    this: fs.promises.FileHandle,
    data: Uint8Array,
    offset = 0,
    length?: number,
    position?: number,
  ) {
    const { fd } = this
    const result = await write.call(this, data, offset, length, position)
    if (recorded.has(fd)) {
      if (typeof position !== 'number')
        throw new Error('A write without a position is not recorded')
      const { bytesWritten } = result
      record(
        { do: 'write', fd, at: position },
        bytesOf(data).subarray(offset, offset + bytesWritten),
      )
    }
    return result
  },
  async sync(this: fs.promises.FileHandle) {
    const { fd } = this
    await sync.call(this)
    if (recorded.has(fd)) record({ do: 'sync', fd })
  },
  async datasync(this: fs.promises.FileHandle) {
    const { fd } = this
    await datasync.call(this)
    if (recorded.has(fd)) record({ do: 'sync', fd })
  },
  async truncate(this: fs.promises.FileHandle, size = 0) {
    const { fd } = this
    await truncate.call(this, size)
    if (recorded.has(fd)) record({ do: 'size', fd, size })
  },
  close(this: fs.promises.FileHandle) {
    if (this.fd >= 0) closed(this.fd)
    return close.call(this)
  },
})
syncBuiltinESMExports()
record({ do: 'begin' })
