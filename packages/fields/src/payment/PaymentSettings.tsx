import type { PaymentSettings as Settings } from '@ramiform/core/field'
import { CurrencySetting } from '../shared/CurrencySetting.tsx'
import { centsInWords, currencyOf } from '../shared/currency.ts'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'

/** Amounts are in cents: 2000 means $20.00 (spec section 5). */
export function PaymentSettings(props: SettingsProps) {
  const { field, onChange, problems, controls } = props
  const payment = field.payment ?? {}
  const change = (members: Settings, control?: string) =>
    onChange({ payment: { ...payment, ...members } }, control)
  const amount = (member: 'amount' | 'minAmount' | 'maxAmount', label: string) => (
    <controls.Number
      label={label}
      value={payment[member]}
      onChange={(cents) => change({ [member]: cents }, member)}
      min={0}
      step={1}
      hint={`${payment[member] ?? 2000} means ${centsInWords(payment[member] ?? 2000, currencyOf(field))}`}
      error={problems[`payment.${member}`]}
    />
  )
  return (
    <>
      <DescriptionSetting {...props} />
      <CurrencySetting {...props} />
      <controls.Switch
        label="Let the visitor choose the amount"
        checked={payment.allowCustomAmount ?? false}
        onChange={(allowCustomAmount) => change({ allowCustomAmount })}
      />
      {payment.allowCustomAmount ? (
        <>
          {amount('minAmount', 'Smallest amount in cents')}
          {amount('maxAmount', 'Largest amount in cents')}
        </>
      ) : (
        amount('amount', 'Amount in cents')
      )}
    </>
  )
}
