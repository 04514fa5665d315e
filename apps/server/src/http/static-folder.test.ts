import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStaticFolder } from './static-folder.ts'

test('a file that could not be read once is read the next time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-static-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'robots.txt')
  await writeFile(file, '')
  const { read } = await openStaticFolder(folder)
  await rm(file)
  await expect(read('robots.txt')).rejects.toThrow('ENOENT')
  await writeFile(file, 'User-agent: *')
  const body = await (await read('robots.txt'))?.in('identity')
  expect(body?.toString()).toBe('User-agent: *')
})
