import type { Delivery } from '@ramiform/contract/deliveries'
import { expect, test } from 'vitest'
import { failuresFirst } from './failures-first.ts'

const failedTry = { at: '2026-11-20T10:00:00.000Z', result: 'timed_out' } as const
const delivery = (
  id: string,
  state: Delivery['state'],
  tries: Delivery['tries'] = [],
): Delivery => ({
  ...{ id, state, tries, kind: 'webhook', isTest: false, submissionId: 's', nextTryAt: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', attempts: tries.length },
})

test('failed deliveries come first, then those that are retried', () => {
  const all = [
    delivery('sent', 'delivered', [failedTry]),
    delivery('new', 'waiting'),
    delivery('retried', 'waiting', [failedTry]),
    delivery('failed', 'parked', [failedTry]),
    delivery('sending', 'sending', [failedTry]),
  ]
  expect(failuresFirst(all).map(({ id }) => id)).toEqual([
    'failed',
    'retried',
    'sent',
    'new',
    'sending',
  ])
})
