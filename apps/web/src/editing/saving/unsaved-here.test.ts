import { expect, test } from 'vitest'
import type { SpareStorage } from './spare-storage.ts'
import { unsavedHere } from './unsaved-copy.ts'

const storage = (...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, '{}'])) as unknown as Storage
const tabs = (...open: string[]) => Promise.resolve(new Set(open))
const ofForm = (tab: string, form = 'f1') => `ramiform:unsaved:${form}:${tab}`

test('a form that nobody edits here has nothing unsaved, whatever other forms have', async () => {
  const here = storage(ofForm('a', 'f2'), 'ramiform.chat')
  expect(await unsavedHere('f1', here, () => tabs('a'), null)).toBe('none')
})

test('what a closed editor left is told from what an open one holds', async () => {
  const here = storage(ofForm('a'))
  expect(await unsavedHere('f1', here, () => tabs(), null)).toBe('left')
  expect(await unsavedHere('f1', here, () => tabs('a'), null)).toBe('open')
})

test('a copy that was too large for the small storage counts too, and a spare one that fails may have one', async () => {
  const spare = (entries: SpareStorage['entries']): SpareStorage => ({
    put: async () => {},
    remove: async () => {},
    entries,
  })
  const large = spare(async () => [[ofForm('a'), '{}']])
  expect(await unsavedHere('f1', storage(), () => tabs(), large)).toBe('left')
  const broken = spare(() => Promise.reject(new Error('no database')))
  expect(await unsavedHere('f1', storage(), () => tabs(), broken)).toBe('unknown')
  expect(await unsavedHere('f1', storage(ofForm('a')), () => tabs(), broken)).toBe('left')
  // Where all storage is denied, nothing was ever kept.
  expect(await unsavedHere('f1', null, () => tabs(), broken)).toBe('none')
  expect(await unsavedHere('f1', null, () => tabs(), large)).toBe('left')
})
