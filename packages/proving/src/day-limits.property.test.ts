import { dependsOnToday } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { dayAfter } from '@ramiform/core/missed-day'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proveFields } from './prove-fields.ts'
import { bruteForce } from './testing/brute-force.ts'
import { disagreements, undecidedIn } from './testing/disagreements.ts'
import { formWithDayLimits } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

test('brute force agrees on forms whose dates have fixed limits', () => {
  let decided = 0
  fc.assert(
    fc.property(formWithDayLimits, (schema) => {
      const found = disagreements(schema, 4_000)
      if (found !== null && undecidedIn(schema) === 0) decided += 1
      expect(found ?? []).toEqual([])
    }),
    { numRuns: 1_000 },
  )
  expect(decided).toBeGreaterThan(500)
})

const today = '2026-01-02'

/** The form with its limits relative to today. */
function relative(schema: FormSchema, turned: readonly boolean[]): FormSchema {
  const count = (limit: Field['earliest'], isTurned: boolean | undefined) =>
    typeof limit === 'string' && isTurned
      ? (Date.parse(limit) - Date.parse(today)) / 86_400_000
      : limit
  return {
    ...schema,
    fields: schema.fields.map((field, at): Field => {
      const { earliest, latest } = field
      return {
        ...field,
        ...(earliest !== undefined && { earliest: count(earliest, turned[2 * at]) }),
        ...(latest !== undefined && { latest: count(latest, turned[2 * at + 1]) }),
      }
    }),
  }
}

/** The form as it is on one day. */
function onDay(schema: FormSchema, day: string): FormSchema {
  const fixed = (limit: Field['earliest']) =>
    typeof limit === 'number' ? dayAfter(day, limit) : limit
  return {
    ...schema,
    fields: schema.fields.map(
      (field): Field => ({
        ...field,
        earliest: fixed(field.earliest),
        latest: fixed(field.latest),
      }),
    ),
  }
}

test('with limits relative to today, a proof holds on every day', () => {
  const counts = { decided: 0, undecided: 0 }
  const turns = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(formWithDayLimits, turns, (form, turned) => {
      const schema = relative(form, turned)
      if (!schema.fields.some(dependsOnToday)) return
      const { fields } = proveFields(schema, context)
      for (const shift of [-1, 0, 1]) {
        const seen = bruteForce(onDay(schema, dayAfter(today, shift)), 4_000)
        if (seen === null) return
        for (const [at, { shown, sendable }] of fields.entries()) {
          const one = seen[at]
          const expected =
            one?.shownBy === null ? 'never' : one?.hiddenBy === null ? 'always' : 'sometimes'
          if (shown !== 'undecided') expect(shown).toBe(expected)
          counts[sendable === 'undecided' ? 'undecided' : 'decided'] += 1
          if (sendable !== 'undecided') expect([at, sendable]).toEqual([at, one?.sendable])
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(counts.decided).toBeGreaterThan(100)
  expect(counts.undecided).toBeGreaterThan(20)
})

const date = (members: Partial<Field>): Field => ({
  id: 'day',
  type: 'date',
  label: 'Day',
  required: true,
  ...members,
})
const after = (value: string): Field => ({
  id: 'late',
  type: 'text',
  label: 'Late',
  conditional: { dependsOn: 'day', condition: 'greater_than', value },
})
const verdicts = (members: Partial<Field>) =>
  proveFields({ fields: [date(members), after('2027-01-01')], settings: {} }, context).fields.map(
    ({ shown, sendable }) => [shown, sendable],
  )

test('a question that only days beyond a limit show is shown, and cannot be sent', () => {
  expect(verdicts({ latest: '2027-01-01' })).toEqual([
    ['always', true],
    ['sometimes', false],
  ])
  expect(verdicts({ latest: '2027-01-02' })[1]).toEqual(['sometimes', true])
})

test('with a limit relative to today it is not decided, but such a date can be answered', () => {
  expect(verdicts({ latest: 30 })[1]).toEqual(['sometimes', 'undecided'])
  const alone = { fields: [date({ earliest: 0, latest: 30 })], settings: {} }
  expect(proveFields(alone, context).fields).toMatchObject([{ sendable: true }])
})
