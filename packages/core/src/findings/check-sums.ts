import type { Currency, Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { itemsOf } from '../payments/charged-currency.ts'
import { isPrice } from '../payments/in-charged-currency.ts'
import { finding, nameOf } from './check-fields.ts'
import { type Finding, type Fix, named, text } from './finding.ts'

/** Findings about payments that add up prices: different currencies, and a price that counts twice. */
export function* checkSums(schema: FormSchema): Iterable<Finding> {
  for (const [position, field] of schema.fields.entries()) {
    const name = nameOf(schema, position)
    yield* otherCurrency(field, name, schema)
    yield* countedTwice(field, name, schema)
  }
}

/** An error, because owners read one amount and visitors pay another (decision 671). */
function* otherCurrency(field: Field, name: string, schema: FormSchema): Iterable<Finding> {
  const ofForm = schema.settings.payment?.currency
  const charged = field.payment?.currency ?? ofForm ?? 'usd'
  const prices = itemsOf(field).flatMap(({ price }) => {
    const at = schema.fields.findIndex(({ id }) => id === price)
    const found = schema.fields[at]
    // Without a currency of the form, prices follow the payment.
    const currency = found?.payment?.currency ?? ofForm ?? charged
    return found && isPrice(found) ? [{ found, currency, name: nameOf(schema, at) }] : []
  })
  const other = prices.find(({ currency }) => currency !== charged)
  if (other === undefined) return
  const { found, currency } = other
  const areAlike = prices.every((price) => price.currency === currency)
  const fix: Fix = { kind: 'use_currency', currency }
  yield finding(field, 'currencies_differ', {
    fact: [named(name), text(` charges ${codeOf(charged)}, but `), ...placeOf(found, other.name)],
    why: [text(`Visitors would see and pay the prices in ${codeOf(charged)}.`)],
    fix: areAlike ? fix : undefined,
  })

  function placeOf({ payment }: Field, price: string) {
    return payment?.currency === undefined
      ? [text(`the currency in Settings, Payments is ${codeOf(currency)}.`)]
      : [named(price), text(` is in ${codeOf(currency)}.`)]
  }
}

/** The same price with different quantities is fine, such as tickets of two groups. */
function* countedTwice(field: Field, name: string, schema: FormSchema): Iterable<Finding> {
  const items = itemsOf(field)
  const twice = items.find(({ price, quantity }, index) =>
    items.slice(0, index).some((one) => one.price === price && one.quantity === quantity),
  )
  const at = schema.fields.findIndex(({ id }) => id === twice?.price)
  if (at === -1) return
  const obstacle = {
    fact: [named(name), text(' adds up '), named(nameOf(schema, at)), text(' twice.')],
    why: [text('Visitors pay it twice. Remove one of the two in the sum.')],
  }
  yield { ...finding(field, 'price_twice', obstacle), severity: 'warning' }
}

const codeOf = (currency: Currency) => currency.toUpperCase()
