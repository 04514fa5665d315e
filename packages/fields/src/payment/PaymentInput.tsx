import { currencyOf, currencySigns } from '../shared/currency.ts'
import type { InputProps } from '../shared/input-props.ts'

/** Says plainly that nothing can be paid yet; it never gives an answer. */
export function PaymentInput(props: InputProps) {
  const currency = currencyOf(props.field, props.currency)
  const cents = props.field.payment?.allowCustomAmount ? undefined : props.field.payment?.amount
  return (
    <p className="rf-unavailable" id={props.id} tabIndex={-1}>
      {cents === undefined ? null : (
        <b>{`${currencySigns[currency]}${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`}</b>
      )}
      Card payment is not available yet.
    </p>
  )
}
