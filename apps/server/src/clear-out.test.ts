import { expect, test } from 'vitest'
import { clearOutRegularly } from './clear-out.ts'
import { createTestClock } from './testing/test-clock.ts'

const start = new Date('2026-11-21T12:00:00.000Z')
const minute = 60
const day = 24 * 60 * minute

/** Runs the clear-out on stores that do nothing, and returns the times of its rounds. */
function rounds() {
  const clock = createTestClock(start)
  const times: Date[] = []
  const store = new Proxy({}, { get: () => async () => true })
  const retention = {
    ...store,
    removeExpired: async (now: Date) => void times.push(now),
  }
  const stores = new Proxy({}, { get: (_none, name) => (name === 'retention' ? retention : store) })
  type Parts = Parameters<typeof clearOutRegularly>
  const stop = clearOutRegularly(stores as Parts[0], {} as Parts[1], { warn() {} }, clock)
  return { clock, times, stop }
}

async function advance(clock: ReturnType<typeof createTestClock>, minutes: number) {
  for (let passed = 0; passed < minutes; passed += 10) clock.advance(10 * minute)
}

test('expired data is deleted at start and every ten minutes', async () => {
  const { clock, times, stop } = rounds()
  await advance(clock, 30)
  await stop()
  expect(times).toHaveLength(4)
})

test.each([1 / 24, 1])(
  'a clock set forward by %s days for half an hour deletes nothing by it',
  async (days) => {
    const { clock, times, stop } = rounds()
    clock.jump(days * day)
    await advance(clock, 30)
    clock.jump(-days * day)
    await advance(clock, 120)
    await stop()
    expect(times.length).toBeGreaterThan(5)
    expect(Math.max(...times.map(Number)) - start.getTime()).toBeLessThan(3 * 60 * minute * 1_000)
  },
)

test.each([
  [60, 1],
  [70, 2],
])('a clock that stays forward deletes again after an hour: %s minutes', async (minutes, count) => {
  const { clock, times, stop } = rounds()
  clock.jump(day)
  await advance(clock, minutes)
  await stop()
  expect(times).toHaveLength(count)
})
