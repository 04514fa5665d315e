import { fieldsReadBy, isSimple, rulesOf } from '@ramiform/core/conditions/condition'
import { withOwnLogic } from '@ramiform/core/conditions/logic-owner'
import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../forms/field-name.ts'

/** A field whose logic reads another one, and the numbers of the rules that do, as the rule check counts them. */
export interface Reader {
  readonly field: Field
  readonly rules: readonly number[]
}

/** Fields that depend on a field. */
export function readersOf(fields: readonly Field[], fieldId: string): readonly Reader[] {
  return fields
    .flatMap(withOwnLogic)
    .map((field) => ({ field, rules: rulesReading(field, fieldId) }))
    .filter(({ field, rules }) => rules.length > 0 && field.id !== fieldId)
}

/** Names the rules that lead nowhere once a field is gone: `Lunch (rules 1 and 3), Time zone`. */
export function readersInWords(readers: readonly Reader[]): string {
  const named = readers
    .slice(0, 3)
    .map(({ field, rules }) =>
      field.conditional !== undefined && isSimple(field.conditional)
        ? fieldName(field)
        : `${fieldName(field)} (${rules.length === 1 ? 'rule' : 'rules'} ${listed(rules.map(String))})`,
    )
  const more = readers.length - named.length
  return listed(more > 0 ? [...named, `${more} more`] : named)
}

export function rulesReading(
  { conditional }: Pick<Field, 'conditional'>,
  fieldId: string,
): readonly number[] {
  if (conditional === undefined) return []
  return rulesOf(conditional).flatMap((rule, index) =>
    fieldsReadBy(rule).includes(fieldId) ? [index + 1] : [],
  )
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
