import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { expect, test } from 'vitest'
import { findingTones } from './finding-tones.ts'
import { fieldNode, lineId } from './flow-plan.ts'

const online = aRule('part', 'equals', 'Online')
const form = aForm()
  .text('part')
  .text('zone', shownWhen('part', 'equals', 'Online'))
  .text('dinner', shownWhenAll(online, aRule('day', 'equals', 'Full day')))
  .text('day')

const finding: ListedFinding = {
  ...{ code: 'never_shown', severity: 'error', fieldId: 'dinner', rules: [1, 2] },
  ...{ message: '', mark: '', fact: [], why: [] },
}

test('a finding colors the lines of its rules, but not a label that another field uses', () => {
  const graph = flowGraph(form)
  const tones = findingTones(graph, {
    byField: new Map([['dinner', [finding]]]),
    neverShown: [],
  })
  const [shared, own] = graph.fields.find(({ id }) => id === 'dinner')?.rules ?? []
  const lines = [...tones.keys()].filter((id) => id.includes(' > '))
  expect(lines).toEqual([
    expect.stringMatching(/Online.* > gate/),
    expect.stringMatching(/Full day.* > gate/),
    expect.stringMatching(/^field day > /),
  ])
  expect(tones.has(shared ?? '')).toBe(false)
  expect(tones.get(own ?? '')).toEqual({ severity: 'error', never: true })
})

test('a loop colors the lines into each of its fields', () => {
  const loop = aForm()
    .text('a', shownWhen('b', 'equals', 'x'))
    .text('b', shownWhen('a', 'is_empty'))
  const found: ListedFinding = {
    ...finding,
    ...{ code: 'cycle', fieldId: 'a', rules: [1] },
    conflict: ['a', 'b'].map((fieldId) => ({ fieldId, rule: 1 })),
  }
  const graph = flowGraph(loop)
  const tones = findingTones(graph, {
    byField: new Map(['a', 'b'].map((id) => [id, [found]])),
    neverShown: [],
  })
  for (const { id, input } of graph.fields) {
    expect(tones.get(lineId(input ?? '', fieldNode(id)))?.severity).toBe('error')
  }
})
