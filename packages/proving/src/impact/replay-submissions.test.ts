import type { Answers } from '@ramiform/core/answers'
import { answersToQuestions } from '@ramiform/core/answers-to-questions'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomForm } from '../testing/random-forms.ts'
import { addReports, emptyReport, finishedReport, impactLimits } from './impact-report.ts'
import { createReplay } from './replay-submissions.ts'

const context = { fieldTypes, patterns: null }
const time = '2026-11-21T12:00:00.000Z'

function replay(
  before: FormSchema,
  after: FormSchema,
  submissions: readonly Answers[],
  current: FormSchema | null = null,
) {
  const replayed = createReplay(after, current, context)
  for (const [at, data] of submissions.entries()) {
    replayed.addSubmission({ id: String(at), at: time, data }, before)
  }
  return replayed.report()
}

const effects = (kind: { fields: readonly { fieldId: string; effect: string; count: number }[] }) =>
  kind.fields.map(({ fieldId, effect, count }) => [fieldId, effect, count])

const plan = aForm().radio('plan', ['Free', 'Pro', 'Team'])

test('the same version has no impact, and every submission is counted', () => {
  const report = replay(plan, plan, [{ plan: 'Free' }, {}])
  expect(report).toEqual({ ...emptyReport, submissions: 2 })
  expect(replay(plan, plan.with({}), [{ plan: 'Free' }])).toEqual({
    ...emptyReport,
    submissions: 1,
  })
})

test('a changed rule asks some people other questions and hides stored answers', () => {
  const before = plan.text('seats', shownWhen('plan', 'equals', 'Pro'))
  const after = plan.text('seats', shownWhen('plan', 'equals', 'Team'))
  const report = replay(before, after, [
    { plan: 'Free' },
    { plan: 'Pro', seats: '4' },
    { plan: 'Pro' },
    { plan: 'Team' },
  ])
  expect(report.otherQuestions.count).toBe(3)
  expect(effects(report.otherQuestions)).toEqual([
    ['seats', 'not_asked', 2],
    ['seats', 'asked', 1],
  ])
  expect(report.orphaned.examples).toEqual([
    { id: '1', at: time, changes: [{ fieldId: 'seats', label: 'seats', effect: 'hidden' }] },
  ])
  expect(report.notAccepted.count).toBe(0)
})

describe('a stored answer is no longer accepted', () => {
  test.each([
    ['an option that was removed', plan, aForm().radio('plan', ['Free', 'Pro']), 'not_an_option'],
    [
      'a limit that was lowered',
      plan.number('n', { validation: { max: 20 } }),
      plan.number('n', { validation: { max: 15 } }),
      'too_large',
    ],
    ['another type', plan.text('n'), plan.date('n'), 'format'],
  ])('because of %s', (_, before, after, effect) => {
    const report = replay(before, after, [{ plan: 'Team', n: '18' }, { plan: 'Free' }])
    expect(report.notAccepted.count).toBe(1)
    expect(effects(report.notAccepted)[0]?.[1]).toBe(effect)
    expect(report.otherQuestions.count + report.orphaned.count).toBe(0)
  })

  test('because a blank question is required now, but not where it was never asked', () => {
    const before = plan.text('why', shownWhen('plan', 'equals', 'Pro'))
    const after = plan.text('why', { required: true })
    const report = replay(before, after, [{ plan: 'Pro' }, { plan: 'Free' }])
    expect(report.notAccepted.examples.map(({ id }) => id)).toEqual(['0'])
    expect(report.otherQuestions.examples.map(({ id }) => id)).toEqual(['1'])
  })

  test('because of another kind of choice, although its option is still there', () => {
    const several = aForm().checkbox('plan', ['Free', 'Pro', 'Team'])
    expect(effects(replay(plan, several, [{ plan: 'Pro' }]).notAccepted)).toEqual([
      ['plan', 'format', 1],
    ])
  })

  test('but an answer that its own version rejects already is no impact', () => {
    const offered = aForm().radio('plan', ['Free'])
    expect(replay(offered, offered.text('more'), [{ plan: 'Gone' }]).notAccepted.count).toBe(0)
  })
})

test('answers to a removed question are orphaned, under the label they were given to', () => {
  const before = plan.text('fax', { label: 'Fax' })
  const report = replay(before, plan, [{ fax: '12' }, {}])
  expect(report.orphaned).toMatchObject({
    count: 1,
    fields: [{ fieldId: 'fax', label: 'Fax', effect: 'removed', count: 1 }],
  })
  expect(effects(report.otherQuestions)).toEqual([['fax', 'not_asked', 2]])
})

