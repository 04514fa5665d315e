import { expect, test } from 'vitest'
import { emptyInput, keepInput, readInput } from './stored-input.ts'

function storage(refuses = false): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

test('typed text is restored on the page of its form only', () => {
  const here = storage()
  const input = { text: 'Is it on?\n├── Yes', title: 'Lamp', description: '' }
  keepInput(() => here, 'a', input)
  expect(readInput(() => here, 'a')).toEqual(input)
  expect(readInput(() => here, 'b')).toEqual(emptyInput)
})

test('an empty page stores nothing, and a full storage breaks nothing', () => {
  const here = storage()
  keepInput(() => here, 'a', { ...emptyInput, title: 'Lamp' })
  keepInput(() => here, 'a', emptyInput)
  expect(here.length).toBe(0)
  expect(() => keepInput(() => storage(true), 'a', { ...emptyInput, text: 'x' })).not.toThrow()
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readInput(denied, 'a')).toEqual(emptyInput)
})

test('foreign data in the storage is ignored', () => {
  const here = storage()
  for (const text of ['{', 'null', '7', '{"text": 7}']) {
    here.setItem('ramiform.logic-builder.a', text)
    expect(readInput(() => here, 'a')).toEqual(emptyInput)
  }
})
