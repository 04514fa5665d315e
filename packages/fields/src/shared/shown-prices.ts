import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { FormSchema } from '@ramiform/core/form'
import { priceBehind, pricesOf } from '@ramiform/core/option-prices'
import { withOther } from '@ramiform/core/other'
import { moneyText } from './currency.ts'

/** The form with prices behind the shown texts of its options. The form itself without prices. */
export function showingPrices<Schema extends FormSchema>(
  schema: Schema,
  language?: Language,
): Schema {
  if (!schema.fields.some((field) => pricesOf(field).length > 0)) return schema
  const { currency = 'usd' } = schema.settings.payment ?? {}
  const money = (amount: number) => moneyText({ amount, currency }, language)
  return {
    ...schema,
    fields: schema.fields.map((field) =>
      pricesOf(field).length === 0
        ? field
        : {
            ...field,
            shown: withOther(field).options?.map(
              (option, at) => (field.shown?.[at] ?? option) + priceBehind(field, option, money),
            ),
          },
    ),
  }
}
