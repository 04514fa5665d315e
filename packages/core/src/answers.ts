/**
 * Answer to a payment field, as the payment provider reported it to the browser; never trusted by itself. The server
 * stores its own record without the client secret (decision 31).
 */
export interface PaymentAnswer {
  readonly clientSecret?: string | undefined
  readonly status?: string | undefined
  /** Amount in the smallest unit of the currency. */
  readonly amount?: number | undefined
  readonly currency?: string | undefined
  /** Id of the payment at the provider. */
  readonly paymentId?: string | undefined
  /** True for a test payment: no money moved. */
  readonly test?: boolean | undefined
  /** True for a payment whose submission was never sent. The server stored the answers from when the payment began. */
  readonly fromPayment?: boolean | undefined
}

/** One answer: a text, a list of texts (checkboxes), or a payment. Absent answers are `undefined`. */
export type Answer = string | readonly string[] | PaymentAnswer

/**
 * Answers by field id. Read them with `answerTo`: an id such as `constructor` must not find a member of the
 * prototype.
 */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** Reads one answer. Own members only, so that an id such as `constructor` finds nothing of the prototype. */
export function answerTo(answers: Answers, fieldId: string): Answer | undefined {
  return Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined
}

/** True for a list of texts, the answer of checkboxes and of several files. */
export function isList(answer: Answer | undefined): answer is readonly string[] {
  return Array.isArray(answer)
}

/** Empty for conditions: absent, `""` or `[]`. White space is not empty (decision 1). */
export function isEmpty(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (isList(answer) && answer.length === 0)
}

/** Empty for *required*: as `isEmpty`, and also a text of white space only (decision 1). */
export function isBlank(answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : isEmpty(answer)
}
