import type { Amount } from '@ramiform/core/payments/amount-due'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { currencyOf, currencySigns, moneyText } from '../shared/currency.ts'
import type { InputProps } from '../shared/input-props.ts'
import { TextBox } from '../shared/TextBox.tsx'
import { useWords } from '../shared/words.tsx'

/** Input of a price, with the currency's sign before the amount and its code after it (decision 26). */
export function PriceInput(props: InputProps) {
  const currency = currencyOf(props.field, props.currency)
  const fixed = fixedPriceOf(props.field)
  if (fixed !== undefined) return <FixedPrice {...props} amount={{ amount: fixed, currency }} />
  const codeId = `${props.id}-currency`
  const describedBy = props.describedBy === undefined ? codeId : `${props.describedBy} ${codeId}`
  return (
    <div className="rf-money">
      <span aria-hidden="true">{currencySigns[currency]}</span>
      <TextBox
        {...props}
        describedBy={describedBy}
        attributes={{
          inputMode: 'decimal',
          autoComplete: 'off',
          placeholder: withoutSign(props.field.placeholder),
        }}
      />
      <span id={codeId}>{currency.toUpperCase()}</span>
    </div>
  )
}

/** A price set by the owner, which visitors cannot change. */
function FixedPrice({
  id,
  labelId,
  describedBy,
  amount,
}: InputProps & { readonly amount: Amount }) {
  const { language } = useWords()
  return (
    <output
      className="rf-price"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {moneyText(amount, language)}
    </output>
  )
}

/** Removes the sign from a placeholder such as `$ 0.00`, since the input shows it already. */
function withoutSign(placeholder: string | undefined): string | undefined {
  return placeholder?.replace(/^[$€£]\s*/, '') || undefined
}
