import { type Answer, isList, type PaymentAnswer } from '@ramiform/core/answers'
import { currencies } from '@ramiform/core/currency'
import type { Currency } from '@ramiform/core/field'
import { moneyText } from '@ramiform/fields/shared/currency'
import styles from './AnswerPayment.module.css'

/** A stored payment: amount, whether money moved, and the provider's reference. */
export function AnswerPayment({
  amount,
  currency,
  answer: { status, test, paymentId, fromPayment },
}: StoredPayment) {
  return (
    <div className={styles.payment}>
      <span className={styles.amount}>
        {test && <b className={styles.test}>TEST</b>}
        <b>{moneyText({ amount, currency })}</b>
        <span>{status === 'succeeded' ? 'Paid' : status}</span>
      </span>
      {paymentId !== undefined && <code>{paymentId}</code>}
      {fromPayment && (
        <small>
          Paid, but the form was not submitted. These answers are from the start of the payment.
        </small>
      )}
    </div>
  )
}

export interface StoredPayment {
  readonly amount: number
  readonly currency: Currency
  readonly answer: PaymentAnswer
}

/** The payment in an answer; undefined for other answers and without an amount. */
export function storedPayment(answer: Answer | undefined): StoredPayment | undefined {
  if (answer === undefined || typeof answer === 'string' || isList(answer)) return undefined
  const currency = currencies.find((known) => known === answer.currency)
  if (currency === undefined || answer.amount === undefined) return undefined
  return { amount: answer.amount, currency, answer }
}
