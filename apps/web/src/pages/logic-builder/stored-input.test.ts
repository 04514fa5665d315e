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

test('what was typed on the page of one form is there again, and on no other page', () => {
  const here = storage()
  const input = { text: 'Is it on?\n├── Yes', title: 'Lamp', description: '' }
  keepInput(() => here, 'a', input)
  expect(readInput(() => here, 'a')).toEqual(input)
  expect(readInput(() => here, 'b')).toEqual(emptyInput)
})

test('nothing is kept of an empty page, and a full storage stops nobody', () => {
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

test('what somebody else wrote into the storage is no input', () => {
  const here = storage()
  for (const text of ['{', 'null', '7', '{"text": 7}']) {
    here.setItem('ramiform.logic-builder.a', text)
    expect(readInput(() => here, 'a')).toEqual(emptyInput)
  }
})
