/** Code of a problem with an answer (spec section 5, decisions 11 to 14). Its texts are in `words/`. */
export type ProblemCode =
  | 'required'
  | 'payment_required'
  | 'payment_incomplete'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_early'
  | 'too_late'
  | 'pattern'
  | 'email'
  | 'price'
  | 'quantity'
  /** A ranking with a rank that is missing, or given twice. */
  | 'ranking'
  /** An address without a line that it needs. */
  | 'address'
  /** *Other* is chosen without a text. */
  | 'own_text'
  | 'too_few'
  | 'too_many'
  /** The number is between two steps: not whole, no multiple, or not in steps from the minimum. */
  | 'whole'
  | 'step'
  | 'nearest'
  /** The answer is not a number, date, option or shape that the field's type can have. */
  | 'format'

/** Problem of an answer. A field has at most one: the first in the order of spec section 5. */
export interface AnswerProblem {
  readonly fieldId: string
  readonly code: ProblemCode
  /**
   * The exceeded limit, for `too_*`; the step, for `step`; the nearest valid number, for `nearest`. A day is a text in the
   * language of the context's words; `YYYY-MM-DD` without words.
   */
  readonly limit?: number | string
}

/** Engine for owner-written patterns. It runs without backtracking, and the caller provides it (decision 14). */
export interface PatternEngine {
  /**
   * Matches anywhere in the text, as `RegExp.prototype.test` does. Throws `PatternRefused` for an unsupported
   * pattern.
   */
  matches(pattern: string, text: string): boolean
  /** Reason why the pattern cannot be used, as a sentence for its author. Null for a usable pattern. */
  refusal(pattern: string): string | null
}
