import { expect, test } from 'vitest'
import { emptyDraft, forgetDraft, keepDraft, readDraft } from './generator-draft.ts'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
}

test('typed text is restored until a form is created from it', () => {
  const kept = storage()
  const draft = { ...emptyDraft, tab: 'json' as const, title: 'Visit', json: '{}' }
  keepDraft(() => kept, draft)
  expect(readDraft(() => kept)).toEqual(draft)
  forgetDraft(() => kept)
  expect(readDraft(() => kept)).toEqual(emptyDraft)
})

test('stored data of another shape is ignored', () => {
  const kept = storage()
  for (const stored of ['{', 'null', '3', '{"tab": "cards", "title": 5}']) {
    kept.setItem('ramiform.generator', stored)
    expect(readDraft(() => kept)).toEqual(emptyDraft)
  }
})

test('the generator works without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readDraft(denied)).toEqual(emptyDraft)
  expect(() => keepDraft(denied, emptyDraft)).not.toThrow()
})
