/**
 * What a respondent gave to a payment field: the provider's words, never trusted by themselves. What is stored is
 * the server's: all but the client secret (decision 31).
 */
export interface PaymentAnswer {
  readonly clientSecret?: string | undefined
  readonly status?: string | undefined
  /** in the smallest unit of the currency */
  readonly amount?: number | undefined
  readonly currency?: string | undefined
  /** the provider's name for it */
  readonly paymentId?: string | undefined
  /** no money moved */
  readonly test?: boolean | undefined
  /** paid, and never sent: the server stored what had been answered when the payment began */
  readonly fromPayment?: boolean | undefined
}

/** One answer: a text, a list of texts (checkboxes), or a payment. Absent answers are `undefined`. */
export type Answer = string | readonly string[] | PaymentAnswer

/** Answers by field id. Read with `answerTo`: an id is a stranger's text, so prototypes must not answer. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** Reads one answer. Own members only, so that an id such as `constructor` finds nothing of the prototype. */
export function answerTo(answers: Answers, fieldId: string): Answer | undefined {
  return Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined
}

/** True for a list of texts, the answer of checkboxes and of several files. */
export function isList(answer: Answer | undefined): answer is readonly string[] {
  return Array.isArray(answer)
}

/** Empty for conditions: absent, `""` and `[]`; white space is not (decision 1). */
export function isEmpty(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (isList(answer) && answer.length === 0)
}

/** Empty for *required*: as `isEmpty`, and a text of white space only (decision 1). */
export function isBlank(answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : isEmpty(answer)
}
