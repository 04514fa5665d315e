import type { Phrase } from '../conditions/describe.ts'
import type { Currency } from '../field.ts'

/** Errors are shown before publishing; warnings and hints never block it. */
export type Severity = 'error' | 'warning' | 'hint'

export type FindingCode =
  | 'no_questions'
  | 'no_label'
  /** A required question that cannot be answered, which blocks sending. */
  | 'cannot_be_sent'
  /** An optional question that cannot be answered. */
  | 'cannot_be_answered'
  /** An optional payment while payments are off. */
  | 'payments_off'
  /** A date whose default answer is outside its limits relative to today. */
  | 'default_not_accepted'
  | 'payments_test'
  /** A payment whose amount depends on a part of the address, or on a number that visitors write. */
  | 'amount_by_visitors'
  /** Prices of options that no payment adds up. */
  | 'prices_not_charged'
  /** A payment in another currency than a price that it adds up. */
  | 'currencies_differ'
  /** A payment that adds up the same price twice. */
  | 'price_twice'
  | 'no_field'
  | 'source_missing'
  | 'no_condition'
  | 'no_value'
  | 'cycle'
  | 'value_not_offered'
  | 'value_out_of_range'
  | 'kind_mismatch'
  | 'later_source'
  /** An ending whose logic has no rules, so that it replaces the success message for everybody. */
  | 'ending_for_all'
  /** A value that depends on itself. */
  | 'formula_loop'
  | 'formula_mistake'
  | 'formula_zero'
  /** Braces in a text that name no question. */
  | 'text_unknown'
  /** A text that shows an answer given later. */
  | 'text_later'

/** A problem of a form, for its owner. The editor, the publish dialog and the server show the same list. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** Id of the field. Absent for a finding about the whole form. */
  readonly fieldId?: string
  /** The field's affected rules, numbered from 1 in reading order. Empty when the finding is not about logic. */
  readonly rules: readonly number[]
  /** Rules that contradict each other, possibly of several fields. */
  readonly conflict?: readonly RuleRef[]
  /** One sentence with labels and values, never ids. Unfinished rules and loops use the specified text. */
  readonly message: string
  /** The field and its problem. */
  readonly fact: readonly Phrase[]
  /** The cause and the consequence. */
  readonly why: readonly Phrase[]
  readonly fix?: Fix
  /** True when no visitor could ever send the form. */
  readonly blocksSending?: true
  /** Part of the form's settings that contains the cause. */
  readonly setting?: 'payments'
}

export interface RuleRef {
  readonly fieldId: string
  readonly rule: number
}

/** A safe fix for the finding's field. */
export type Fix =
  | { readonly kind: 'remove_rule'; readonly rule: number }
  | { readonly kind: 'change_value'; readonly rule: number; readonly value: string }
  /** Swaps the minimum and the maximum of a value, length or amount. */
  | { readonly kind: 'swap_bounds' }
  /** Charges a payment in the currency of its prices. */
  | { readonly kind: 'use_currency'; readonly currency: Currency }

export const text = (words: string): Phrase => ({ kind: 'text', text: words })
/** Phrase with a field's label, or its position when the label is empty. */
export const named = (label: string): Phrase => ({ kind: 'field', text: inSentence(label) })
export const valued = (value: string): Phrase => ({ kind: 'value', text: inSentence(value) })

/** A label or value within a sentence. Quotes separate its own question mark, stop or colon from those of the sentence. */
export const inSentence = (words: string): string =>
  /[.?!:;,…？！：。]$|: /.test(words) ? `“${words}”` : words

export const inWords = (phrases: readonly Phrase[]): string =>
  phrases.map((phrase) => phrase.text).join('')
