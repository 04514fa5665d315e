import type { Phrase } from '../conditions/describe.ts'

/** Errors are shown before publishing; warnings and hints never block it. */
export type Severity = 'error' | 'warning' | 'hint'

export type FindingCode =
  | 'no_questions'
  | 'no_label'
  /** a required question without a possible answer, which blocks sending */
  | 'cannot_be_sent'
  /** the same for an optional question */
  | 'cannot_be_answered'
  /** an optional payment while payments are off */
  | 'payments_off'
  | 'payments_test'
  | 'no_field'
  | 'source_missing'
  | 'no_condition'
  | 'no_value'
  | 'cycle'
  | 'value_not_offered'
  | 'value_out_of_range'
  | 'kind_mismatch'
  | 'later_source'

/** A problem of a form, for its owner. The editor, the publish dialog and the server show the same list. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** absent for a finding about the form as a whole */
  readonly fieldId?: string
  /** the field's rules concerned, numbered from 1 in reading order; empty when it is not about logic */
  readonly rules: readonly number[]
  /** rules that make the problem together, possibly of several fields */
  readonly conflict?: readonly RuleRef[]
  /** one sentence with labels and values, never ids; a code of the rule check keeps its specified text */
  readonly message: string
  /** the field and what is wrong with it */
  readonly fact: readonly Phrase[]
  /** the cause and the consequence */
  readonly why: readonly Phrase[]
  readonly fix?: Fix
  /** no visitor could ever send the form */
  readonly blocksSending?: true
  /** the part of the form's settings that holds the cause */
  readonly setting?: 'payments'
}

export interface RuleRef {
  readonly fieldId: string
  readonly rule: number
}

/** A safe repair of the finding's field. */
export type Fix =
  | { readonly kind: 'remove_rule'; readonly rule: number }
  | { readonly kind: 'change_value'; readonly rule: number; readonly value: string }
  /** exchanges the lowest and the highest value, length or amount */
  | { readonly kind: 'swap_bounds' }

export const text = (words: string): Phrase => ({ kind: 'text', text: words })
/** A field's label, or its position where the label is empty. */
export const named = (label: string): Phrase => ({ kind: 'field', text: label })
export const valued = (value: string): Phrase => ({ kind: 'value', text: value })

export const inWords = (phrases: readonly Phrase[]): string =>
  phrases.map((phrase) => phrase.text).join('')
