import type { ResponseOf } from '@ramiform/contract/calls'

const minuteMs = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const target = 'https://hooks.example.org/orders?key=1'

/** Deliveries in every state. */
export function someDeliveries(): ResponseOf<'listDeliveries'> {
  const common = { isTest: false, submissionId: '01890000-0000-7000-8000-000000000001' }
  return {
    nextAfter: '01890000-0000-7000-8000-0000000000a5',
    mailIsOn: true,
    mailLimit: { perHour: 300, perDay: 2_000, reached: null },
    deliveries: [
      {
        ...common,
        id: '01890000-0000-7000-8000-0000000000a1',
        kind: 'webhook',
        state: 'sending',
        createdAt: ago(0),
        attempts: 1,
        nextTryAt: null,
        tries: [],
      },
      {
        ...common,
        id: '01890000-0000-7000-8000-0000000000a2',
        kind: 'webhook',
        state: 'waiting',
        createdAt: ago(4),
        attempts: 3,
        nextTryAt: ago(-8),
        tries: [{ at: ago(2), result: 'timed_out', target, ms: 5_000 }],
      },
      {
        ...common,
        id: '01890000-0000-7000-8000-0000000000a3',
        kind: 'email',
        state: 'delivered',
        createdAt: ago(12),
        attempts: 1,
        nextTryAt: null,
        tries: [{ at: ago(12), result: 'delivered', target: 'ada@example.org', ms: 210 }],
      },
      {
        ...common,
        id: '01890000-0000-7000-8000-0000000000a4',
        kind: 'webhook',
        state: 'parked',
        createdAt: ago(26 * 60),
        attempts: 11,
        nextTryAt: null,
        tries: [
          {
            at: ago(14 * 60),
            result: 'refused',
            status: 500,
            answer: '{"error":"The table orders is missing"}',
            target,
            ms: 41,
          },
          { at: ago(4 * 60), result: 'redirected', status: 301, target, ms: 38 },
        ],
      },
      {
        ...common,
        id: '01890000-0000-7000-8000-0000000000a5',
        kind: 'email',
        isTest: true,
        submissionId: null,
        state: 'parked',
        createdAt: ago(30 * 60),
        attempts: 1,
        nextTryAt: null,
        tries: [
          {
            at: ago(30 * 60),
            result: 'refused',
            status: 550,
            answer: '550 5.1.1 No such person here',
            target: 'nobody@example.org',
            ms: 120,
          },
        ],
      },
    ],
  }
}
