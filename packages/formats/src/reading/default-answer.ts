import { defaultAnswerProblem } from '@ramiform/core/default-answer'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** `09:30:00`, `09:30:00.5Z` */
const secondsOfTime = /^(\d\d:\d\d):\d\d.*$/

/**
 * The field with a default answer of another program: a text, a number, a yes or no, or a list of them. The field itself if it does not
 * accept that answer.
 */
export function withDefault(field: Field, given: unknown): Field {
  const texts = [given]
    .flat()
    .flatMap((one) => (['string', 'number', 'boolean'].includes(typeof one) ? String(one) : []))
    .map((text) => (field.type === 'time' ? text.replace(secondsOfTime, '$1') : text))
  const [first] = texts
  if (first === undefined) return field
  const isList = fieldTypeOf(fieldTypes, field.type)?.answerKind === 'list'
  const next = { ...field, defaultAnswer: isList ? [...new Set(texts)] : first }
  const isWhole = isList || texts.length === 1
  return isWhole && defaultAnswerProblem(next, fieldTypes) === null ? next : field
}
