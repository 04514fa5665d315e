import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { CurrencySetting } from '../shared/CurrencySetting.tsx'
import { currencyOf } from '../shared/currency.ts'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { AmountBoundSettings } from '../shared/validation-settings.tsx'
import { DescriptionSetting, PlaceholderSetting } from '../shared/wording-settings.tsx'

const firstPrice = 2000
const kinds = [
  { value: 'entered', label: 'Visitors enter a price' },
  { value: 'fixed', label: 'Fixed price' },
]

export function PriceSettings(props: SettingsProps) {
  const { field, onChange, controls, problems } = props
  const fixed = fixedPriceOf(field)
  const choose = (kind: string) =>
    onChange(
      kind === 'fixed'
        ? { fixedPrice: firstPrice, required: false, validation: undefined }
        : { fixedPrice: undefined },
    )
  return (
    <>
      <DescriptionSetting {...props} />
      <controls.Choice
        label="Price"
        value={fixed === undefined ? 'entered' : 'fixed'}
        choices={kinds}
        onChange={choose}
      />
      <CurrencySetting {...props} />
      {fixed === undefined ? (
        <>
          <PlaceholderSetting {...props} />
          <AmountBoundSettings {...props} least="Minimum amount" most="Maximum amount" />
        </>
      ) : (
        <controls.Money
          label="Amount"
          value={fixed}
          isRequired
          onChange={(fixedPrice) => onChange({ fixedPrice }, 'fixedPrice')}
          hint={`In ${currencyOf(field, props.currency).toUpperCase()}. Visitors see this price and cannot change it.`}
          error={problems.fixedPrice}
        />
      )}
    </>
  )
}
