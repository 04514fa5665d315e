import { asGroup, type Group, type Rule } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { randomNumbers } from './large-forms.ts'

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  radio: ['Red', 'Green', 'Blue', 'Gone', 'Re', '10'],
  checkbox: ['Red', 'Green', 'Blue', 'Gone'],
  number: ['0', '1', '2.5', '7', '10', '18', 'many'],
  quantity: ['0', '1', '2', '3', '2.5', '10'],
  date: ['2026-01-01', '2026-01-02', '2026-06-30', '2027-01-01', 'soon'],
  text: ['yes', 'no', 'es', 'yesno', 'Berlin', 'lin'],
}
const options = ['Red', 'Green', 'Blue', '7', '18']

const conditionsOf: Readonly<Record<string, readonly string[]>> = {
  radio: [
    'equals',
    'not_equals',
    'contains',
    'greater_than',
    'less_than',
    'is_empty',
    'is_not_empty',
  ],
  checkbox: ['equals', 'not_equals', 'contains', 'is_empty', 'is_not_empty'],
  number: ['equals', 'not_equals', 'greater_than', 'less_than', 'is_empty', 'is_not_empty'],
  quantity: ['equals', 'not_equals', 'greater_than', 'less_than', 'is_empty', 'is_not_empty'],
  date: ['equals', 'not_equals', 'greater_than', 'less_than', 'is_empty', 'is_not_empty'],
  text: ['equals', 'not_equals', 'contains', 'is_empty', 'is_not_empty'],
}
const types = Object.keys(valuesOf)

/** A random form of 20 to 45 fields, mostly reading earlier ones, with chains, groups, loops and deleted sources. */
export function largerForm(seed: number): FormSchema {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[below(items.length)] ?? fallback
  const count = 20 + below(26)
  const typeOf = Array.from({ length: count }, () => oneOf(types, 'radio'))

  function rule(reader: number): Rule {
    const isEarlier = random() < 0.96
    // Near sources make chains.
    const near = Math.max(0, reader - 1 - below(8))
    const source = isEarlier
      ? random() < 0.7
        ? near
        : below(Math.max(1, reader))
      : below(count + 1)
    const type = typeOf[source] ?? 'radio'
    return {
      id: '',
      fieldId: `f${source}`,
      condition: oneOf(conditionsOf[type] ?? [], 'equals'),
      value: oneOf(valuesOf[type] ?? [], 'x'),
    }
  }
  function group(reader: number, depth: number): Group {
    const rules = Array.from({ length: (depth === 0 ? 1 : 0) + below(3) }, () => rule(reader))
    const groups =
      depth < 2 && random() < 0.35
        ? Array.from({ length: 1 + below(2) }, () => group(reader, depth + 1))
        : []
    return { id: '', operator: random() < 0.5 ? 'AND' : 'OR', rules, groups }
  }
  const fields = typeOf.map((type, at): Field => {
    const hasLogic = at > 0 && random() < 0.75
    const isBounded =
      (type === 'number' || type === 'quantity' || type === 'text') && random() < 0.3
    return {
      id: `f${at}`,
      type,
      label: `Question ${at + 1}`,
      required: random() < 0.4,
      ...(type === 'radio' || type === 'checkbox' ? { options } : {}),
      ...(isBounded ? { validation: { min: 1 + below(3), max: 4 + below(12) } } : {}),
      ...(hasLogic ? { conditional: asGroup(group(at, 0)) } : {}),
    }
  })
  return { fields, settings: {} }
}
