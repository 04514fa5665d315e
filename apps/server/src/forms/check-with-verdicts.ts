import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FormSchema } from '@ramiform/core/form'
import { daysOnEarth } from '@ramiform/core/missed-day'
import { type CheckedSubmission, checkSubmission } from '@ramiform/core/validation/check-submission'
import { checkContext } from './check-context.ts'

/** A pattern, and the answer that must match it. */
export type PatternPair = readonly [pattern: string, text: string]

/**
 * `checkSubmission` with the results of patterns given in the order of `pairs`. An answer without a result counts as
 * matching, so a first pass without results collects the pairs to match.
 */
export function checkWithVerdicts(
  schema: FormSchema,
  answers: Answers,
  words: FormWords | undefined,
  verdicts: readonly boolean[],
): { readonly checked: CheckedSubmission; readonly pairs: readonly PatternPair[] } {
  const pairs: PatternPair[] = []
  const checked = checkSubmission(schema, answers, {
    fieldTypes: checkContext.fieldTypes,
    days: daysOnEarth(Date.now()),
    patterns: {
      refusal: () => null,
      matches: (pattern, text) => verdicts[pairs.push([pattern, text]) - 1] ?? true,
    },
    ...(words && { words }),
  })
  return { checked, pairs }
}
