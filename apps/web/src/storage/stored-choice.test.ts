import { afterEach, expect, test, vi } from 'vitest'
import { storedChoice } from './stored-choice.ts'

afterEach(() => vi.unstubAllGlobals())

const order = storedChoice('ramiform:order', ['name', 'newest'], 'newest')

test('a choice is kept from one visit to the next', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(order.read()).toBe('newest')
  order.write('name')
  expect(order.read()).toBe('name')
})

test('what an older version kept, and is no choice any more, is passed over', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'color' })
  expect(order.read()).toBe('newest')
})

test('where the browser denies storage, there is the usual choice and no failure', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  order.write('name')
  expect(order.read()).toBe('newest')
})
