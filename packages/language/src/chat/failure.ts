import type { Field } from '@ramiform/core/field'

/** Places of a text that a choice replaces. */
export interface Choice {
  readonly label: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Reason why a statement gives no rule. */
export interface Failure {
  /** The words that were not understood */
  readonly failed: string
  readonly isTooLong?: true
  /** A question that would help */
  readonly ask?: { readonly question: string; readonly choices: readonly Choice[] }
  /** A question with "not", of which either answer may be meant */
  readonly turned?: Field
}

export const isFailure = (one: object): one is Failure => 'failed' in one
