import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import type { Group, Rule } from './condition.ts'
import { asSimple } from './conditional-rules.ts'
import { type FlowGraph, fieldsOf, flowGraph } from './flow-graph.ts'
import { flowAround } from './flow-path.ts'
import { operatorNames } from './operators.ts'
import { readAnswer } from './reading.ts'
import { createVisibility } from './visibility.ts'
import { groupHolds, ruleHolds } from './whole-truth.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const word = fc.constantFrom('', 'x', 'xy', '5', '5.0', '2026-01-01')
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    id: fc.constant(''),
    fieldId: fc.constantFrom(...ids, 'gone'),
    condition: fc.constantFrom(...operatorNames, 'sounds_like'),
    value: word,
    valueFrom: fc.constantFrom(...ids, 'gone'),
  },
  { requiredKeys: ['id', 'fieldId', 'condition', 'value'] },
)
const group = (depth: number): fc.Arbitrary<Group> =>
  fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND', 'OR'),
    rules: fc.array(rule, { maxLength: 3 }),
    groups: depth === 0 ? fc.constant([]) : fc.array(group(depth - 1), { maxLength: 2 }),
  })
const conditional = fc.oneof(fc.constant(undefined), rule.map(asSimple), group(2))
const form: fc.Arbitrary<FormSchema> = fc
  .tuple(...ids.map(() => fc.tuple(fc.constantFrom('text', 'number', 'date'), conditional)))
  .map((fields) => ({
    fields: fields.map(
      ([type, logic], index): Field => ({
        id: ids[index] ?? '',
        type,
        label: '',
        ...(logic && { conditional: logic }),
      }),
    ),
    settings: {},
  }))
const answers: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...ids), word)

/** Evaluates the graph: from a field back to everything that leads to it. */
function shownBy(graph: FlowGraph, schema: FormSchema, given: Answers): readonly string[] {
  const isShown = (id: string): boolean => {
    const field = graph.fields.find((one) => one.id === id)
    return field === undefined || field.input === null || holds(field.input)
  }
  const holds = (input: string): boolean => {
    const gate = graph.gates.get(input)
    if (gate !== undefined) return groupHolds(gate.operator, gate.inputs.map(holds))
    const found = graph.conditions.get(input)
    if (found === undefined) throw new Error(`${input} leads nowhere`)
    const { sourceId, condition, value, valueFrom, circular } = found
    const seen = (id: string | null | undefined) =>
      readAnswer(id != null && !circular && isShown(id) ? given[id] : undefined)
    const source = schema.fields.find(({ id }) => id === sourceId)
    const rule = {
      condition,
      value,
      ...(valueFrom !== undefined && { valueFrom: valueFrom ?? '' }),
    }
    return ruleHolds(rule, seen(sourceId), source, fewFieldTypes, seen(valueFrom))
  }
  return graph.fields.map(({ id }) => id).filter(isShown)
}

test('for all answers, the graph shows the same fields as the conditionals', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const visible = createVisibility(schema, fewFieldTypes, given).visible()
      expect(shownBy(flowGraph(schema), schema, given)).toEqual(visible)
    }),
    { numRuns: 1_000 },
  )
})

test('the graph around a field decides the same as the whole graph', () => {
  fc.assert(
    fc.property(form, answers, fc.constantFrom(...ids), (schema, given, id) => {
      const whole = flowGraph(schema)
      const around = flowAround(whole, id)
      const inside = new Set(around.fields.map((field) => field.id))
      expect(shownBy(around, schema, given)).toEqual(
        shownBy(whole, schema, given).filter((one) => inside.has(one)),
      )
    }),
  )
})

test('every source is on a lower level, except in a cycle', () => {
  fc.assert(
    fc.property(form, (schema) => {
      const graph = flowGraph(schema)
      const levelOf = new Map(graph.fields.map(({ id, level }) => [id, level]))
      for (const { id, input, level } of graph.fields) {
        expect(level === 0).toBe(input === null)
        const sources = flowAround(graph, id).conditions
        const own = [...sources.values()].filter((one) => leadsTo(graph, input, one.id))
        for (const condition of own) {
          for (const id of condition.circular ? [] : fieldsOf(condition))
            expect(levelOf.get(id)).toBeLessThan(level)
        }
      }
    }),
  )
})

function leadsTo(graph: FlowGraph, input: string | null, id: string): boolean {
  if (input === null) return false
  return (
    input === id || (graph.gates.get(input)?.inputs ?? []).some((one) => leadsTo(graph, one, id))
  )
}
