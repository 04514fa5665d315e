import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { visibleFields } from '../conditions/visibility.ts'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import type { Submission } from './submission.ts'
import { createSummary, type Summary, type SummaryResult } from './summary.ts'

const resultIn = (summary: Summary): SummaryResult => ({
  counted: summary.counted(),
  days: summary.days(),
  questions: [...summary.questions()],
})

type Sent = readonly [data: Answers, schema?: FormSchema, submittedAt?: string]

function summarized(form: FormSchema, sent: readonly Sent[], timeZone = 'UTC'): SummaryResult {
  const summary = createSummary(form, fewFieldTypes, timeZone)
  for (const [index, [data, schema = form, submittedAt]] of sent.entries()) {
    const time = submittedAt ?? new Date(Date.UTC(2026, 10, 21, 0, index)).toISOString()
    summary.add({ id: `s${index}`, submittedAt: time, data }, schema)
  }
  return resultIn(summary)
}

const question = (result: SummaryResult, id: string) =>
  result.questions.find(({ fieldId }) => fieldId === id)

describe('a choice', () => {
  test('counts its options in their order, then what else was answered, the most frequent first', () => {
    const form = aForm().radio('plan', ['Free', 'Pro', 'Team'])
    const sent = ['Pro', 'Old', 'Older', 'Pro', 'Older', 'Free'].map((plan): Sent => [{ plan }])
    expect(question(summarized(form, [...sent, [{}]]), 'plan')).toEqual({
      fieldId: 'plan',
      asked: 7,
      answered: 6,
      choices: [
        { value: 'Free', count: 1 },
        { value: 'Pro', count: 2 },
        { value: 'Team', count: 0 },
        { value: 'Older', count: 2 },
        { value: 'Old', count: 1 },
      ],
    })
  })

  test('of several counts each item', () => {
    const form = aForm().checkbox('tags', ['a', 'b'])
    const result = summarized(form, [[{ tags: ['a', 'b'] }], [{ tags: ['b'] }], [{ tags: [] }]])
    expect(question(result, 'tags')).toMatchObject({
      asked: 3,
      answered: 2,
      choices: [
        { value: 'a', count: 1 },
        { value: 'b', count: 2 },
      ],
    })
  })

  test('counts an answer with two former options once in the bar of Other', () => {
    const form = aForm().checkbox('topics', ['A'], { other: 'Other' })
    const sent = [['B', 'C'], ['A'], ['mine']].map((topics): Sent => [{ topics }])
    expect(question(summarized(form, sent), 'topics')).toMatchObject({
      choices: [
        { value: 'A', count: 1 },
        { value: 'Other', count: 2 },
        { value: 'B', count: 1 },
        { value: 'C', count: 1 },
        { value: 'mine', count: 1 },
      ],
    })
  })

  test('that was a text before shows a hundred of the other answers at most', () => {
    const form = aForm().radio('name', ['Ada'])
    const sent = Array.from({ length: 300 }, (_, index): Sent => [{ name: `n${index}` }])
    expect(question(summarized(form, sent), 'name')?.choices).toHaveLength(101)
  })

  test('has no count for what every object has', () => {
    const form = aForm().radio('a', ['constructor', '__proto__'])
    expect(question(summarized(form, [[{ a: '__proto__' }]]), 'a')?.choices).toEqual([
      { value: 'constructor', count: 0 },
      { value: '__proto__', count: 1 },
    ])
  })
})

describe('a ranking', () => {
  const { checkbox } = fewFieldTypes
  if (checkbox === undefined) throw new Error('checkbox is missing')
  const types = { ...fewFieldTypes, ranking: { ...checkbox, control: 'ranking' } as const }
  const form: FormSchema = {
    fields: [{ id: 'r', type: 'ranking', label: 'R', options: ['a', 'b', 'c'], ranks: 2 }],
    settings: {},
  }

  test('has the average rank of each option that was ranked', () => {
    const summary = createSummary(form, types, 'UTC')
    const sent = [['b', 'a'], ['b', 'old'], ['a', 'b'], 'b']
    for (const [at, r] of sent.entries()) {
      summary.add({ id: `s${at}`, submittedAt: '2026-11-21T00:00:00.000Z', data: { r } }, form)
    }
    // The last one was answered when the question was a choice of one option.
    expect(question(resultIn(summary), 'r')?.choices).toEqual([
      { value: 'a', count: 2, rank: 1.5 },
      { value: 'b', count: 4, rank: 4 / 3 },
      { value: 'c', count: 0 },
      { value: 'old', count: 1, rank: 2 },
    ])
  })
})

describe('a number', () => {
  test('has statistics, without answers that are not numbers', () => {
    const sent = ['1', '2.5', 'many'].map((seats): Sent => [{ seats }])
    expect(question(summarized(aForm().number('seats'), sent), 'seats')).toMatchObject({
      asked: 3,
      answered: 3,
      numbers: { median: 1.75, average: 1.75, lowest: 1, highest: 2.5, total: 3.5 },
    })
  })

  test('that nobody gave has none', () => {
    expect(question(summarized(aForm().number('seats'), [[{}]]), 'seats')).toEqual({
      fieldId: 'seats',
      asked: 1,
      answered: 0,
    })
  })
})

