import type { Answers } from '@ramiform/core/answers'
import type { FindingCode, RuleRef, Severity } from '@ramiform/core/findings/finding'

export type ProofCode =
  | FindingCode
  | 'never_shown'
  /** The logic of a requirement that no state meets. */
  | 'never_required'
  /** The condition of an option that no state meets. */
  | 'never_offered'
  /** A choice that some state shows without options. */
  | 'nothing_offered'
  /** A choice that some state shows with fewer options than an answer needs. */
  | 'too_few_offered'
  | 'contradiction'
  | 'rule_always_holds'
  | 'rule_never_holds'
  | 'redundant_rule'
  | 'gone_before_sending'
  | 'gap'

/** A problem of a form's logic, with what proves it. */
export interface ProofFinding {
  readonly code: ProofCode
  readonly severity: Severity
  /** absent for a finding about the form as a whole */
  readonly fieldId?: string
  /** other fields with the same cause */
  readonly alsoFieldIds?: readonly string[]
  /** rules of the field, from 1 in reading order */
  readonly rules: readonly number[]
  /** the smallest set of rules that makes the problem; leaving any one out, it is gone */
  readonly conflict: readonly RuleRef[]
  /** the fewest answers that show the problem */
  readonly witness: Answers | null
  /** one sentence with labels and values, never ids */
  readonly message: string
}
