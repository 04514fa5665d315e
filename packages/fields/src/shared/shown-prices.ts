import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { FormSchema } from '@ramiform/core/form'
import { priceBehind, pricesOf } from '@ramiform/core/option-prices'
import { withOther } from '@ramiform/core/other'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { shownOption } from '@ramiform/core/shown-option'
import { currencyOf, moneyText } from './currency.ts'
import { isolatedAmount } from './isolated-amount.ts'

/** The form with prices behind the shown texts of its options, in the currency that is charged. */
export function showingPrices<Schema extends FormSchema>(
  given: Schema,
  language?: Language,
): Schema {
  const schema = inChargedCurrency(given)
  if (!schema.fields.some((field) => pricesOf(field).length > 0)) return schema
  return {
    ...schema,
    fields: schema.fields.map((field) => {
      if (pricesOf(field).length === 0) return field
      const currency = currencyOf(field, schema.settings.payment?.currency)
      const money = (amount: number) =>
        isolatedAmount(`+${moneyText({ amount, currency }, language)}`, language)
      const shown = withOther(field).options?.map(
        (option, at) => (field.shown?.[at] ?? option) + priceBehind(field, option, money),
      )
      // Texts with answers name options without their prices.
      const prices = pricesOf(field).map((one) => ({
        ...one,
        text: shownOption(field, one.option),
      }))
      return { ...field, shown, prices }
    }),
  }
}
