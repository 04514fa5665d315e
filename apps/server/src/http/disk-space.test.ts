import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskSpace } from './disk-space.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-disk-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** More than the disk has. */
async function tooMuch(): Promise<number> {
  const { blocks, bsize } = await statfs(folder)
  return blocks * bsize * 2
}

test('a folder with room is fine, also one that is not made yet', async () => {
  expect(
    await createDiskSpace({ data: folder, files: join(folder, 'a', 'b') }, 1).fullFolder(),
  ).toBeNull()
})

test('a folder with less free space than needed is named', async () => {
  const later = join(folder, 'a', 'b')
  expect(await createDiskSpace({ data: folder }, await tooMuch()).fullFolder()).toBe(folder)
  expect(await createDiskSpace({ data: later }, await tooMuch()).fullFolder()).toBe(later)
})

const isRoot = process.getuid?.() === 0
if (isRoot) console.warn('Did not run as root, who may write everywhere: a read-only folder.')

test.skipIf(isRoot)('a folder that cannot be written is named', async () => {
  await chmod(folder, 0o500)
  expect(await createDiskSpace({ data: folder }, 1).fullFolder()).toBe(folder)
  await chmod(folder, 0o700)
})

test('a missing disk is no room: a mount that went away', async () => {
  expect(await createDiskSpace({ data: '/dev/null/files' }, 1).fullFolder()).toBe('/dev/null/files')
})

test('the disk is looked at once in five seconds', async () => {
  let time = 0
  const disk = createDiskSpace({ data: folder }, await tooMuch(), () => time)
  const first = disk.fullFolder()
  time = 4_999
  expect(disk.fullFolder()).toBe(first)
  time = 5_000
  expect(disk.fullFolder()).not.toBe(first)
})
