import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Maximum number of addresses and forms tracked at a time by one limit; the oldest are dropped. */
const counted = 20_000

/**
 * Counts requests of this node by a clock that is never set. The plugin's own store uses the time of day: a clock set back
 * by a day would keep its limits for that day.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; readonly startedAt: number }>()

  incr(
    key: string,
    answer: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now()
    let window = this.#windows.get(key)
    if (window === undefined || window.startedAt + windowMs <= now) {
      window = { count: 0, startedAt: now }
      // Moves the key to the end, where the newest are.
      this.#windows.delete(key)
      this.#windows.set(key, window)
      this.#dropOldest()
    }
    window.count += 1
    answer(null, { current: window.count, ttl: window.startedAt + windowMs - now })
  }

  child(): RateLimitStore {
    return new RateLimitStore()
  }

  #dropOldest() {
    if (this.#windows.size <= counted) return
    const { value: oldest } = this.#windows.keys().next()
    if (oldest !== undefined) this.#windows.delete(oldest)
  }
}
