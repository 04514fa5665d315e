import { comparesOf, type OperatorName } from '@ramiform/core/conditions/operators'
import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { textProblem } from '../../../forms/text-problem.ts'

export type ValueKind = 'options' | 'date' | 'number' | 'text'

const isNumber = (value: string) => !Number.isNaN(readNumber(value))
const isDay = (value: string) => !Number.isNaN(readDay(value))

/** Input type for a rule's value: an option, a number or date as in the source, or free text. */
export function valueKind(
  source: Field | undefined,
  operator: OperatorName | null,
  value: string,
): ValueKind {
  if (source === undefined) return 'text'
  const type = fieldTypeOf(fieldTypes, source.type)
  if (type?.hasOptions) return 'options'
  // A part of an answer need not be a full number or date.
  if (comparesOf(operator ?? '') === 'part') return 'text'
  if (type?.comparesAsNumber) return 'number'
  // A date input cannot display a value that is not a date.
  return type?.comparesAsDay && (value === '' || isDay(value)) ? 'date' : 'text'
}

/** Warning about a value that makes its rule behave unexpectedly; null when there is none. */
export function valueProblem(
  source: Field | undefined,
  operator: OperatorName | null,
  value: string,
): string | null {
  if (source === undefined || value === '') return null
  const type = fieldTypeOf(fieldTypes, source.type)
  if (type?.hasOptions)
    return source.other !== undefined || source.options?.includes(value)
      ? null
      : 'No longer an option'
  if (textProblem(value, limits.answerCharacters) !== null) return 'Cannot be stored, type it again'
  const compares = comparesOf(operator ?? '')
  if (compares === 'part') return null
  if (type?.comparesAsNumber) return isNumber(value) ? null : 'Not a number'
  if (type?.comparesAsDay) return isDay(value) ? null : 'Not a date'
  return compares === 'size' && !isNumber(value) && !isDay(value)
    ? 'Neither a number nor a date'
    : null
}
