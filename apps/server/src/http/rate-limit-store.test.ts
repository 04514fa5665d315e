import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateLimitStore } from './rate-limit-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function counter() {
  const store = new RateLimitStore()
  return (key: string) => {
    let result = { current: 0, ttl: 0 }
    store.incr(
      key,
      (_none, counted) => {
        result = counted
      },
      minute,
    )
    return result
  }
}

test('requests count for a minute after the first one, by key', () => {
  const count = counter()
  expect(count('a')).toEqual({ current: 1, ttl: minute })
  vi.advanceTimersByTime(20_000)
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(count('b')).toEqual({ current: 1, ttl: minute })
  vi.advanceTimersByTime(40_000)
  expect(count('a')).toEqual({ current: 1, ttl: minute })
})

test.each([-day, day])('a clock that is set by %s ms ends or prolongs no limit', (ms) => {
  const count = counter()
  count('a')
  vi.setSystemTime(Date.now() + ms)
  expect(count('a')).toEqual({ current: 2, ttl: minute })
  vi.advanceTimersByTime(minute)
  expect(count('a')).toEqual({ current: 1, ttl: minute })
})

test('at most 20,000 keys are kept, and the newest stay', () => {
  const count = counter()
  for (let key = 0; key <= 20_000; key += 1) count(String(key))
  expect(count('20000').current).toBe(2)
  expect(count('0').current).toBe(1)
})
