import type { FieldCoverage } from '@ramiform/contract/calls'
import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { aForm, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { lineWidth, nodeCounts, silentRules } from './coverage-counts.ts'

type Rule = readonly [asked: number, held: number, whenTrue: number, whenFalse: number]

function covered(
  fieldId: string,
  asked: number,
  rules: readonly Rule[] = [],
  groups: number[] = [],
) {
  const one: FieldCoverage = {
    fieldId,
    asked,
    answered: asked,
    options: null,
    rules: rules.map(([of, held, whenTrue, whenFalse], at) => ({
      number: at + 1,
      asked: of,
      held,
      decided: { whenTrue, whenFalse },
    })),
    groups,
  }
  return [fieldId, one] as const
}

const schema = aForm()
  .radio('a', ['x', 'y'], { label: 'A' })
  .radio('b', ['x', 'y'], { label: 'B' })
  .text('p', { label: 'P', ...shownWhen('a', 'equals', 'x') })
  .text('q', {
    label: 'Q',
    ...shownWhenAll(
      aRule('a', 'equals', 'x'),
      anyOf(aRule('b', 'equals', 'x'), aRule('b', 'equals', 'y')),
    ),
  })

test('conditions and gates of the flow have their counts; a shared condition the larger one', () => {
  const coverage = new Map([
    covered('p', 40, [[100, 40, 40, 60]]),
    covered(
      'q',
      12,
      [
        [90, 30, 1, 1],
        [90, 10, 1, 1],
        [90, 5, 1, 1],
      ],
      [15],
    ),
  ])
  const graph = flowGraph(schema)
  const counts = nodeCounts(schema, graph, coverage)
  const held = [...graph.conditions.values()].map(({ id, sourceId, value }) => [
    sourceId,
    value,
    counts.get(id),
  ])
  expect(held).toEqual([
    ['a', 'x', 40],
    ['b', 'x', 10],
    ['b', 'y', 5],
  ])
  expect([...graph.gates.keys()].map((id) => counts.get(id)).toSorted()).toEqual([12, 15])
})

test('a rule that told nobody apart says why', () => {
  const rules: readonly Rule[] = [
    [812, 0, 0, 812],
    [96, 96, 96, 0],
    [4, 2, 0, 0],
  ]
  const { silent, total } = silentRules(
    schema,
    new Map([covered('p', 5, [[50, 20, 20, 30]]), covered('q', 5, rules)]),
  )
  expect(total).toBe(4)
  expect(
    silent.map(({ label, number, rule, reason }) => [
      label,
      number,
      rule.map(({ text }) => text).join(''),
      reason,
    ]),
  ).toEqual([
    ['Q', 1, 'A is x', 'true for none of 812 who were asked.'],
    ['Q', 2, 'B is x', 'true for all 96 who were asked.'],
    ['Q', 3, 'B is y', 'only 4 were asked. Too few to tell.'],
  ])
  const settled = new Map([covered('q', 5, [[50, 20, 0, 9]])])
  expect(silentRules(schema, settled).silent[0]?.reason).toBe(
    'the other rules had decided already.',
  )
})

test('rules without a question to read are left out, and traditional forms have none', () => {
  const gone = aForm().text('a', shownWhen('none', 'is_empty'))
  expect(silentRules(gone, new Map([covered('a', 5, [[0, 0, 0, 0]])])).total).toBe(0)
  expect(silentRules(schema.with({ mode: 'traditional' }), new Map()).total).toBe(0)
})

test('lines grow from 2 to 22 pixels', () => {
  expect([lineWidth(0, 10), lineWidth(5, 10), lineWidth(10, 10), lineWidth(0, 0)]).toEqual([
    2, 12, 22, 2,
  ])
})
