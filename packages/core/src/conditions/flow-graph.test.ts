import { describe, expect, test } from 'vitest'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '../testing/a-form.ts'
import { flowGraph } from './flow-graph.ts'
import {
  dependentsOf,
  flowAround,
  flowOfField,
  mostDecided,
  pathFrom,
  pathTo,
} from './flow-path.ts'

const inPerson = aRule('attendance', 'equals', 'In person')
const fullDay = aRule('session', 'equals', 'Full day')
const morning = aRule('session', 'equals', 'Morning')
const large = aRule('team', 'greater_than', '4')
const workshop = aForm()
  .text('name')
  .radio('attendance', ['In person', 'Online'])
  .radio('session', ['Full day', 'Morning'])
  .number('team')
  .checkbox('lunch', [], shownWhenAll(inPerson, anyOf(fullDay, allOf(morning, large))))
  .text('contact', shownWhenAll(inPerson, large))
  .text('diet', shownWhen('lunch', 'contains', 'Other'))

test('fields that compare one answer with one value share its condition', () => {
  const { conditions, gates } = flowGraph(workshop)
  expect([...conditions.values()].map(({ sourceId, value }) => `${sourceId} ${value}`)).toEqual([
    'attendance In person',
    'session Full day',
    'session Morning',
    'team 4',
    'lunch Other',
  ])
  expect([...gates.values()].map(({ operator, inputs }) => [operator, inputs.length])).toEqual([
    ['AND', 2],
    ['OR', 2],
    ['AND', 2],
    ['AND', 2],
  ])
})

test('a field lists the conditions of its rules in reading order', () => {
  const { fields, conditions } = flowGraph(workshop)
  const lunch = fields.find(({ id }) => id === 'lunch')
  expect(lunch?.rules.map((id) => conditions.get(id)?.value)).toEqual([
    'In person',
    'Full day',
    'Morning',
    '4',
  ])
})

test('the most decided field has the most rules, and of several the most on its path', () => {
  expect(mostDecided(flowGraph(workshop))).toBe('lunch')
  const chain = aForm()
    .text('a')
    .text('b', shownWhen('a', 'equals', 'x'))
    .text('c', shownWhen('b', 'equals', 'x'))
  expect(mostDecided(flowGraph(chain))).toBe('c')
  expect(mostDecided(flowGraph(aForm().text('a')))).toBeNull()
})

test('a field is one level after the last field that it reads', () => {
  const { fields } = flowGraph(workshop)
  expect(fields.map(({ level }) => level)).toEqual([0, 0, 0, 0, 1, 1, 2])
  expect(fields.map(({ isSource }) => isSource)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('the path to a field leads over all that decides about it, and no further', () => {
  const graph = flowGraph(workshop)
  const { fields, inputs } = pathTo(graph, ['contact'])
  expect([...fields].sort()).toEqual(['attendance', 'contact', 'team'])
  expect(inputs.size).toBe(3)
  expect([...pathTo(graph, ['diet']).fields].sort()).toEqual([
    'attendance',
    'diet',
    'lunch',
    'session',
    'team',
  ])
  expect(pathTo(graph, ['name'])).toEqual({ fields: new Set(['name']), inputs: new Set() })
})

test('the path from a field contains its conditions and the fields they show', () => {
  const { fields, inputs } = pathFrom(flowGraph(workshop), 'session')
  expect([...fields].sort()).toEqual(['lunch', 'session'])
  // Two conditions (Full day, Morning) and the three gates on their way to lunch. "Attendance is not In person" is
  // not among them.
  expect(inputs.size).toBe(5)
})

test('the graph around a field has its sources, and its dependents with their sources', () => {
  const graph = flowGraph(workshop)
  expect(dependentsOf(graph, 'team')).toEqual(['lunch', 'contact'])
  const around = flowAround(graph, 'team')
  expect(around.fields.map(({ id }) => id)).toEqual([
    'attendance',
    'session',
    'team',
    'lunch',
    'contact',
  ])
  const known = new Set([...around.conditions.keys(), ...around.gates.keys()])
  for (const { inputs } of around.gates.values())
    for (const id of inputs) expect(known).toContain(id)
})

describe('redundant parts are omitted', () => {
  const input = (more: object) => flowGraph(aForm().text('a').text('b', more)).fields[1]?.input

  test('a group of one is unwrapped, and a duplicate rule appears once', () => {
    const one = aRule('a', 'is_empty')
    const plain = input(shownWhen('a', 'is_empty'))
    expect(input(shownWhenAny(allOf(anyOf(one))))).toBe(plain)
    expect(input(shownWhenAll(one, aRule('a', 'is_empty', 'left over')))).toBe(plain)
  })

  test('an empty group always holds: nothing to "all of", and enough for "any of" (decision 8)', () => {
    expect(input(shownWhenAll())).toBeNull()
    expect(input(shownWhenAny(aRule('a', 'is_empty'), allOf()))).toBeNull()
    expect(input(shownWhenAll(aRule('a', 'is_empty'), anyOf()))).toBe(
      input(shownWhen('a', 'is_empty')),
    )
    const { conditions } = flowGraph(
      aForm()
        .text('a')
        .text('b', shownWhenAny(aRule('a', 'is_empty'), allOf())),
    )
    expect(conditions.size).toBe(0)
  })
})

test('a rule without a field keeps its place, with no field before it', () => {
  const graph = flowGraph(aForm().text('b', shownWhen('gone', 'equals', 'x')))
  expect([...graph.conditions.values()][0]?.sourceId).toBeNull()
  expect(graph.fields[0]?.level).toBe(1)
})

test('a circle has an end: its conditions are marked, and fields behind it count from there', () => {
  const form = aForm()
    .text('key')
    .text('a', shownWhenAll(aRule('b', 'is_empty'), aRule('key', 'equals', 'go')))
    .text('b', shownWhen('a', 'is_empty'))
    .text('self', shownWhen('self', 'is_empty'))
    .text('after', shownWhen('b', 'is_empty'))
  const graph = flowGraph(form)
  expect(graph.fields.map(({ inCycle }) => inCycle)).toEqual([false, true, true, true, false])
  expect(graph.fields.map(({ level }) => level)).toEqual([0, 1, 1, 1, 2])
  expect([...pathTo(graph, ['self']).fields]).toEqual(['self'])
})

test('a traditional form keeps its graph, switched off', () => {
  expect(flowGraph(workshop.with({ mode: 'traditional' })).off).toBe(true)
  expect(flowGraph(workshop.with({ mode: 'traditional' })).gates.size).toBe(4)
})

test('the graph of one field has what decides it, and the first fields that it decides', () => {
  const graph = flowOfField(flowGraph(workshop), 'team', 1)
  expect(graph.fields.map(({ id }) => id)).toEqual(['team', 'lunch'])
  expect([...graph.conditions.values()].map(({ sourceId }) => sourceId)).toEqual(['team'])
  const lunch = flowOfField(flowGraph(workshop), 'lunch', 2)
  expect(lunch.fields.map(({ id }) => id)).toEqual([
    'attendance',
    'session',
    'team',
    'lunch',
    'diet',
  ])
})
