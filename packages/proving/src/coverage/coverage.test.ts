import type { Answers } from '@ramiform/core/answers'
import { asGroup } from '@ramiform/core/conditions/condition'
import { explainForm, type GroupTruth, type RuleTruth } from '@ramiform/core/conditions/explain'
import { withRequirementsAsFields } from '@ramiform/core/conditions/requirement-fields'
import { conditionalHolds } from '@ramiform/core/conditions/whole-truth'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersOf, randomForm } from '../testing/random-forms.ts'
import { addCounts, countCoverage } from './count-coverage.ts'
import { coverageOf, type VersionCounts } from './coverage-of.ts'

function counted(schema: FormSchema, submissions: readonly Answers[]): VersionCounts {
  const count = countCoverage(schema, fieldTypes)
  for (const data of submissions) count.add(data)
  return { schema, submissions: submissions.length, counts: count.counts() }
}

const coverage = (schema: FormSchema, submissions: readonly Answers[]) =>
  new Map(coverageOf(schema, [counted(schema, submissions)]).map((one) => [one.fieldId, one]))

const conference = aForm()
  .radio('how', ['In person', 'Online', 'Later'])
  .number('team', shownWhen('how', 'equals', 'In person'))
  .text('contact', shownWhen('team', 'greater_than', '4'))

test('the denominator is always the people who were asked', () => {
  const found = coverage(conference, [
    { how: 'In person', team: '3' },
    { how: 'In person', team: '8', contact: 'Ada' },
    { how: 'In person' },
    { how: 'Online' },
    {},
  ])
  expect(found.get('how')).toMatchObject({
    asked: 5,
    answered: 4,
    options: [
      { value: 'In person', count: 3, offered: true },
      { value: 'Online', count: 1 },
      { value: 'Later', count: 0 },
    ],
  })
  expect(found.get('team')).toMatchObject({ asked: 3, answered: 2, options: null })
  expect(found.get('contact')).toMatchObject({
    asked: 1,
    answered: 1,
    rules: [{ number: 1, asked: 3, held: 1, decided: { whenTrue: 1, whenFalse: 2 } }],
  })
})

test('a rule decides only where the other rules leave it to decide', () => {
  const schema = aForm()
    .radio('a', ['x', 'y'])
    .radio('b', ['x', 'y'])
    .radio('c', ['x', 'y'])
    .text(
      'q',
      shownWhenAll(
        aRule('a', 'equals', 'x'),
        anyOf(aRule('b', 'equals', 'x'), aRule('c', 'equals', 'x')),
      ),
    )
  const found = coverage(schema, [
    { a: 'x', b: 'x', c: 'x' },
    { a: 'x', b: 'x', c: 'y' },
    { a: 'y', b: 'y', c: 'y' },
  ]).get('q')
  expect(
    found?.rules.map(({ held, decided }) => [held, decided.whenTrue, decided.whenFalse]),
  ).toEqual([
    [2, 2, 0],
    [2, 1, 0],
    [1, 0, 0],
  ])
  expect(found?.groups).toEqual([2])
})

test('counts of several versions meet by field; rules only where they were the same', () => {
  const older = aForm()
    .radio('how', ['In person', 'By post'])
    .number('team', shownWhen('how', 'equals', 'By post'))
  const found = new Map(
    coverageOf(conference, [
      counted(older, [{ how: 'By post', team: '2' }, { how: 'In person' }]),
      counted(conference, [{ how: 'In person', team: '3' }]),
    ]).map((one) => [one.fieldId, one]),
  )
  expect(found.get('how')?.options).toEqual([
    { value: 'In person', count: 2, offered: true },
    { value: 'Online', count: 0, offered: true },
    { value: 'Later', count: 0, offered: true },
    { value: 'By post', count: 1, offered: false },
  ])
  expect(found.get('team')).toMatchObject({ asked: 2, answered: 2, rules: [{ asked: 1, held: 1 }] })
  expect(found.get('contact')).toMatchObject({ asked: 0, rules: [{ asked: 1, held: 0 }] })
})

test('a stored option that is offered nowhere counts as answered only', () => {
  const found = coverage(conference, [{ how: 'Gone' }]).get('how')
  expect(found).toMatchObject({ asked: 1, answered: 1 })
  expect(found?.options?.every(({ count }) => count === 0)).toBe(true)
})

