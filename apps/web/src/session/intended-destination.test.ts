import { expect, test } from 'vitest'
import { isOwnPath, rememberDestination, takeDestination } from './intended-destination.ts'

function aStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

test('after signing in, an owner returns once to the page where they started', () => {
  const storage = aStorage()
  rememberDestination(() => storage, '/forms/f1/submissions?q=a')
  expect(takeDestination(() => storage)).toBe('/forms/f1/submissions?q=a')
  expect(takeDestination(() => storage)).toBe('/dashboard')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('%j is no place to be sent to', (path) => {
  expect(isOwnPath(path)).toBe(false)
  const storage = aStorage()
  rememberDestination(() => storage, path)
  expect(takeDestination(() => storage)).toBe('/dashboard')
})

test('without storage, signing in leads to the dashboard and nothing fails', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  rememberDestination(denied, '/forms/f1/submissions')
  expect(takeDestination(denied)).toBe('/dashboard')
})

test('data of other scripts in the storage is not trusted', () => {
  const storage = aStorage()
  storage.setItem('ramiform.destination', '//evil.example')
  expect(takeDestination(() => storage)).toBe('/dashboard')
})
