import type { Field } from '../field.ts'
import type { AnswerRules } from '../field-type.ts'
import { namedOptionsProblem } from '../named-options.ts'

/** Reason why a field cannot have these conditions of options; null when it can, or has none. */
export function offersProblem(
  { options = [], optionsWhen }: Pick<Field, 'options' | 'optionsWhen'>,
  type: AnswerRules | undefined,
): string | null {
  if (optionsWhen === undefined) return null
  if (!canOfferOnlyWhen(type))
    return 'must not be set: only radio, checkbox and select fields have it'
  return namedOptionsProblem(optionsWhen, options)
}

/** True for types whose options can have conditions: the same that can offer *Other*. */
export function canOfferOnlyWhen(type: AnswerRules | undefined): boolean {
  return type?.comparison !== undefined
}
