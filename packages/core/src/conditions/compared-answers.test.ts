import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { Field } from '../field.ts'
import { checkLogic } from '../findings/check-logic.ts'
import { inWords } from '../findings/finding.ts'
import type { FormSchema } from '../form.ts'
import { readsOf } from '../formula.ts'
import { readFormula } from '../values/read-formula.ts'
import { writeFormula } from '../values/write-formula.ts'
import { checkRules } from './check-rules.ts'
import type { Conditional } from './condition.ts'
import { mapRules } from './conditional-rules.ts'
import { describeConditional } from './describe.ts'
import { copyConditional, toAdvanced } from './edit.ts'
import { describeSeenValue, explainForm } from './explain.ts'
import { flowGraph } from './flow-graph.ts'
import { pathTo } from './flow-path.ts'
import { changeLogics } from './logic-members.ts'
import { whatWouldLoop } from './loops.ts'
import { renameSources, renameValues } from './rename.ts'
import { visibleFields } from './visibility.ts'

const is = (condition: string, dependsOn = 'a', valueFrom = 'b'): Conditional => ({
  dependsOn,
  condition,
  value: '',
  valueFrom,
})

const form = (
  [a, b]: readonly [Partial<Field>, Partial<Field>],
  conditional: Conditional,
): FormSchema => ({
  fields: [
    { type: 'text', label: 'A', ...a, id: 'a' },
    { type: 'text', label: 'B', ...b, id: 'b' },
    { id: 'c', type: 'text', label: 'C', conditional },
  ],
  settings: {},
})

const holds = (
  types: readonly [Partial<Field>, Partial<Field>],
  condition: string,
  answers: Answers,
) => visibleFields(form(types, is(condition)), answers, fieldTypes).some(({ id }) => id === 'c')

const texts = [{}, {}] as const
const numbers = [{ type: 'number' }, { type: 'number' }] as const
const days = [{ type: 'date' }, { type: 'date' }] as const

test('numbers and days compare by size, texts as they are', () => {
  expect(holds(numbers, 'greater_than', { a: '10', b: '9' })).toBe(true)
  expect(holds(numbers, 'greater_than', { a: '9', b: '10' })).toBe(false)
  expect(holds(numbers, 'equals', { a: '5', b: '5.0' })).toBe(true)
  expect(holds(texts, 'equals', { a: '5', b: '5.0' })).toBe(false)
  expect(holds(days, 'less_than', { a: '2026-01-31', b: '2026-02-01' })).toBe(true)
  expect(holds(texts, 'greater_than', { a: 'b', b: 'a' })).toBe(false)
  expect(holds(texts, 'contains', { a: 'Ada King', b: 'King' })).toBe(true)
})

test('an empty other answer decides as an empty value does', () => {
  for (const answers of [{}, { a: 'x' }, { b: 'x' }]) {
    expect(holds(texts, 'equals', answers)).toBe(false)
    expect(holds(texts, 'not_equals', answers)).toBe(true)
    expect(holds(texts, 'contains', answers)).toBe(false)
    expect(holds(numbers, 'greater_than', answers)).toBe(false)
    expect(holds(numbers, 'less_than', answers)).toBe(false)
  }
})

test('a list counts as its only item, on both sides', () => {
  const options = ['x', 'y']
  const lists = [
    { type: 'checkbox', options },
    { type: 'checkbox', options },
  ] as const
  expect(holds(lists, 'equals', { a: ['x'], b: ['x'] })).toBe(true)
  expect(holds(lists, 'equals', { a: ['x', 'y'], b: ['x', 'y'] })).toBe(false)
  expect(holds(lists, 'contains', { a: ['x', 'y'], b: ['y'] })).toBe(true)
  expect(holds(lists, 'contains', { a: ['x', 'y'], b: ['x', 'y'] })).toBe(false)
  const one = [{ type: 'radio', options }, lists[1]] as const
  expect(holds(one, 'equals', { a: 'x', b: ['x'] })).toBe(true)
})

test('the text of *Other* is compared, not its label', () => {
  const choice = { type: 'radio', options: ['x'], other: 'Other' }
  expect(holds([choice, {}], 'equals', { a: 'mine', b: 'mine' })).toBe(true)
  expect(holds([choice, {}], 'equals', { a: 'mine', b: 'Other' })).toBe(false)
})

test('a hidden, deleted or looping other question counts as empty', () => {
  const never = { dependsOn: 'gone', condition: 'is_not_empty', value: '' }
  const hidden = form([{}, { conditional: never }], is('not_equals'))
  expect(visibleFields(hidden, { a: 'x', b: 'x' }, fieldTypes).map(({ id }) => id)).toEqual([
    'a',
    'c',
  ])
  const gone = form([{}, {}], is('equals', 'a', 'gone'))
  expect(visibleFields(gone, { a: 'x' }, fieldTypes)).toHaveLength(2)
  const loop = form([{}, { conditional: is('is_not_empty', 'c') }], is('equals'))
  expect(visibleFields(loop, { a: 'x', b: 'x', c: 'x' }, fieldTypes).map(({ id }) => id)).toEqual([
    'a',
  ])
})

