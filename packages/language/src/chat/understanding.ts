import type {
  AdvancedConditional,
  Conditional,
  SimpleConditional,
} from '@ramiform/core/conditions/condition'

/** Reply to one statement. Its confidence is above `ruleConfidence` if and only if it is a rule (spec section 5). */
export type Understanding = UnderstoodRule | Question | Declined

export interface UnderstoodRule {
  readonly kind: 'rule'
  readonly confidence: number
  readonly title: string
  /** The rule as an English sentence */
  readonly description: string
  /** Field to show or hide */
  readonly fieldId: string
  /** Condition under which it shows */
  readonly conditional: Conditional
  /** The rule as pseudocode */
  readonly logic: string
  /** The rule as a text tree */
  readonly ascii: string
  readonly formConfig: FormConfig
  /** Sentences about assumptions, such as a field that is not in the form */
  readonly assumed: readonly string[]
}

/** Configuration of one field (spec section 3): one of the two conditionals, the other one null. */
export interface FormConfig {
  readonly fieldId: string
  readonly conditional: SimpleConditional | null
  readonly advancedConditional: AdvancedConditional | null
}

/** The statement is ambiguous. */
export interface Question {
  readonly kind: 'question'
  readonly confidence: number
  readonly question: string
  /** Each choice has an unambiguous sentence. */
  readonly choices: readonly { readonly label: string; readonly sentence: string }[]
}

/** The statement gives no rule. */
export interface Declined {
  readonly kind: 'declined'
  readonly confidence: number
  readonly reason: string
  /** How to phrase it instead */
  readonly hint: string
}

/** The reply to a statement that gives no rule. */
export const declined = (reason: string, hint: string): Declined => ({
  kind: 'declined',
  confidence: fallbackConfidence,
  reason,
  hint,
})

/** A rule needs more confidence than this (spec section 5). */
export const ruleConfidence = 0.4
/** Confidence of a question or a decline (spec section 5). */
export const fallbackConfidence = 0.3
