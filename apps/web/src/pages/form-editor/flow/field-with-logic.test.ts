import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { fieldWithLogic } from './field-with-logic.ts'

test('swipes go through the fields with logic, in both directions and around the end', () => {
  const graph = flowGraph(
    aForm()
      .text('a')
      .text('b', shownWhen('a', 'equals', 'x'))
      .text('c')
      .text('d', shownWhen('a', 'equals', 'x')),
  )
  expect(fieldWithLogic(graph, 'b', 1)).toBe('d')
  expect(fieldWithLogic(graph, 'd', 1)).toBe('b')
  expect(fieldWithLogic(graph, 'b', -1)).toBe('d')
  expect(fieldWithLogic(graph, 'a', 1)).toBe('b')
  expect(fieldWithLogic(flowGraph(aForm().text('a')), 'a', 1)).toBe('a')
})