test('answers to a question that becomes a statement are orphaned, and a statement is not asked', () => {
  const [before, after] = ['text', 'statement'].map((type) => plan.field(type, 'fax'))
  if (!before || !after) throw new Error('there is no form')
  const report = replay(before, after, [{ fax: '12' }, {}])
  expect(effects(report.orphaned)).toEqual([['fax', 'removed', 1]])
  expect(effects(report.otherQuestions)).toEqual([['fax', 'not_asked', 2]])
  const when = shownWhen('plan', 'equals', 'Pro')
  expect(replay(plan, plan.field('statement', 'fax', when), [{ plan: 'Pro' }])).toEqual({
    ...emptyReport,
    submissions: 1,
  })
})

test('an answer that is hidden in its own version already is no impact', () => {
  const before = plan.text('seats', shownWhen('plan', 'equals', 'Pro'))
  const after = before.text('more')
  const answers = [{ plan: 'Free', seats: '7' }]
  expect(replay(before, after, answers).orphaned.count).toBe(0)
  const replayed = createReplay(after, before, context)
  replayed.addUnfinished({ id: 'a', at: time, data: { plan: 'Free', seats: '7' } }, before)
  expect(effects(replayed.report().unfinishedChanged)).toEqual([['more', 'asked', 1]])
  // Without the question in the earlier version, nothing hid the answer.
  expect(effects(replay(plan, before, answers).orphaned)).toEqual([['seats', 'hidden', 1]])
})

test('effects that the current version already has are not those of the change', () => {
  const old = plan.text('fax')
  const current = plan.text('company')
  const after = current.text('vat', shownWhen('plan', 'equals', 'Pro'))
  const report = replay(old, after, [{ plan: 'Pro', fax: '1' }, { plan: 'Free' }], current)
  expect(effects(report.otherQuestions)).toEqual([['vat', 'asked', 1]])
  expect(report.orphaned.count).toBe(0)
  expect(replay(old, after, [{ plan: 'Free' }]).otherQuestions.count).toBe(1)
})

test('unfinished answers change by any effect; a blank one is not finished yet', () => {
  const before = plan.text('why')
  const replayed = createReplay(
    plan.text('why', { required: true }).text('vat', shownWhen('plan', 'equals', 'Pro')),
    null,
    context,
  )
  replayed.addUnfinished({ id: 'a', at: time, data: { plan: 'Free' } }, before)
  replayed.addUnfinished({ id: 'b', at: time, data: { plan: 'Pro' } }, before)
  const { unfinished, unfinishedChanged, submissions } = replayed.report()
  expect([unfinished, submissions]).toEqual([2, 0])
  expect(unfinishedChanged.examples.map(({ id }) => id)).toEqual(['b'])
})

test('a price that the owner set is no stored answer', () => {
  const before = aForm().field('price', 'fee', { fixedPrice: 500 })
  expect(replay(before, aForm().text('name'), [{ fee: '5.00' }]).orphaned.count).toBe(0)
})

test('reports of batches add up to the report of all, with a bounded number of examples', () => {
  const before = plan.text('fax')
  const all = Array.from({ length: 250 }, (_, at): Answers => (at % 2 === 0 ? { fax: 'x' } : {}))
  const together = replay(before, plan, all)
  const parts = [all.slice(0, 30), all.slice(30, 31), all.slice(31)].map((part, at) => {
    const start = [0, 30, 31][at] ?? 0
    const replayed = createReplay(plan, null, context)
    for (const [index, data] of part.entries()) {
      replayed.addSubmission({ id: String(start + index), at: time, data }, before)
    }
    return replayed.report()
  })
  expect(finishedReport(parts.reduce(addReports, emptyReport))).toEqual(together)
  expect(together.otherQuestions.examples).toHaveLength(impactLimits.examples)
  expect(together.orphaned.count).toBe(125)
})

test('other questions are those that visibility tells apart, on random forms', () => {
  fc.assert(
    fc.property(
      randomForm,
      randomForm,
      fc.array(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('x', 'y', '2')),
        {
          maxLength: 5,
        },
      ),
      (before, after, submissions) => {
        const report = replay(before, after, submissions)
        const differs = submissions.filter((data) => {
          const ids = (schema: FormSchema) =>
            visibleFields(schema, answersToQuestions(schema, data, fieldTypes), fieldTypes)
              .filter((field) => takesAnswer(field, fieldTypes))
              .map(({ id }) => id)
          return ids(before).toSorted().join() !== ids(after).toSorted().join()
        })
        expect(report.otherQuestions.count).toBe(differs.length)
      },
    ),
  )
})
