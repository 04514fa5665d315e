import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { aForm, allOf, aRule, shownWhen, shownWhenAny } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { flowInWords, type Sentence } from './flow-in-words.ts'
import { fieldNode, planFlow } from './flow-plan.ts'
import { layOutFlow } from './lay-out-flow.ts'
import { roughMeasure } from './measure-text.ts'
import { nextNode } from './next-node.ts'

const form = aForm()
  .text('Plan')
  .text('Team')
  .text(
    'Lunch',
    shownWhenAny(
      aRule('Plan', 'equals', 'Pro'),
      allOf(aRule('Team', 'greater_than', '4'), aRule('Plan', 'is_empty')),
    ),
  )
  .text('Diet', shownWhen('Lunch', 'contains', ''))
  .text('Ring', shownWhen('Ring', 'is_empty'))

/** `Lunch is shown when ...: [A. | All of these are true: [B. | C.]]` */
const written = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text, parts }) => (parts.length === 0 ? text : `${text} [${written(parts)}]`))
    .join(' | ')

test('the flow is told as sentences in sentences', () => {
  const told = flowInWords(flowGraph(form), (id) => id)
  expect(told.map((one) => written([one]))).toEqual([
    'Always shown: 2 fields. [Plan [Decides Lunch.] | Team [Decides Lunch.]]',
    'Lunch is shown when one of these is true: [Plan is Pro. | All of these are true: [Team is greater than 4. | Plan is empty.] | Decides Diet.]',
    'Diet is shown when Lunch contains no value specified.',
    'Ring is shown when Ring is empty (counts as empty here, because the two depend on each other). [Decides Ring.]',
  ])
  const off = flowInWords(flowGraph(form.with({ mode: 'traditional' })), (id) => id)
  expect(off[0]?.text).toBe('This form is Traditional: every field is shown, and logic is off.')
})

test('arrows lead from field to field, along the stem and along the lines', () => {
  const fields = new Map(form.fields.map((field) => [field.id, field]))
  const { nodes } = layOutFlow(planFlow(flowGraph(form), fields, { measure: roughMeasure }))
  const go = (from: string, arrow: Parameters<typeof nextNode>[2]) =>
    nextNode(nodes, fieldNode(from), arrow)?.id.replace('field ', '') ?? null
  expect(go('Plan', 'ArrowDown')).toBe('Team')
  expect(go('Team', 'ArrowUp')).toBe('Plan')
  expect(go('Plan', 'ArrowUp')).toBeNull()
  expect(go('Lunch', 'ArrowRight')).toBe('Diet')
  expect(['Plan', 'Team']).toContain(go('Lunch', 'ArrowLeft'))
  expect(go('Diet', 'ArrowRight')).toBeNull()
})

test('a condition that compares two answers has a line from each question', () => {
  const compared = { dependsOn: 'Team', condition: 'equals', value: '', valueFrom: 'Plan' }
  const two = aForm().text('Plan').text('Team').text('Lunch', { conditional: compared })
  const told = flowInWords(flowGraph(two), (id) => id)
  expect(told.map((one) => written([one]))).toEqual([
    'Always shown: 2 fields. [Plan [Decides Lunch.] | Team [Decides Lunch.]]',
    'Lunch is shown when Team is Plan.',
  ])
  const fields = new Map(two.fields.map((field) => [field.id, field]))
  const { lines, nodes } = planFlow(flowGraph(two), fields, { measure: roughMeasure })
  const condition = nodes.find(({ kind }) => kind === 'condition')
  expect(condition).toMatchObject({ words: [{ text: 'is' }, { text: 'Plan' }] })
  expect(lines.filter(({ to }) => to === condition?.id).map(({ from }) => from)).toEqual([
    fieldNode('Team'),
    fieldNode('Plan'),
  ])
})
