import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

test('what was not used for longest goes first, and the size stays within bounds', () => {
  const cache = createByteCache<string>(100)
  cache.set('a', 'A', 40)
  cache.set('b', 'B', 40)
  cache.get('a')
  cache.set('c', 'C', 40)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
})

test('what is made anew counts once', () => {
  const cache = createByteCache<number>(100)
  for (let version = 0; version < 10; version += 1) cache.set('a', version, 60)
  cache.set('b', 1, 40)
  expect([cache.get('a'), cache.get('b')]).toEqual([9, 1])
})

test('one that is larger than everything allowed is kept until the next', () => {
  const cache = createByteCache<string>(100)
  cache.set('small', 'S', 10)
  cache.set('huge', 'H', 500)
  expect([cache.get('small'), cache.get('huge')]).toEqual([undefined, 'H'])
  cache.set('next', 'N', 10)
  expect([cache.get('huge'), cache.get('next')]).toEqual([undefined, 'N'])
})
