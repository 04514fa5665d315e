import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIncomingFiles } from './incoming-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-incoming-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('of a file that is not there nothing has come; one that cannot be asked is an error', async () => {
  const incoming = openIncomingFiles(folder)
  await writeFile(incoming.pathOf('a'), 'abc')
  expect(await incoming.arrived('a')).toMatchObject({ bytes: 3 })
  expect(await incoming.arrived('b')).toBeNull()
  await expect(incoming.arrived('a/b')).rejects.toThrow('ENOTDIR')
})

test('what got no part for long goes, whoever knows of it', async () => {
  const incoming = openIncomingFiles(folder)
  const old = new Date('2026-01-01T00:00:00Z')
  for (const name of ['old', 'old.json', 'new']) await writeFile(join(folder, name), '')
  for (const name of ['old', 'old.json']) await utimes(join(folder, name), old, old)
  await incoming.removeOlder(new Date('2026-01-02T00:00:00Z'))
  const left = await readdir(folder)
  expect(left).toContain('new')
  expect(left.filter((name) => name.startsWith('old'))).toEqual([])
})
