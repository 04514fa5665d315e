import { expect, test } from 'vitest'
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
