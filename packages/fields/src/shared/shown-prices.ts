import type { Language } from '@ramiform/core/built-in-texts/languages'
import { pricesOf } from '@ramiform/core/choice-settings'
import type { Currency, Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withOther } from '@ramiform/core/other'
import { moneyText } from './currency.ts'

/** What the page shows behind an option with a price, such as ` (+$10.00)`. Empty for other options. */
export function priceBehind(
  field: Field,
  option: string,
  currency: Currency = 'usd',
  language?: Language,
): string {
  const found = pricesOf(field).find((one) => one.option === option)
  return found === undefined ? '' : ` (+${moneyText({ amount: found.price, currency }, language)})`
}

/** The form with prices behind the shown texts of its options. The form itself without prices. */
export function showingPrices<Schema extends FormSchema>(
  schema: Schema,
  language?: Language,
): Schema {
  if (!schema.fields.some((field) => pricesOf(field).length > 0)) return schema
  const currency = schema.settings.payment?.currency
  return {
    ...schema,
    fields: schema.fields.map((field) =>
      pricesOf(field).length === 0
        ? field
        : {
            ...field,
            shown: withOther(field).options?.map(
              (option, at) =>
                (field.shown?.[at] ?? option) + priceBehind(field, option, currency, language),
            ),
          },
    ),
  }
}
