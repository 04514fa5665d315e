import type {
  AdvancedConditional,
  Conditional,
  SimpleConditional,
} from '@ramiform/core/conditions/condition'

/** What one wish in a sentence came to. Above `ruleConfidence` it is a rule, otherwise never (spec section 5). */
export type Understanding = UnderstoodRule | Question | Declined

export interface UnderstoodRule {
  readonly kind: 'rule'
  readonly confidence: number
  readonly title: string
  /** what was understood, as one English sentence */
  readonly description: string
  /** the field that is shown or hidden */
  readonly fieldId: string
  /** when it is shown */
  readonly conditional: Conditional
  /** the rule as code, for the code box */
  readonly logic: string
  /** the rule drawn as a small tree */
  readonly ascii: string
  readonly formConfig: FormConfig
  /** sentences: what was taken for granted, such as a field that no form has */
  readonly assumed: readonly string[]
}

/** The configuration of one field (spec section 3): one of the two conditionals, the other null. */
export interface FormConfig {
  readonly fieldId: string
  readonly conditional: SimpleConditional | null
  readonly advancedConditional: AdvancedConditional | null
}

/** More than one thing could be meant; nothing is guessed. */
export interface Question {
  readonly kind: 'question'
  readonly confidence: number
  readonly question: string
  /** each with the sentence that says it without doubt */
  readonly choices: readonly { readonly label: string; readonly sentence: string }[]
}

/** No rule can be made of it. */
export interface Declined {
  readonly kind: 'declined'
  readonly confidence: number
  readonly reason: string
  /** how to put it */
  readonly hint: string
}

/** Confidence above this is needed to produce logic (spec section 5). */
export const ruleConfidence = 0.4
/** What the fallback has (spec section 5). */
export const fallbackConfidence = 0.3
