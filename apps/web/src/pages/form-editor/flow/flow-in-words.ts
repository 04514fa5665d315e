import {
  type FlowField,
  type FlowGraph,
  fieldsOf,
  leadingTo,
} from '@ramiform/core/conditions/flow-graph'
import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../../forms/field-name.ts'

/** Sentence with its nested sentences. */
export interface Sentence {
  readonly text: string
  readonly parts: readonly Sentence[]
}

/**
 * Describes the flow as nested sentences: first the fields that are always visible, then each conditional field, each
 * with the fields that it decides.
 */
export function flowInWords(
  { off, fields, conditions, gates }: FlowGraph,
  fieldOf: (fieldId: string) => Field | undefined,
): readonly Sentence[] {
  const nameOf = (id: string) => {
    const field = fieldOf(id)
    return field === undefined ? '' : fieldName(field)
  }
  const isAsked = ({ id }: FlowField) => fieldOf(id)?.hidden !== true
  const always = fields.filter((field) => field.input === null && isAsked(field))
  const unasked = fields.filter((field) => !isAsked(field))
  const conditional = fields.filter(({ input }) => input !== null)

  const decides = decidedBy({ fields, conditions, gates })
  const decidesPart = (id: string): readonly Sentence[] => {
    const ids = decides.get(id) ?? []
    return ids.length === 0 ? [] : [{ text: `Decides ${list.format(ids.map(nameOf))}.`, parts: [] }]
  }
  const partOf = (id: string): Sentence => {
    const gate = gates.get(id)
    if (gate === undefined) return { text: `${conditionInWords(id)}.`, parts: [] }
    return { text: opening[gate.operator], parts: gate.inputs.map(partOf) }
  }
  function conditionInWords(id: string): string {
    const found = conditions.get(id)
    if (found === undefined) return ''
    const source = found.sourceId === null ? 'No field selected' : nameOf(found.sourceId)
    const circle = found.circular
      ? ' (counts as empty here, because the two depend on each other)'
      : ''
    if (!isOperator(found.condition)) return `${source}, no condition selected${circle}`
    const { needsValue } = operators[found.condition]
    const label = operatorLabel(found.condition, found.value, fieldOf(found.sourceId ?? ''))
    const value =
      found.valueFrom === null
        ? 'no field selected'
        : found.valueFrom !== undefined
          ? nameOf(found.valueFrom)
          : found.value || 'no value specified'
    return `${source} ${label}${needsValue ? ` ${value}` : ''}${circle}`
  }
  const sentences = conditional.map(({ id, input }): Sentence => {
    const name = nameOf(id)
    if (input === null) return { text: `${name} is always shown.`, parts: [] }
    const gate = gates.get(input)
    if (gate === undefined) {
      return { text: `${name} is shown when ${conditionInWords(input)}.`, parts: decidesPart(id) }
    }
    const all = gate.operator === 'AND'
    return {
      text: `${name} is shown when ${all ? 'all of these are' : 'one of these is'} true:`,
      parts: [...gate.inputs.map(partOf), ...decidesPart(id)],
    }
  })
  return [
    ...(off
      ? [{ text: 'This form is Traditional: every field is shown, and logic is off.', parts: [] }]
      : []),
    ...(always.length === 0
      ? []
      : [
          {
            text: `Always shown: ${always.length === 1 ? 'one field.' : `${always.length} fields.`}`,
            parts: always.map(({ id }) => ({ text: nameOf(id), parts: decidesPart(id) })),
          },
        ]),
    ...(unasked.length === 0
      ? []
      : [
          {
            text: 'Not asked, but read by rules:',
            parts: unasked.map(({ id }) => ({ text: nameOf(id), parts: decidesPart(id) })),
          },
        ]),
    ...sentences,
  ]
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Fields that each field decides directly, in form order. */
function decidedBy({
  fields,
  conditions,
  gates,
}: Pick<FlowGraph, 'fields' | 'conditions' | 'gates'>): ReadonlyMap<string, readonly string[]> {
  const decided = new Map<string, string[]>()
  for (const { id, input } of fields) {
    const sources = leadingTo(input, gates).flatMap((one) => {
      const condition = conditions.get(one)
      return condition === undefined ? [] : fieldsOf(condition)
    })
    for (const source of new Set(sources)) {
      decided.set(source, [...(decided.get(source) ?? []), id])
    }
  }
  return decided
}

const opening = {
  AND: 'All of these are true:',
  OR: 'One of these is true:',
} as const
