import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type DiskChange, journalEntry, readJournal } from '../bench/power-loss/disk-journal.ts'
import { SimulatedDisk } from '../bench/power-loss/simulated-disk.ts'

// The disk of `bench/power-loss.mjs`. The bench itself takes minutes, so it is not part of `npm test`.

const folder = mkdtempSync(join(tmpdir(), 'ramiform-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [base, image] = [join(folder, 'base'), join(folder, 'image')]
beforeEach(() => {
  rmSync(base, { recursive: true, force: true })
  mkdirSync(base)
  writeFileSync(join(base, 'known'), 'before')
})

const at = (name: string) => `/disk/${name}`
const never = () => 0.1
const always = () => 0.45
const open = (fd: number, name: string): DiskChange => ({
  do: 'open',
  fd,
  path: at(name),
  empties: false,
})

/** Applies changes, with data for each, and returns the file after a power failure; null if it is gone. */
function after(
  changes: readonly (readonly [DiskChange, string?])[],
  { random = never, name = 'known', ignoresFsync = false } = {},
): string | null {
  const disk = new SimulatedDisk('/disk', base, { ignoresFsync })
  for (const [change, data = ''] of changes) disk.apply(change, Buffer.from(data))
  disk.crash(image, random)
  const path = join(image, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const write = (fd: number, data: string, offset = 0) =>
  [{ do: 'write', fd, at: offset }, data] as const
const sync = (fd: number) => [{ do: 'sync', fd }] as const

test('an unflushed write can be lost, and can be there', () => {
  const changes = [[open(3, 'known')], write(3, 'after!')] as const
  expect(after(changes)).toBe('before')
  expect(after(changes, { random: always })).toBe('after!')
})

test('a flushed write is there, unless the disk ignores the flush', () => {
  const changes = [[open(3, 'known')], write(3, 'after!'), sync(3)] as const
  expect(after(changes)).toBe('after!')
  expect(after(changes, { ignoresFsync: true })).toBe('before')
})

test('a write is torn at sectors of 512 bytes', () => {
  const numbers = [0.9, 0.9, 0.9, 0.1]
  const data = `${'a'.repeat(512)}${'b'.repeat(512)}`
  const torn = after([[open(3, 'known')], write(3, data)], { random: () => numbers.shift() ?? 0.9 })
  expect(torn).toBe(`before${'\0'.repeat(506)}${'b'.repeat(512)}`)
})

test('a later write can be there without an earlier one', () => {
  const numbers = [0.1, 0.5]
  const changes = [[open(3, 'known')], write(3, 'x', 0), write(3, 'y', 5)] as const
  expect(after(changes, { random: () => numbers.shift() ?? 0 })).toBe('befory')
})

test('a new file and its name are there after its flush', () => {
  const created = [[open(3, 'new')], write(3, 'data')] as const
  expect(after(created, { name: 'new', random: () => 0.9 })).toBeNull()
  expect(after([...created, sync(3)], { name: 'new', random: () => 0.9 })).toBe('data')
})

test('a renaming is there after the flush of its folder', () => {
  const renamed = [[{ do: 'rename', from: at('known'), to: at('other') }]] as const
  const late = { name: 'other', random: () => 0.9 }
  expect(after(renamed, late)).toBeNull()
  expect(after(renamed, { random: () => 0.9 })).toBe('before')
  expect(after([...renamed, [open(4, '')], sync(4)], late)).toBe('before')
})

test('a removed file can come back, and stays away after the flush of its folder', () => {
  const removed = [[{ do: 'remove', path: at('known') }]] as const
  expect(after(removed, { random: () => 0.9 })).toBe('before')
  expect(after([...removed, [open(4, '')], sync(4)], { random: () => 0.9 })).toBeNull()
})

test('a journal is read up to its last whole entry', () => {
  const entries = [
    journalEntry({ do: 'write', fd: 3, at: 8 }, Buffer.from('data')),
    journalEntry({ do: 'sync', fd: 3 }),
  ]
  const bytes = Buffer.concat(entries)
  expect(readJournal(bytes).map(({ change }) => change.do)).toEqual(['write', 'sync'])
  expect(readJournal(bytes.subarray(0, -1)).map(({ change }) => change.do)).toEqual(['write'])
})
