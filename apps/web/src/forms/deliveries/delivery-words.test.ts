import { type Delivery, deliveryResults } from '@ramiform/contract/deliveries'
import { expect, test } from 'vitest'
import { kindText, nextText, stateText, tryText } from './delivery-words.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()

function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: 'd',
    kind: 'webhook',
    isTest: false,
    submissionId: 's',
    createdAt: now.toISOString(),
    state: 'waiting',
    attempts: 1,
    nextTryAt: later(5),
    tries: [
      {
        at: now.toISOString(),
        result: 'refused',
        status: 503,
        target: 'https://a.example/x?key=1',
      },
    ],
    ...changes,
  }
}

test('a delivery says what it is and where it goes, without the rest of the address', () => {
  expect(kindText(aDelivery())).toBe('Webhook to a.example')
  expect(kindText(aDelivery({ isTest: true, tries: [] }))).toBe('Test webhook')
  const tries = [{ at: later(0), result: 'delivered' as const, target: 'ada@example.org' }]
  expect(kindText(aDelivery({ kind: 'email', tries }))).toBe('Email to ada@example.org')
})

test('what comes next is told in the unit that fits', () => {
  expect(stateText(aDelivery())).toBe('Retrying')
  expect(stateText(aDelivery({ attempts: 0 }))).toBe('Waiting')
  const next = (seconds: number) => nextText(aDelivery({ nextTryAt: later(seconds) }), now)
  expect([0, 30, 120, 3_600, 9_000].map(next)).toEqual([
    'Retrying now',
    'Next attempt in 30 s',
    'Next attempt in 2 min',
    'Next attempt in 1 h',
    'Next attempt in 2 h 30 min',
  ])
  expect(nextText(aDelivery({ state: 'parked', attempts: 11, nextTryAt: null }), now)).toBe(
    'Failed after 11 attempts',
  )
  expect(nextText(aDelivery({ state: 'delivered', nextTryAt: null }), now)).toBeNull()
})

test('every result has its words, with the status where there is one', () => {
  for (const result of deliveryResults) {
    expect(tryText({ at: later(0), result })).toMatch(/^[A-Z]/)
  }
  expect(tryText({ at: later(0), result: 'refused', status: 503 })).toBe(
    'The receiver rejected it (503)',
  )
})
