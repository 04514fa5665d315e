import { expect, test } from 'vitest'
import { type IncognitoClues, incognitoQuotaBytes, looksIncognito } from './incognito.ts'

const regular: IncognitoClues = {
  quota: async () => incognitoQuotaBytes,
  openDatabase: async () => undefined,
  writeLocally: () => undefined,
}

function fails(): never {
  throw new DOMException('denied', 'SecurityError')
}

test('a window with normal storage is not private', async () => {
  expect(await looksIncognito(regular)).toBe(false)
  expect(await looksIncognito({ ...regular, quota: async () => undefined })).toBe(false)
})

test.each([
  ['little room', { quota: async () => incognitoQuotaBytes - 1 }],
  ['no database', { openDatabase: async () => fails() }],
  ['no local storage', { writeLocally: fails }],
])('%s suggests a private window', async (_, clue) => {
  expect(await looksIncognito({ ...regular, ...clue })).toBe(true)
})
