import { aForm, allOf, aRule, shownWhen, shownWhenAny } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { failingPinned, runScenario } from './run-scenario.ts'

const form = aForm()
  .radio('way', ['In person', 'Online'], { label: 'How will you take part?' })
  .radio('day', ['Morning', 'Full day'], { label: 'Which part of the day?' })
  .number('people', { label: 'How many of you are coming?' })
  .text('lunch', {
    label: 'Lunch',
    ...shownWhenAny(
      aRule('day', 'equals', 'Full day'),
      allOf(aRule('day', 'equals', 'Morning'), aRule('people', 'greater_than', '6')),
    ),
  })
  .text('link', { label: 'Link', ...shownWhen('way', 'equals', 'Online') })
const morning = { way: 'In person', day: 'Morning', people: '5' }

test('a scenario passes when exactly the expected fields show', () => {
  expect(runScenario(form, { answers: morning, visible: ['way', 'day', 'people'] })).toEqual({
    passed: true,
    visible: ['way', 'day', 'people'],
    differences: [],
    staleAnswers: [],
  })
})

test('a hidden field names the rules that decide it, with the value each saw', () => {
  const { passed, differences } = runScenario(form, {
    answers: morning,
    visible: ['way', 'day', 'people', 'lunch'],
  })
  expect(passed).toBe(false)
  expect(differences).toMatchObject([{ fieldId: 'lunch', is: 'hidden' }])
  expect(differences[0]?.deciding.map(({ number, seen }) => [number, seen])).toEqual([
    [1, { kind: 'answer', answer: 'Morning' }],
    [3, { kind: 'answer', answer: '5' }],
  ])
})

test('a field that shows against the expectation names the rules that show it', () => {
  const [difference] = runScenario(form, {
    answers: { way: 'Online', day: 'Full day' },
    visible: ['way', 'day', 'people', 'link'],
  }).differences
  expect(difference).toMatchObject({ fieldId: 'lunch', is: 'shown', deciding: [{ number: 1 }] })
})

test('nothing is expected of unchecked fields, and a deleted one is missed', () => {
  const visible = ['way', 'day', 'people', 'ghost']
  const { differences } = runScenario(form, {
    answers: { ...morning, people: '7' },
    visible,
    unchecked: ['lunch'],
  })
  expect(differences).toMatchObject([{ fieldId: 'ghost', is: 'gone' }])
})

test('an answer that no visitor can give is named', () => {
  const { staleAnswers } = runScenario(form, {
    answers: { way: 'By letter', ghost: 'x', people: '' },
    visible: [],
  })
  expect(staleAnswers).toEqual([
    { fieldId: 'way', missing: 'answer' },
    { fieldId: 'ghost', missing: 'field' },
  ])
})

test('only pinned scenarios that fail stop publishing', () => {
  const about = { name: 'x', answers: morning }
  const scenarios = [
    { ...about, id: 'passes', pinned: true, visible: ['way', 'day', 'people'] },
    { ...about, id: 'fails', pinned: true, visible: ['way'] },
    { ...about, id: 'loose', pinned: false, visible: ['way'] },
  ]
  expect(failingPinned(form.with({ scenarios })).map(({ scenario }) => scenario.id)).toEqual([
    'fails',
  ])
  expect(failingPinned(form)).toEqual([])
})

test('in traditional mode every field shows', () => {
  const all = ['way', 'day', 'people', 'lunch', 'link']
  const schema = form.with({ mode: 'traditional' })
  expect(runScenario(schema, { answers: {}, visible: all }).passed).toBe(true)
})
