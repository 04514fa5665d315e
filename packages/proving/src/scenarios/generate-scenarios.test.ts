import type { FormSchema } from '@ramiform/core/form'
import { aForm, allOf, aRule, shownWhen, shownWhenAny } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomForm } from '../testing/random-forms.ts'
import { generateScenarios } from './generate-scenarios.ts'
import { mutationScore } from './mutation-score.ts'
import { answerInBrief } from './name-scenarios.ts'
import { runScenario } from './run-scenario.ts'

const context = { fieldTypes, patterns: null }
const conference = aForm()
  .radio('way', ['In person', 'Online'], { label: 'How will you take part?' })
  .radio('catering', ['Yes', 'No'], {
    label: 'Do you need catering?',
    ...shownWhen('way', 'equals', 'In person'),
  })
  .number('people', {
    label: 'How many people are coming?',
    ...shownWhen('way', 'equals', 'In person'),
  })
  .text('menu', {
    label: 'Menu',
    ...shownWhenAny(
      allOf(aRule('catering', 'equals', 'Yes'), aRule('people', 'greater_than', '4')),
      aRule('people', 'greater_than', '20'),
    ),
  })

test('scenarios give hidden fields an answer, and expect only questions to show', () => {
  const { fields } = aForm()
    .number('seats')
    .text('code', shownWhen('source', 'equals', 'fair'))
    .text('invoice', shownWhen('total', 'greater_than', '10'))
  const schema: FormSchema = {
    fields,
    hiddenFields: [{ id: 'source', name: 'source' }],
    values: [
      {
        id: 'total',
        name: 'Total',
        type: 'number',
        formula: {
          kind: 'product',
          of: [
            { kind: 'answer', id: 'seats' },
            { kind: 'number', value: 2 },
          ],
        },
      },
    ],
    settings: {},
  }
  const { scenarios, uncovered } = generateScenarios(schema, context)
  expect(uncovered).toEqual([])
  expect(new Set(scenarios.flatMap(({ visible }) => visible))).toEqual(
    new Set(['seats', 'code', 'invoice']),
  )
  const answered = new Set(scenarios.flatMap(({ answers }) => Object.keys(answers)))
  expect([...answered].sort()).toEqual(['seats', 'source'])
  for (const one of scenarios) expect(runScenario(schema, one)).toMatchObject({ passed: true })
  expect(mutationScore(schema, scenarios, context).percent).toBe(100)
})

test.each([
  ['How many children come with you?', '1 child', '2 children'],
  ['How many women are coming?', '1 woman', '2 women'],
  ['Number of people', '1 person', '2 people'],
  ['How many boxes do you need?', '1 box', '2 boxes'],
  ['How many houses?', '1 house', '2 houses'],
  ['Number of companies', '1 company', '2 companies'],
])('names of scenarios say the number of %s in English', (label, one, two) => {
  const { fields } = aForm().number('n', { label })
  const [field] = fields
  if (field === undefined) throw new Error('no field')
  expect([answerInBrief(field, '1'), answerInBrief(field, '2')]).toEqual([one, two])
})

describe('generated scenarios', () => {
  const { scenarios, covered, rules, uncovered } = generateScenarios(conference, context)

  test('cover every rule, with limits from both sides', () => {
    expect([covered, rules, uncovered]).toEqual([5, 5, []])
    const people = new Set(scenarios.map(({ answers }) => answers.people))
    for (const limit of ['4', '5', '20', '21']) expect(people).toContain(limit)
  })

  test('have whole numbers and names that people understand', () => {
    for (const { answers } of scenarios) expect(answers.people ?? '0').toMatch(/^\d+$/)
    const names = scenarios.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('Nothing answered')
    expect(names).toContain('With catering, 5 people')
  })

  test('are the same every time, and pass', () => {
    expect(generateScenarios(conference, context).scenarios).toEqual(scenarios)
    for (const one of scenarios) expect(runScenario(conference, one).passed).toBe(true)
  })

  test('leave out what existing scenarios cover', () => {
    expect(generateScenarios(conference, context, { existing: scenarios }).scenarios).toEqual([])
    const existing = scenarios.slice(1)
    expect(generateScenarios(conference, context, { existing }).scenarios).toHaveLength(1)
  })

  test('have other names than the existing ones', () => {
    const existing = scenarios.map(({ name }) => ({ name, answers: {} }))
    const names = generateScenarios(conference, context, { existing }).scenarios.map(
      ({ name }) => name,
    )
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => existing.some((one) => one.name === name))).toEqual([])
  })

  test('report progress up to all rules', () => {
    const progress: number[] = []
    generateScenarios(conference, context, { onProgress: (done) => progress.push(done) })
    expect(progress.at(0)).toBe(0)
    expect(progress.at(-1)).toBe(5)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })
})

test('a rule that never decides is named, and traditional forms have no rules', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('x', shownWhenAny(aRule('plan', 'is_empty'), aRule('plan', 'is_not_empty')))
  expect(generateScenarios(form, context).uncovered).toEqual([
    { fieldId: 'x', rule: 1, reason: 'never_decides' },
    { fieldId: 'x', rule: 2, reason: 'never_decides' },
  ])
  const none = generateScenarios(form.with({ mode: 'traditional' }), context)
  expect(none).toMatchObject({ scenarios: [], rules: 0, uncovered: [] })
})

test('a pattern that hides the answers leaves a rule undecided', () => {
  const form = aForm()
    .text('code', { validation: { pattern: '[A-Z]{3}-[0-9]{4}' } })
    .text('x', shownWhen('code', 'contains', '-00'))
  const { uncovered } = generateScenarios(form, context)
  expect(uncovered.every(({ reason }) => reason === 'undecided')).toBe(true)
})

test('generated scenarios pass, and find nearly every mistake planted in random forms', () => {
  let found = 0
  let missed = 0
  fc.assert(
    fc.property(randomForm, (form) => {
      const { scenarios } = generateScenarios(form, context)
      for (const one of scenarios) expect(runScenario(form, one).passed).toBe(true)
      const score = mutationScore(form, scenarios, context)
      found += score.found
      missed += score.missed.length
    }),
    { numRuns: 200, seed: 1 },
  )
  expect(found / (found + missed)).toBeGreaterThan(0.95)
})

test('a mistake that changes no state does not count', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'])
    .text('x', {
      conditional: allOf(aRule('plan', 'equals', 'Pro'), aRule('plan', 'is_not_empty')),
    })
  const score = mutationScore(form, generateScenarios(form, context).scenarios, context)
  expect(score).toMatchObject({ missed: [], percent: 100 })
  expect(score.equivalent).toBeGreaterThan(0)
  expect(mutationScore(form, [], context).percent).toBe(0)
  expect(mutationScore(aForm().text('a'), [], context).percent).toBeNull()
})

test('a rule that compares two answers gets a scenario for each outcome', () => {
  const later = { dependsOn: 'end', condition: 'greater_than', value: '', valueFrom: 'start' }
  const form = aForm().number('start').number('end').text('note', { conditional: later })
  const { scenarios, uncovered } = generateScenarios(form, context)
  expect(uncovered).toEqual([])
  for (const scenario of scenarios) expect(runScenario(form, scenario).differences).toEqual([])
  const shows = scenarios.map(({ visible }) => visible.includes('note'))
  expect(new Set(shows)).toEqual(new Set([true, false]))
  expect(mutationScore(form, scenarios, context)).toMatchObject({ percent: 100, missed: [] })
})
