import type { OperatorName } from '@ramiform/core/conditions/operators'
import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { textProblem } from '../../../forms/text-problem.ts'

export type ValueKind = 'options' | 'date' | 'number' | 'text'

const isNumber = (value: string) => !Number.isNaN(readNumber(value))
const isDay = (value: string) => !Number.isNaN(readDay(value))

/** How a value is best given: an option where the source has some, else as its answers are, else as free text. */
export function valueKind(
  source: Field | undefined,
  operator: OperatorName | null,
  value: string,
): ValueKind {
  if (source === undefined) return 'text'
  const type = fieldTypeOf(fieldTypes, source.type)
  if (type?.hasOptions) return 'options'
  // A part of an answer need not be a whole number or a whole date.
  if (operator === 'contains') return 'text'
  if (type?.comparesAsNumber) return 'number'
  // The browser's date input cannot show what is no date.
  return type?.comparesAsDay && (value === '' || isDay(value)) ? 'date' : 'text'
}

/** What is odd about a value, so that its rule says something other than it seems; null where nothing is. */
export function valueProblem(
  source: Field | undefined,
  operator: OperatorName | null,
  value: string,
): string | null {
  if (source === undefined || value === '') return null
  const type = fieldTypeOf(fieldTypes, source.type)
  if (type?.hasOptions) return source.options?.includes(value) ? null : 'No longer an option'
  if (textProblem(value, limits.answerCharacters) !== null) return 'Cannot be stored, type it again'
  if (operator === 'contains') return null
  const compares = operator === 'greater_than' || operator === 'less_than'
  if (type?.comparesAsNumber) return isNumber(value) ? null : 'Not a number'
  if (type?.comparesAsDay) return isDay(value) ? null : 'Not a date'
  return compares && !isNumber(value) && !isDay(value) ? 'Neither a number nor a date' : null
}
