import type { Field } from './field.ts'
import type { AnswerRules } from './field-type.ts'

/** Reason why a field cannot shuffle its options; null when it can, or does not. */
export function shuffleProblem(
  { shuffle }: Pick<Field, 'shuffle'>,
  type: AnswerRules | undefined,
): string | null {
  return shuffle === undefined || canShuffle(type)
    ? null
    : 'must not be set: only radio, checkbox and select fields have it'
}

/** True for types whose options can be shuffled: the same that can offer *Other*. */
export function canShuffle(type: AnswerRules | undefined): boolean {
  return type?.comparison !== undefined
}
