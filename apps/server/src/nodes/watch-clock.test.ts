import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockDifference } from '../database/clock-difference-sql.ts'
import type { Database } from '../database/connect.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { watchClock } from './watch-clock.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const lines: string[] = []
const log = { info() {}, warn() {}, error: (_: object, line: string) => void lines.push(line) }

test.each([
  [3_600_000, 3_600],
  [-86_400_000, 86_400],
])('a clock that is %i ms off is refused at start', async (off, seconds) => {
  const difference = () => clockDifference(database, () => Date.now() + off)
  await expect(watchClock(difference, log)).rejects.toThrow(
    new RegExp(`is ${seconds} seconds (ahead of|behind) PostgreSQL's\\. Set the clocks`),
  )
})

test('a clock that drifts later is an error in the log, and the node goes on', async () => {
  let off = 0
  let everyMinute = () => {}
  const clock = {
    now: () => new Date(),
    every(_: number, call: () => void) {
      everyMinute = call
      return () => {}
    },
  }
  await watchClock(() => clockDifference(database, () => Date.now() + off), log, clock)
  off = 5_000
  everyMinute()
  off = 60_000
  everyMinute()
  await expect
    .poll(() => lines)
    .toEqual([
      "The clock of this computer is 60 seconds ahead of PostgreSQL's. Set the clocks of both computers.",
    ])
})
