import { currencies } from '@ramiform/core/currency'
import { currencyOf, currencySigns, pricePlaceholder } from './currency.ts'
import type { SettingsProps } from './settings-props.tsx'

const choices = currencies.map((currency) => ({
  value: currency,
  label: `${currency.toUpperCase()} (${currencySigns[currency]})`,
}))

/** Setting of the currency. A placeholder that only shows the old currency's sign changes with it (decision 26). */
export function CurrencySetting({ field, currency: ofForm, onChange, controls }: SettingsProps) {
  function choose(value: string) {
    const currency = currencies.find((known) => known === value)
    if (currency === undefined) return
    const payment = { ...field.payment, currency }
    const showedSign = field.placeholder === pricePlaceholder(currencyOf(field, ofForm))
    onChange(showedSign ? { payment, placeholder: pricePlaceholder(currency) } : { payment })
  }
  return (
    <controls.Choice
      label="Currency"
      value={currencyOf(field, ofForm)}
      choices={choices}
      onChange={choose}
    />
  )
}
