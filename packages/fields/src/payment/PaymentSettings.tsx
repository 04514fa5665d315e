import type { PaymentSettings as Settings } from '@ramiform/core/field'
import { CurrencySetting } from '../shared/CurrencySetting.tsx'
import { currencyOf } from '../shared/currency.ts'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { nextItem } from './countable.ts'
import { SumSetting } from './SumSetting.tsx'

/** Settings of a payment field. Amounts are typed as `20.00` and stored in cents (decision 192). */
export function PaymentSettings(props: SettingsProps) {
  const { field, fields, values, onChange, problems, controls } = props
  const payment = field.payment ?? {}
  const change = (members: Settings, control?: string) =>
    onChange({ payment: { ...payment, ...members } }, control)
  const code = currencyOf(field, props.currency).toUpperCase()
  const amount = (member: 'amount' | 'minAmount' | 'maxAmount', label: string, hint: string) => (
    <controls.Money
      label={label}
      value={payment[member]}
      onChange={(cents) => change({ [member]: cents }, member)}
      hint={`In ${code}. ${hint}`}
      error={problems[`payment.${member}`]}
    />
  )
  function choose(kind: string) {
    const first = nextItem(fields, [])
    change({
      allowCustomAmount: kind === 'custom',
      items: kind !== 'sum' ? undefined : first === undefined ? [] : [first],
      value: kind === 'value' ? values[0]?.id : undefined,
    })
  }
  const kind = kindOf(payment)
  const canBeValue = values.length > 0 || kind === 'value'
  return (
    <>
      <DescriptionSetting {...props} />
      <CurrencySetting {...props} />
      <controls.Choice
        label="Payment type"
        value={kind}
        choices={canBeValue ? [...kinds, valueKind] : kinds}
        hint={canBeValue ? undefined : 'To charge a calculated amount, add a value in Settings.'}
        onChange={choose}
      />
      {kind === 'fixed' && amount('amount', 'Amount', 'Every respondent pays this.')}
      {kind === 'custom' && (
        <>
          {amount('minAmount', 'Minimum amount', 'Leave empty for no limit.')}
          {amount('maxAmount', 'Maximum amount', 'Leave empty for no limit.')}
        </>
      )}
      {kind === 'sum' && <SumSetting {...props} />}
      {kind === 'value' && (
        <controls.Choice
          label="Value"
          value={payment.value ?? ''}
          choices={named(values, payment.value)}
          hint={`In ${code}, rounded to two decimal places.`}
          error={problems['payment.value']}
          onChange={(value) => change({ value })}
        />
      )}
    </>
  )
}

const kinds = [
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'custom', label: 'Visitor chooses the amount' },
  { value: 'sum', label: 'Sum of other fields' },
] as const

const valueKind = { value: 'value', label: 'A calculated value' } as const

/** Kind of amount, in the server's order (`core/payments/amount-due.ts`): the visitor's choice comes first. */
function kindOf({ allowCustomAmount, items, value }: Settings) {
  if (allowCustomAmount) return 'custom'
  if (value !== undefined) return valueKind.value
  return items === undefined ? 'fixed' : 'sum'
}

/** Values to choose from. The current choice is always included, even if it is no longer available. */
function named(values: SettingsProps['values'], chosen: string | undefined) {
  const choices = values.map(({ id, name }) => ({ value: id, label: name }))
  return chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: 'No number value' }, ...choices]
}
