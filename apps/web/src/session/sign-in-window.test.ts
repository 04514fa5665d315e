import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  hearSignIn,
  isSignInWindow,
  markSignInWindow,
  postToFrame,
  signInWindowFor,
  signInWindowPath,
} from './sign-in-window.ts'

const own = 'https://forms.example.org'
let posted: [unknown, string][]
let listeners: ((event: Partial<MessageEvent>) => void)[]
let stored: Map<string, string>

beforeEach(() => {
  posted = []
  listeners = []
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  openedBy({
    postMessage: (message: unknown, origin: string) => void posted.push([message, origin]),
  })
})
afterEach(() => vi.unstubAllGlobals())

function openedBy(opener: unknown) {
  vi.stubGlobal('window', {
    opener,
    location: { origin: own },
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: (_: string, listener: (typeof listeners)[number]) => {
      listeners = listeners.filter((one) => one !== listener)
    },
  })
}

test('the window stores its purpose until it posts the result, to our own origin only', () => {
  const { search } = new URL(signInWindowPath('google'), own)
  expect(signInWindowFor(search)).toBe('google')
  expect(isSignInWindow()).toBe(false)
  markSignInWindow()
  expect(isSignInWindow()).toBe(true)
  postToFrame({ ramiform: 'signed-in', token: 't0ken' })
  expect(posted).toEqual([[{ ramiform: 'signed-in', token: 't0ken' }, own]])
  expect(isSignInWindow()).toBe(false)
})

test('a window without an opener signs in itself', () => {
  openedBy(null)
  expect(signInWindowFor('?popup=google')).toBeNull()
  markSignInWindow()
  expect(isSignInWindow()).toBe(false)
})

test('a frame accepts only known messages from its own origin', () => {
  const heard: unknown[] = []
  const stop = hearSignIn((message) => heard.push(message))
  const say = (data: unknown, origin = own) => {
    for (const listener of listeners) listener({ data, origin })
  }
  say({ ramiform: 'signed-in', token: 'evil' }, 'https://evil.example')
  say({ ramiform: 'signed-in', token: 'evil' }, 'null')
  for (const data of [
    null,
    'signed-in',
    { ramiform: 'signed-in' },
    { ramiform: 'signed-in', token: 1 },
  ])
    say(data)
  expect(heard).toEqual([])
  say({ ramiform: 'signed-in', token: 't0ken' })
  say({ ramiform: 'sign-in-failed', error: 'access_denied' })
  expect(heard).toHaveLength(2)
  stop()
  expect(listeners).toEqual([])
})
