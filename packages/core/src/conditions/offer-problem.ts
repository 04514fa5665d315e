import type { Field } from '../field.ts'
import type { AnswerRules } from '../field-type.ts'

/** Reason why a field cannot have these conditions of options; null when it can, or has none. */
export function offersProblem(
  { options = [], optionsWhen }: Pick<Field, 'options' | 'optionsWhen'>,
  type: AnswerRules | undefined,
): string | null {
  if (optionsWhen === undefined) return null
  if (!canOfferOnlyWhen(type))
    return 'must not be set: only radio, checkbox and select fields have it'
  const seen = new Set<string>()
  for (const { option } of optionsWhen) {
    if (!options.includes(option)) return `must name an option of the field, not "${option}"`
    if (seen.has(option)) return `must not name an option twice: "${option}"`
    seen.add(option)
  }
  return null
}

/** True for types whose options can have conditions: the same that can offer *Other*. */
export function canOfferOnlyWhen(type: AnswerRules | undefined): boolean {
  return type?.comparison !== undefined
}
