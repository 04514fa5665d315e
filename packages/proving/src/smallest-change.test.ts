import type { Answers } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { aForm, aRule, shownWhen, shownWhenAll, shownWhenAny } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestChange } from './smallest-change.ts'
import { stateOf, statesOf } from './testing/brute-force.ts'
import { randomForm } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

const trip = aForm()
  .radio('plan', ['Free', 'Pro'])
  .number('seats', shownWhen('plan', 'equals', 'Pro'))
  .text('free', shownWhen('plan', 'equals', 'Free'))
  .text('discount', shownWhenAll(aRule('seats', 'greater_than', '10')))
  .text('never', shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')))

test('changes an answer, adds those that are missing, and lists what else shows and hides', () => {
  expect(smallestChange(trip, { plan: 'Free' }, 'discount', context)).toEqual({
    changes: [
      { fieldId: 'plan', answer: 'Pro' },
      { fieldId: 'seats', answer: '11' },
    ],
    alsoShown: ['seats'],
    alsoHidden: ['free'],
  })
})

test('the answer to a question that shows again counts as it is', () => {
  expect(smallestChange(trip, { plan: 'Free', seats: '30' }, 'discount', context)?.changes).toEqual(
    [{ fieldId: 'plan', answer: 'Pro' }],
  )
})

test('an answer is removed where nothing else helps', () => {
  const form = aForm().text('a').text('b', shownWhen('a', 'is_empty'))
  expect(smallestChange(form, { a: 'x' }, 'b', context)?.changes).toEqual([
    { fieldId: 'a', answer: undefined },
  ])
})

test('another answer is better than none', () => {
  const form = aForm()
    .radio('a', ['x', 'y'])
    .text('b', shownWhenAny(aRule('a', 'not_equals', 'x')))
  expect(smallestChange(form, { a: 'x' }, 'b', context)?.changes).toEqual([
    { fieldId: 'a', answer: 'y' },
  ])
})

test('nothing changes for a question that shows, and nothing is found for one that never does', () => {
  expect(smallestChange(trip, {}, 'plan', context)?.changes).toEqual([])
  expect(smallestChange(trip, {}, 'never', context)).toBeNull()
  expect(smallestChange(trip, {}, 'no such field', context)).toBeNull()
})

test('brute force over small forms finds no smaller change', () => {
  let found = 0
  fc.assert(
    fc.property(randomForm, fc.nat(), (schema, seed) => {
      const states = statesOf(schema, 1_500)
      if (states === null) return
      const present = stateOf(states, seed)
      for (const { id } of schema.fields) {
        const shows = createVisibility(schema, fieldTypes)
        let fewest = Number.POSITIVE_INFINITY
        for (const state of states) {
          shows.setAnswers(state)
          if (shows.isVisible(id)) fewest = Math.min(fewest, differences(present, state))
        }
        const change = smallestChange(schema, present, id, context)
        expect(change?.changes.length ?? Number.POSITIVE_INFINITY).toBe(fewest)
        if (change === null) continue
        found += 1
        const changed = Object.fromEntries(
          change.changes.map(({ fieldId, answer }) => [fieldId, answer]),
        )
        const after = createVisibility(schema, fieldTypes, { ...present, ...changed })
        expect(after.isVisible(id)).toBe(true)
      }
    }),
    { numRuns: 600 },
  )
  expect(found).toBeGreaterThan(500)
})

function differences(a: Answers, b: Answers): number {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (id) => JSON.stringify(a[id]) !== JSON.stringify(b[id]),
  ).length
}

test('one of two compared answers is changed, and the other one stays', () => {
  const later = { dependsOn: 'end', condition: 'greater_than', value: '', valueFrom: 'start' }
  const form = aForm().number('start').number('end').text('note', { conditional: later })
  const change = smallestChange(form, { start: '5', end: '3' }, 'note', context)
  expect(change?.changes).toHaveLength(1)
  const answers = { start: '5', end: '3' }
  const changed = Object.fromEntries(
    change?.changes.map(({ fieldId, answer }) => [fieldId, answer]) ?? [],
  )
  const { isVisible } = createVisibility(form, fieldTypes, { ...answers, ...changed } as Answers)
  expect(isVisible('note')).toBe(true)
})
