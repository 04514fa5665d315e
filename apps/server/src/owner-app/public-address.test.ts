import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStaticFolder } from '../http/static-folder.ts'
import { keepAddressed } from './public-address.ts'

test('names that are no files are not remembered, however many somebody asks for', async () => {
  const asked: string[] = []
  const files = {
    names: new Set<string>(),
    async read(name: string) {
      asked.push(name)
      return null
    },
  }
  const read = keepAddressed(files, 'https://forms.example.org')
  expect([await read('none.txt'), await read('none.txt')]).toEqual([null, null])
  expect(asked).toEqual(['none.txt', 'none.txt'])
})

test('a file that could not be read once is read the next time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-addressed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'robots.txt')
  await writeFile(file, '')
  const read = keepAddressed(await openStaticFolder(folder), 'https://forms.example.org')
  await rm(file)
  await expect(read('robots.txt')).rejects.toThrow('ENOENT')
  await writeFile(file, 'Sitemap: https://public-address.invalid/sitemap.xml')
  const body = await (await read('robots.txt'))?.in('identity')
  expect(body?.toString()).toBe('Sitemap: https://forms.example.org/sitemap.xml')
})
