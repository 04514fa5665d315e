import type { Answer } from '@ramiform/core/answers'

/** Answers to one field that all its readers treat alike. */
export interface AnswerClass {
  /** an answer of the class as a person types it; undefined for no answer */
  readonly example: Answer | undefined
  /** by the field's comparisons, in their order; null where answers of the class differ or are not known */
  readonly truth: readonly (boolean | null)[]
  /**
   * False for answers that may exist but were not found. They can refute a claim about all answers and never prove
   * one: a result that needs them is `undecided`.
   */
  readonly isCertain: boolean
  /** the answer passes the field's own check, as a submission must */
  readonly canBeSent: boolean
}
