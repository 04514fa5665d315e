import { expect, test } from 'vitest'
import { emptyDraft, keepDraft, readDraft } from './start-draft.ts'

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as Storage
}

test('a draft comes back as it was stored', () => {
  const storage = memory()
  const draft = {
    title: 'Camp',
    description: 'Ask for name.',
    decided: { asked: ['Bring a hat'], told: [], ignored: ['Sort siblings'] },
    pasted: '{}',
    template: 'Contact',
  }
  keepDraft(() => storage, draft)
  expect(readDraft(() => storage)).toEqual(draft)
  keepDraft(() => storage, emptyDraft)
  expect(readDraft(() => storage)).toEqual(emptyDraft)
})

test('stored values of another shape are ignored', () => {
  const storage = memory()
  storage.setItem(
    'ramiform.generator',
    '{"title":7,"description":"Ask.","decided":{"asked":[1,"a"]}}',
  )
  expect(readDraft(() => storage)).toEqual({
    ...emptyDraft,
    description: 'Ask.',
    decided: { asked: ['a'], told: [], ignored: [] },
  })
  storage.setItem('ramiform.generator', 'null')
  expect(readDraft(() => storage)).toEqual(emptyDraft)
})

test('a browser without storage starts empty', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readDraft(refused)).toEqual(emptyDraft)
  expect(() => keepDraft(refused, { ...emptyDraft, title: 'x' })).not.toThrow()
})
