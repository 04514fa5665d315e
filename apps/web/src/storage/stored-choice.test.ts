import { afterEach, expect, test, vi } from 'vitest'
import { storedChoice } from './stored-choice.ts'

afterEach(() => vi.unstubAllGlobals())

const order = storedChoice('ramiform:order', ['name', 'newest'], 'newest')

test('a choice is stored between visits', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(order.read()).toBe('newest')
  order.write('name')
  expect(order.read()).toBe('name')
})

test('a stored value that is no longer a choice is ignored', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'color' })
  expect(order.read()).toBe('newest')
})

test('without storage, the default choice is used and nothing fails', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  order.write('name')
  expect(order.read()).toBe('newest')
})
