/** Everything that can be wrong with an answer (spec section 5, decisions 11 to 14). Its words are in `words/`. */
export type ProblemCode =
  | 'required'
  | 'payment_required'
  | 'payment_incomplete'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'pattern'
  | 'email'
  | 'price'
  | 'quantity'
  /** not a number, date, option or shape of answer that the field's type can have */
  | 'format'

/** At most one problem a field: the first that holds, in the order of spec section 5. */
export interface AnswerProblem {
  readonly fieldId: string
  readonly code: ProblemCode
  /** the bound that was missed, for `too_*` */
  readonly limit?: number
}

/** Owner-written patterns run in an engine without backtracking, handed in by the caller (decision 14). */
export interface PatternEngine {
  /** Matches anywhere in the text, as `RegExp.prototype.test` does. Throws `PatternRefused` for a pattern it cannot run. */
  matches(pattern: string, text: string): boolean
  /** Why the pattern cannot be used, as a sentence for its author; null when it can. */
  refusal(pattern: string): string | null
}
