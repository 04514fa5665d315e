import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, allOf, aRule, shownWhen, shownWhenAny } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { drawnSchema } from './drawn-schema.ts'
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

const fieldOf =
  ({ fields }: FormSchema) =>
  (id: string) =>
    fields.find((field) => field.id === id)

/** `Lunch is shown when ...: [A. | All of these are true: [B. | C.]]` */
const written = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text, parts }) => (parts.length === 0 ? text : `${text} [${written(parts)}]`))
    .join(' | ')

test('the flow is told as sentences in sentences', () => {
  const told = flowInWords(flowGraph(form), fieldOf(form))
  expect(told.map((one) => written([one]))).toEqual([
    'Always shown: 2 fields. [Plan [Decides Lunch.] | Team [Decides Lunch.]]',
    'Lunch is shown when one of these is true: [Plan is Pro. | All of these are true: [Team is greater than 4. | Plan is empty.] | Decides Diet.]',
    'Diet is shown when Lunch contains no value specified.',
    'Ring is shown when Ring is empty (counts as empty here, because the two depend on each other). [Decides Ring.]',
  ])
  const off = flowInWords(flowGraph(form.with({ mode: 'traditional' })), fieldOf(form))
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
  const told = flowInWords(flowGraph(two), fieldOf(two))
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

test('hidden fields and values that rules read are drawn, named and not counted as questions', () => {
  const schema: FormSchema = {
    ...aForm()
      .number('Guests')
      .text('Hall', shownWhen('v', 'greater_than', '50'))
      .text('Coupon', shownWhen('h', 'equals', 'fair')),
    hiddenFields: [
      { id: 'h', name: 'Source' },
      { id: 'unread', name: 'Campaign' },
    ],
    values: [{ id: 'v', name: 'Total', type: 'number', formula: { kind: 'answer', id: 'Guests' } }],
  }
  const drawn = drawnSchema(schema)
  expect(drawn.fields.map(({ label }) => label)).toEqual([
    'Source',
    'Total',
    'Guests',
    'Hall',
    'Coupon',
  ])
  const graph = flowGraph(drawn)
  expect([...graph.conditions.values()].map(({ sourceId }) => sourceId)).toEqual(['v', 'h'])
  const told = flowInWords(graph, fieldOf(drawn))
  expect(told.map((one) => written([one]))).toEqual([
    'Always shown: one field. [Guests]',
    'Not asked, but read by rules: [Source [Decides Coupon.] | Total [Decides Hall.]]',
    'Hall is shown when Total is greater than 50.',
    'Coupon is shown when Source is fair.',
  ])
})

test('a comparison of two days says before or after', () => {
  const days = aForm()
    .field('date', 'From', { label: 'Arrival' })
    .field('date', 'To', { label: 'Departure' })
    .text('Note', {
      conditional: { dependsOn: 'To', condition: 'less_than', value: '', valueFrom: 'From' },
    })
  const told = flowInWords(flowGraph(days), fieldOf(days))
  expect(told.at(-1)?.text).toBe('Note is shown when Departure is before Arrival.')
})