describe('a text', () => {
  const form = aForm().text('name')

  test('shows the five newest answers, whenever they were added', () => {
    const days = [3, 9, 1, 7, 5, 8, 2]
    const sent = days.map(
      (day): Sent => [{ name: `${day}` }, form, `2026-11-0${day}T12:00:00.000Z`],
    )
    expect(question(summarized(form, sent), 'name')?.newest).toEqual(
      [9, 8, 7, 5, 3].map((day) => ({
        submissionId: `s${days.indexOf(day)}`,
        submittedAt: `2026-11-0${day}T12:00:00.000Z`,
        text: `${day}`,
      })),
    )
  })

  test('is cut where it is very long, never through a character', () => {
    const [newest] = question(summarized(form, [[{ name: `x${'🌿'.repeat(400)}` }]]), 'name')
      ?.newest ?? [undefined]
    expect(newest?.text).toBe(`x${'🌿'.repeat(249)}…`)
  })
})

describe('who was asked', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('company', shownWhen('plan', 'equals', 'Pro'))

  test('are those whose answers made the field show', () => {
    const result = summarized(form, [
      [{ plan: 'Free' }],
      [{ plan: 'Pro' }],
      [{ plan: 'Pro', company: 'x' }],
    ])
    expect(question(result, 'company')).toMatchObject({ asked: 2, answered: 1 })
  })

  test('by the version they filled in: in one it was always shown, in another it was missing', () => {
    const always = aForm().radio('plan', ['Free']).text('company')
    const without = aForm().radio('plan', ['Free'])
    const result = summarized(form, [
      [{ plan: 'Free' }, always],
      [{ plan: 'Free' }, without],
      [{ plan: 'Free' }, form],
    ])
    expect(question(result, 'company')).toMatchObject({ asked: 1, answered: 0 })
  })
})

test('days are those of the time zone, oldest first', () => {
  const form = aForm().text('name')
  const at = (time: string): Sent => [{}, form, time]
  const sent = [
    at('2026-11-21T23:30:00.000Z'),
    at('2026-11-20T12:00:00.000Z'),
    at('2026-11-21T12:00:00.000Z'),
  ]
  expect(summarized(form, sent).days).toEqual([
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 2 },
  ])
  expect(summarized(form, sent, 'Europe/Berlin').days.at(-1)).toEqual({
    day: '2026-11-22',
    count: 1,
  })
})

describe('for any form and any answers', () => {
  const newer = aForm()
    .radio('plan', ['Free', 'Pro'])
    .checkbox('tags', ['a', 'b', 'c'], shownWhen('plan', 'equals', 'Pro'))
    .number('seats', shownWhen('tags', 'contains', 'b'))
    .text('why', shownWhen('seats', 'greater_than', '5'))
  const older = aForm().radio('plan', ['Free', 'Old']).number('seats').text('gone')

  const answers = fc.record(
    {
      plan: fc.constantFrom('Free', 'Pro', 'Old'),
      tags: fc.subarray(['a', 'b', 'c']),
      seats: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constant(0.1)).map(String),
      why: fc.constantFrom('because', '', ' '),
      gone: fc.constant('x'),
    },
    { requiredKeys: [] },
  )
  const submissions = fc.array(
    fc.record({
      schema: fc.constantFrom(newer, older),
      data: answers,
      hour: fc.integer({ min: 0, max: 96 }),
    }),
    { maxLength: 30 },
  )

  type Filled = { readonly submission: Submission; readonly schema: FormSchema }
  /** Submissions as the server stores them, with answers to visible fields only. */
  const stored = (all: { schema: FormSchema; data: Answers; hour: number }[]): Filled[] =>
    all.map(({ schema, data, hour }, index) => {
      const ids = new Set(visibleFields(schema, data, fewFieldTypes).map(({ id }) => id))
      return {
        schema,
        submission: {
          id: `s${index}`,
          submittedAt: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
          data: Object.fromEntries(Object.entries(data).filter(([id]) => ids.has(id))),
        },
      }
    })

  function resultOf(all: readonly Filled[]): SummaryResult {
    const summary = createSummary(newer, fewFieldTypes, 'Asia/Tokyo')
    for (const { submission, schema } of all) summary.add(submission, schema)
    return resultIn(summary)
  }

  test('the order in which submissions are added changes nothing', () => {
    fc.assert(
      fc.property(submissions, fc.infiniteStream(fc.nat()), (sent, order) => {
        const all = stored(sent)
        const shuffled = all
          .map((one) => ({ one, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(resultOf(shuffled)).toEqual(resultOf(all))
      }),
    )
  })

  test('the counts equal a manual count', () => {
    fc.assert(
      fc.property(submissions, (sent) => {
        const all = stored(sent)
        const result = resultOf(all)
        expect(result.counted).toBe(all.length)
        expect(result.days.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        for (const { fieldId, asked, answered, choices, numbers } of result.questions) {
          const given = all.flatMap(({ submission }) => submission.data[fieldId] ?? [])
          const seen = all.filter(({ submission, schema }) =>
            visibleFields(schema, submission.data, fewFieldTypes).some(({ id }) => id === fieldId),
          )
          expect([fieldId, asked]).toEqual([fieldId, seen.length])
          expect([fieldId, answered <= asked]).toEqual([fieldId, true])
          for (const { value, count } of choices ?? []) {
            expect([value, count]).toEqual([value, given.filter((one) => one === value).length])
          }
          if (numbers !== undefined) {
            const sum = given.reduce((total: number, one) => total + Number(one), 0)
            expect(numbers.total).toBeCloseTo(sum)
            expect(numbers.average).toBeCloseTo(sum / given.length)
          }
        }
      }),
    )
  })
})
