import { afterEach, expect, test, vi } from 'vitest'
import { recentCommands, rememberCommand } from './recent-commands.ts'

afterEach(() => vi.unstubAllGlobals())

test('the five commands used last are remembered, each once, newest first', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberCommand(id)
  expect(recentCommands()).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('where the browser denies storage, none is remembered and nothing fails', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  rememberCommand('a')
  expect(recentCommands()).toEqual([])
})
