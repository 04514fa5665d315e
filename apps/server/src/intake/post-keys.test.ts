import { expect, test } from 'vitest'
import { createPostKeys, type Post } from './post-keys.ts'

const post: Post = { slug: 'a', address: '203.0.113.7', browser: 'Lynx', body: 'name=Ada' }
const start = new Date('2026-05-03T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

test('the same post within five seconds has the same key, and another one afterwards', () => {
  const keyOf = createPostKeys()
  const key = keyOf(post, start)
  expect(keyOf({ ...post }, after(300))).toBe(key)
  expect(keyOf(post, after(4_999))).toBe(key)
  expect(keyOf(post, after(5_000))).not.toBe(key)
})

test.each<Partial<Post>>([
  { slug: 'b' },
  { address: '203.0.113.8' },
  { browser: 'w3m' },
  { body: 'name=Bob' },
])('another form, address, browser or answer has a key of its own: %o', (other) => {
  const keyOf = createPostKeys()
  expect(keyOf({ ...post, ...other }, start)).not.toBe(keyOf(post, start))
})

test('a later post forgets what is over, and not what is not', () => {
  const keyOf = createPostKeys()
  const [first, second] = [keyOf(post, start), keyOf({ ...post, body: 'b' }, after(3_000))]
  keyOf({ ...post, body: 'c' }, after(6_000))
  expect(keyOf(post, after(6_000))).not.toBe(first)
  expect(keyOf({ ...post, body: 'b' }, after(6_000))).toBe(second)
})
