import type { ResponseOf } from '@ramiform/contract/calls'

const minuteMs = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const id = (last: number) => `01890000-0000-7000-8000-0000000000${last}`

/** Held submissions of the workshop's form, one per reason. */
export function someHeld(): ResponseOf<'listHeld'> {
  const pills = 'Cheap pills at https://pills.example'
  return {
    total: 3,
    nextCursor: null,
    refused: 12,
    guardedUntil: ago(-8),
    held: [
      {
        id: id(11),
        submittedAt: ago(3),
        formVersion: 1,
        reason: 'unproven',
        data: { full_name: 'Jonas Field', attendance: 'Online' },
      },
      {
        id: id(12),
        submittedAt: ago(50),
        submitterEmail: 'win@prizes.example',
        formVersion: 1,
        reason: 'trap',
        data: { full_name: pills, email: 'win@prizes.example', questions: pills },
      },
      {
        id: id(13),
        submittedAt: ago(3_000),
        formVersion: 1,
        reason: 'fast',
        filledInMs: 84,
        data: { full_name: 'x', attendance: 'In person', session: 'Morning', team_size: '1' },
      },
    ],
  }
}

/** Partial submissions of the workshop's form. */
export function somePartials(): ResponseOf<'listPartials'> {
  return {
    total: 2,
    nextCursor: null,
    partials: [
      {
        id: id(21),
        startedAt: ago(6),
        updatedAt: ago(1),
        submitterEmail: 'ada.lovelace@example.org',
        formVersion: 1,
        data: { full_name: 'Ada Lovelace', email: 'ada.lovelace@example.org' },
      },
      {
        id: id(22),
        startedAt: ago(2_000),
        updatedAt: ago(1_990),
        formVersion: 1,
        data: {
          full_name: 'Mary Somerville',
          attendance: 'In person',
          session: 'Full day',
          lunch: ['Vegan', 'No nuts'],
        },
      },
    ],
  }
}
