import { describe, expect, test } from 'vitest'
import { createFloodWatch, guardMs } from './flood-watch.ts'

const start = new Date('2026-11-21T12:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

function watching() {
  const told: Date[] = []
  const watch = createFloodWatch((_form, until) => told.push(until))
  return {
    watch,
    told,
    /** so many a second from so many addresses, from one second to another */
    send(perSecond: number, addresses: number, from: number, to: number) {
      let count = 0
      for (let second = from; second < to; second += 1 / perSecond) {
        watch.sent('form', `address ${count % addresses}`, after(second))
        count += 1
      }
    },
  }
}

describe('a flood', () => {
  test('from many addresses guards the form, and no other', () => {
    const { watch, send } = watching()
    send(5, 100, 0, 30)
    expect(watch.guardedUntil('form', after(30))).not.toBeNull()
    expect(watch.guardedUntil('other', after(30))).toBeNull()
  })

  test('from one address is for the limits to stop', () => {
    const { watch, send } = watching()
    send(50, 1, 0, 60)
    expect(watch.guardedUntil('form', after(60))).toBeNull()
  })

  test('is not what a class or a newsletter brings', () => {
    const { watch, send } = watching()
    send(1, 100, 0, 600)
    expect(watch.guardedUntil('form', after(600))).toBeNull()
  })

  test('is not what arrives in a day after the clock was set back by a day, but still noticed', () => {
    const { watch, send } = watching()
    const day = 24 * 60 * 60
    send(0.2, 100, 0, 60)
    send(0.2, 100, -day, -day + 3_000)
    expect(watch.guardedUntil('form', after(-day + 3_000))).toBeNull()
    send(5, 100, -day + 3_000, -day + 3_060)
    expect(watch.guardedUntil('form', after(-day + 3_060))).not.toBeNull()
  })

  test('ends by itself, ten minutes after it is over', () => {
    const { watch, send, told } = watching()
    send(5, 100, 0, 300)
    const until = watch.guardedUntil('form', after(300))
    expect(until?.getTime()).toBeGreaterThan(after(230).getTime() + guardMs)
    expect(watch.guardedUntil('form', after(300 + guardMs / 1_000 + 1))).toBeNull()
    // Once a minute, not with each of fifteen hundred.
    expect(told.length).toBeLessThanOrEqual(6)
  })

  test('is measured by what is usual: a busy form is not guarded for being busy', () => {
    const { watch, send, told } = watching()
    send(1.5, 200, 0, 3_600)
    send(4, 200, 3_600, 3_900)
    expect(told).toEqual([])
    expect(watch.guardedUntil('form', after(3_900))).toBeNull()
  })

  test('does not become usual by lasting', () => {
    const { watch, send } = watching()
    send(10, 200, 0, 7_200)
    expect(watch.guardedUntil('form', after(7_200))).not.toBeNull()
  })

  test('is forgotten after a night', () => {
    const { watch, send, told } = watching()
    send(5, 100, 0, 60)
    send(1, 1, 40_000, 40_001)
    expect(told).toHaveLength(1)
    expect(watch.guardedUntil('form', after(40_001))).toBeNull()
  })
})

describe('marks of programs', () => {
  test('that are half of what comes, from several addresses, guard the form', () => {
    const { watch } = watching()
    for (let count = 0; count < 20; count += 1) {
      watch.sent('form', `bot ${count % 5}`, after(count * 10))
      watch.sent('form', `person ${count}`, after(count * 10))
      watch.marked('form', `bot ${count % 5}`, after(count * 10))
    }
    expect(watch.guardedUntil('form', after(200))).not.toBeNull()
  })

  test('among many people, or from one address, do not', () => {
    const { watch } = watching()
    for (let count = 0; count < 25; count += 1) {
      for (let person = 0; person < 3; person += 1) {
        watch.sent('form', `person ${count}`, after(count * 10))
      }
      watch.marked('form', `bot ${count}`, after(count * 10))
      watch.marked('other', 'one bot', after(count * 10))
    }
    expect(watch.guardedUntil('form', after(250))).toBeNull()
    expect(watch.guardedUntil('other', after(250))).toBeNull()
  })
})

test('of endless forms the least recent are forgotten', () => {
  const { watch, send } = watching()
  const end = after(60)
  send(5, 100, 0, 60)
  for (let other = 0; other < 5_000; other += 1) {
    if (other % 1_000 === 0) watch.sent('form', 'address', end)
    watch.sent(`other ${other}`, 'address', end)
  }
  expect(watch.guardedUntil('form', end)).not.toBeNull()
  for (let other = 0; other < 5_000; other += 1) watch.sent(`other ${other}`, 'address', end)
  expect(watch.guardedUntil('form', end)).toBeNull()
})