test('in traditional mode everybody is asked everything, and no rule decides', () => {
  const found = coverage(conference.with({ mode: 'traditional' }), [{}])
  expect(found.get('contact')).toMatchObject({ asked: 1, answered: 0, rules: [], groups: [] })
})

/** An answer for each field, of its type. */
const filled = randomForm.chain((schema) =>
  fc.tuple(
    fc.constant(schema),
    fc.array(
      fc
        .tuple(
          ...schema.fields.map(({ id, type }) =>
            fc
              .option(fc.constantFrom(...(answersOf[type]?.length ? answersOf[type] : [''])), {
                nil: undefined,
              })
              .map((answer) => [id, answer] as const),
          ),
        )
        .map((entries): Answers => Object.fromEntries(entries)),
      { maxLength: 6 },
    ),
  ),
)

test('sums of parts are the sum of all, on random forms', () => {
  fc.assert(
    fc.property(filled, fc.nat(6), ([schema, submissions], cut) => {
      const one = counted(schema, submissions.slice(0, cut)).counts
      const other = counted(schema, submissions.slice(cut)).counts
      expect(addCounts(one, other)).toEqual(counted(schema, submissions).counts)
    }),
  )
})

test('what held and what decided agrees with the explanation and with flipping each rule', () => {
  const rulesIn = (truth: RuleTruth | GroupTruth): readonly RuleTruth[] =>
    truth.kind === 'rule' ? [truth] : truth.children.flatMap(rulesIn)
  fc.assert(
    fc.property(filled, ([schema, submissions]) => {
      const found = coverage(schema, submissions)
      for (const field of schema.fields) {
        const conditional = field.conditional
        if (conditional === undefined) continue
        const sums = new Map<number, [held: number, whenTrue: number, whenFalse: number]>()
        for (const data of submissions) {
          const all = explainForm(schema, data, fieldTypes)
          const asked = new Set(all.filter(({ isVisible }) => isVisible).map((one) => one.field.id))
          const logic = all.find((one) => one.field.id === field.id)?.logic
          const rules = logic ? rulesIn(logic) : []
          const outcomes = new Map(rules.map(({ number, holds }) => [number, holds]))
          for (const { number, holds, rule, seen } of rules) {
            if (!asked.has(rule.fieldId) || seen.kind === 'cycle' || seen.kind === 'gone') continue
            const outcome = (flipped: number) =>
              conditionalHolds(
                asGroup(conditional),
                (_, at) => (outcomes.get(at) ?? false) !== (at === flipped),
              )
            const sum = sums.get(number) ?? [0, 0, 0]
            const decides = outcome(number) !== outcome(0)
            sum[0] += Number(holds)
            sum[1] += Number(holds && decides)
            sum[2] += Number(!holds && decides)
            sums.set(number, sum)
          }
        }
        for (const { number, held, decided } of found.get(field.id)?.rules ?? []) {
          expect([held, decided.whenTrue, decided.whenFalse]).toEqual(sums.get(number) ?? [0, 0, 0])
        }
      }
    }),
  )
})

test('the rules of a requirement count as those of a field of its own', () => {
  const requiredWhen = { dependsOn: 'how', condition: 'equals', value: 'Online' }
  const schema: FormSchema = {
    fields: [
      { id: 'how', type: 'radio', label: 'How', options: ['In person', 'Online'] },
      { id: 'link', type: 'text', label: 'Link', requiredWhen },
    ],
    settings: {},
  }
  const found = coverage(withRequirementsAsFields(schema), [
    { how: 'Online', link: 'x' },
    { how: 'In person' },
    {},
  ])
  expect(found.get('link')).toMatchObject({ asked: 3, answered: 1, rules: [] })
  expect(found.get('link required')).toMatchObject({
    asked: 1,
    rules: [{ number: 1, asked: 3, held: 1, decided: { whenTrue: 1, whenFalse: 2 } }],
  })
})

test('a rule that compares two answers counts the people who were asked for the first', () => {
  const later = { dependsOn: 'end', condition: 'greater_than', value: '', valueFrom: 'start' }
  const form = aForm().number('start').number('end').text('note', { conditional: later })
  const found = coverage(form, [
    { start: '1', end: '2' },
    { start: '2', end: '2' },
    { start: '10', end: '9' },
    { end: '3' },
    {},
  ])
  expect(found.get('note')).toMatchObject({
    asked: 1,
    rules: [{ number: 1, asked: 5, held: 1, decided: { whenTrue: 1, whenFalse: 4 } }],
  })
})
