import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** Members that drawings leave out, in words. Null: drawn, told elsewhere, or without a meaning of its own. */
const members: Readonly<Record<keyof Field, string | null>> = {
  id: null,
  type: null,
  label: null,
  required: null,
  options: null,
  conditional: null,
  placeholder: 'placeholder',
  description: 'description',
  markedDescription: null,
  requiredWhen: 'when it is required',
  optionsWhen: 'when its options are offered',
  pictures: 'pictures',
  other: 'the option for other answers',
  shuffle: 'random order',
  minChoices: 'fewest choices',
  maxChoices: 'most choices',
  columns: 'columns',
  prices: 'prices of options',
  unit: 'unit',
  styling: null,
  validation: 'limits of the answer',
  earliest: 'earliest day',
  latest: 'latest day',
  defaultAnswer: 'default answer',
  errorText: 'error message',
  payment: 'payment settings',
  fixedPrice: 'price',
  upload: 'limits of files',
  steps: 'look and texts of its scale',
  ranks: 'number of ranks',
  section: null,
  table: null,
  hidden: null,
  formula: null,
  ending: null,
  shown: null,
  becauseOf: null,
  firstLabel: null,
  autofill: null,
}

/**
 * One sentence for each field that loses settings in a drawing.
 *
 * @param named the same fields, with names of fields in place of answers
 * @param drawn members that this drawing has
 */
export function lostMembers(
  fields: readonly Field[],
  named: readonly Field[],
  drawn: readonly (keyof Field)[] = [],
): readonly string[] {
  return fields.flatMap((field, at) => {
    const label = named[at]?.label ?? field.label
    const lost = (Object.entries(members) as [keyof Field, string | null][]).flatMap(
      ([name, words]) =>
        words === null || drawn.includes(name) || isUnset(name, field) ? [] : [words],
    )
    if (label !== field.label) lost.unshift('answers in its label')
    return lost.length === 0 ? [] : [`Left out of "${label}": ${lost.join(', ')}.`]
  })
}

function isUnset(name: keyof Field, field: Field): boolean {
  const value = field[name]
  if (name === 'placeholder')
    return !value || value === fieldTypeOf(fieldTypes, field.type)?.defaultPlaceholder
  if (value === undefined || value === '' || value === false) return true
  if (typeof value !== 'object') return false
  const parts = Object.values(value)
  return parts.every((part) => part === undefined)
}
