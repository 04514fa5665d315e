import type { Field, PaymentItem } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { nextItem, takesPrice, takesQuantity } from './countable.ts'

/** Setting for the prices that a payment adds up, each with an optional quantity (decision 31). */
export function SumSetting({ field, fields, onChange, problems, controls }: SettingsProps) {
  const items = field.payment?.items ?? []
  const next = nextItem(fields, items)
  /** Prices that do not count twice with the quantity of this row. */
  const offeredFor = (row: number) =>
    fields.filter(
      (field) =>
        takesPrice(field) &&
        !items.some(
          ({ price, quantity }, index) =>
            index !== row && price === field.id && quantity === items[row]?.quantity,
        ),
    )
  const put = (changed: readonly PaymentItem[]) =>
    onChange({ payment: { ...field.payment, items: changed } })
  return (
    <controls.Rows
      label="Prices in the sum"
      hint={hintOf(fields.some(takesPrice), next !== undefined)}
      error={problems['payment.items']}
      rows={items.map(({ price, quantity }, index) => (
        <>
          <controls.Choice
            label={`Price ${index + 1}`}
            value={price}
            choices={named(offeredFor(index), fields, price)}
            onChange={(chosen) => put(items.with(index, { ...items[index], price: chosen }))}
          />
          <controls.Choice
            label={`Times ${index + 1}`}
            value={quantity ?? once.value}
            choices={[once, ...named(fields.filter(takesQuantity), fields, quantity)]}
            onChange={(chosen) =>
              put(
                items.with(index, chosen === once.value ? { price } : { price, quantity: chosen }),
              )
            }
          />
        </>
      ))}
      addLabel="Add a price"
      onAdd={
        next === undefined || items.length >= limits.paymentItems
          ? undefined
          : () => put([...items, next])
      }
      removeLabel={(index) => `Remove price ${index + 1}`}
      onRemove={(index) => put(items.toSpliced(index, 1))}
    />
  )
}

function hintOf(hasPrices: boolean, hasMore: boolean): string {
  if (!hasPrices) return 'Add a price, a number, or a choice with prices to the form first.'
  const emptyCount = 'Empty and hidden fields count as 0.'
  return hasMore ? emptyCount : `Every price of the form is in the sum. ${emptyCount}`
}

/** Choice for no quantity. Its value contains parentheses, which no field id can. */
const once = { value: '(once)', label: 'Once' }

/** Fields to choose from. The current choice is always included, even if it is no longer available. */
function named(offered: readonly Field[], fields: readonly Field[], chosen: string | undefined) {
  const choices = offered.map(({ id, label }) => ({ value: id, label: label || 'Untitled field' }))
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices
  const label = fields.find(({ id }) => id === chosen)?.label
  return [{ value: chosen, label: label === undefined ? 'A deleted field' : label }, ...choices]
}