test('the rule check names a missing, deleted and looping question', () => {
  const problems = (conditional: Conditional, b: Partial<Field> = {}) =>
    checkRules(form([{}, b], conditional)).map(({ code, about }) => [code, about])
  expect(problems(is('equals'))).toEqual([])
  expect(problems(is('equals', 'a', ''))).toEqual([['no_value', undefined]])
  expect(problems(is('equals', 'a', 'gone'))).toEqual([['no_field', 'gone']])
  expect(problems(is('equals', 'a', 'c'))).toEqual([['cycle', 'c']])
  const found = [...checkLogic(form([{}, {}], is('equals', 'a', 'gone')), { fieldTypes })]
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    [
      'source_missing',
      'C: its rule uses a question that was deleted, and deleted questions count as unanswered, so C is never shown.',
    ],
  ])
})

test('a question that comes later is a warning, as for a source', () => {
  const schema = form([{}, {}], is('equals'))
  const [a, b, c] = schema.fields as readonly [Field, Field, Field]
  const found = [...checkLogic({ ...schema, fields: [a, c, b] }, { fieldTypes })]
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['later_source', 'C depends on the answer to B, but B comes later in the form.'],
  ])
})

test('comparing a number with a date is a warning', () => {
  const mixed = [{ type: 'number' }, { type: 'date' }] as const
  const messages = (condition: string) =>
    [...checkLogic(form(mixed, is(condition)), { fieldTypes })].map(({ code, message }) => [
      code,
      message,
    ])
  expect(messages('greater_than')).toEqual([
    [
      'kind_mismatch',
      'C: its rule is never true, because it compares A with B, and a number is never a date.',
    ],
  ])
  expect(messages('not_equals')[0]?.[1]).toMatch('its rule is always true')
  expect(messages('contains')).toEqual([])
})

test('sentences and explanations name both questions', () => {
  const schema = form([{ label: 'End' }, { label: 'Start' }], is('greater_than'))
  expect(inWords(describeConditional(is('greater_than'), schema))).toBe('End is greater than Start')
  expect(inWords(describeConditional(is('equals', 'a', ''), schema))).toBe('End is choose a field')
  const explained = explainForm(schema, { a: '2' }, fieldTypes).at(-1)?.logic?.children[0]
  expect(explained?.kind === 'rule' && describeSeenValue(explained)).toBe(
    'the answer is “2”; other question: it has no answer yet',
  )
})

test('the flow has lines from both questions, and loops count both', () => {
  const schema = form([{}, {}], is('equals'))
  const graph = flowGraph(schema)
  expect([...pathTo(graph, ['c']).fields].sort()).toEqual(['a', 'b', 'c'])
  expect(graph.fields.map(({ isSource }) => isSource)).toEqual([true, true, false])
  expect([...whatWouldLoop(schema, 'b').keys()]).toEqual(['c'])
})

test('formulas are written and read with the other question', () => {
  const sources = ['a', 'b'].map((id) => ({
    id,
    name: id.toUpperCase(),
    holds: 'number' as const,
    options: [],
  }))
  for (const text of ['if({A} > {B}, 1, 2)', 'if({A} != 3 and {A} >= {B}, 1, 2)']) {
    const read = readFormula(text, sources)
    if (!('formula' in read)) throw new Error(JSON.stringify(read))
    expect(readsOf(read.formula)).toEqual(['a', 'b'])
    expect(writeFormula(read.formula, sources)).toBe(text)
  }
})

test('edits keep it: renamed ids, copies, advanced logic, changed rules', () => {
  const simple = is('equals')
  expect(renameSources(simple, (id) => `${id}2`)).toEqual(is('equals', 'a2', 'b2'))
  expect(renameValues(simple, () => 'other')).toEqual(simple)
  expect(copyConditional(simple, () => 'n')).toEqual(simple)
  const advanced = toAdvanced(simple, () => 'r')
  expect(advanced.rules).toEqual([
    { id: 'r', fieldId: 'a', condition: 'equals', value: '', valueFrom: 'b' },
  ])
  expect(renameSources(advanced, (id) => `${id}2`)).toEqual({
    ...advanced,
    rules: [{ id: 'r', fieldId: 'a2', condition: 'equals', value: '', valueFrom: 'b2' }],
  })
  const other = { ...simple, valueFrom: 'd' }
  expect(mapRules(simple, (rule) => ({ ...rule, valueFrom: 'd' }))).toEqual(other)
  const part = { conditional: simple }
  expect(changeLogics(part, (logic) => mapRules(logic, (rule) => rule))).toBe(part)
})
