import type { PaymentSettings as Settings } from '@ramiform/core/field'
import { CurrencySetting } from '../shared/CurrencySetting.tsx'
import { centsInWords, currencyOf } from '../shared/currency.ts'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { nextItem } from './countable.ts'
import { SumSetting } from './SumSetting.tsx'

/** Amounts are in cents: 2000 means $20.00 (spec section 5). */
export function PaymentSettings(props: SettingsProps) {
  const { field, fields, onChange, problems, controls } = props
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
  function choose(kind: string) {
    const first = nextItem(fields, [])
    change({
      allowCustomAmount: kind === 'custom',
      items: kind !== 'sum' ? undefined : first === undefined ? [] : [first],
    })
  }
  const kind = kindOf(payment)
  return (
    <>
      <DescriptionSetting {...props} />
      <CurrencySetting {...props} />
      <controls.Choice label="What is to be paid" value={kind} choices={kinds} onChange={choose} />
      {kind === 'fixed' && amount('amount', 'Amount in cents')}
      {kind === 'custom' && (
        <>
          {amount('minAmount', 'Smallest amount in cents')}
          {amount('maxAmount', 'Largest amount in cents')}
        </>
      )}
      {kind === 'sum' && <SumSetting {...props} />}
    </>
  )
}

const kinds = [
  { value: 'fixed', label: 'A fixed amount' },
  { value: 'custom', label: 'What the visitor chooses' },
  { value: 'sum', label: 'The sum of other fields' },
] as const

/** As the server counts (`core/payments/amount-due.ts`): the visitor's choice goes before a sum. */
function kindOf({ allowCustomAmount, items }: Settings): (typeof kinds)[number]['value'] {
  if (allowCustomAmount) return 'custom'
  return items === undefined ? 'fixed' : 'sum'
}
