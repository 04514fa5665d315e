import type { OptionPrice } from '@ramiform/core/field'
import { pricesOf } from '@ramiform/core/option-prices'
import { currencyOf } from './currency.ts'
import type { SettingsProps } from './settings-props.tsx'

/** Fewest and most choices of checkboxes (decision 531). */
export function ChoiceCountSettings({ field, onChange, problems, controls }: SettingsProps) {
  const { minChoices = 0, maxChoices = minChoices, options, other } = field
  const offered = new Set(options).size + (other === undefined ? 0 : 1)
  const tooMany = minChoices > offered ? `There are only ${offered} options.` : undefined
  const crossed = minChoices > maxChoices ? 'The most choices are below the fewest.' : undefined
  return (
    <>
      <controls.Number
        label="Fewest choices"
        value={field.minChoices}
        hint={field.required ? undefined : 'Visitors can still leave an optional question empty.'}
        min={1}
        step={1}
        onChange={(minChoices) => onChange({ minChoices }, 'minChoices')}
        error={problems.minChoices ?? tooMany}
      />
      <controls.Number
        label="Most choices"
        value={field.maxChoices}
        min={1}
        step={1}
        onChange={(maxChoices) => onChange({ maxChoices }, 'maxChoices')}
        error={problems.maxChoices ?? crossed}
      />
    </>
  )
}

const columnChoices = [
  { value: '', label: 'Automatic' },
  { value: '1', label: '1 column' },
  { value: '2', label: '2 columns' },
  { value: '3', label: '3 columns' },
]

/** Number of columns of options (decision 532). Pictures and rows of tables have their own. */
export function ColumnsSetting({ field, onChange, controls }: SettingsProps) {
  if (field.table !== undefined || field.pictures !== undefined) return null
  return (
    <controls.Choice
      label="Columns"
      value={String(field.columns ?? '')}
      choices={columnChoices}
      hint="Phones always show one column."
      onChange={(columns) => onChange({ columns: Number(columns) || undefined })}
    />
  )
}

/** Price of a new row, in cents. */
const firstPrice = 100

/** Prices that options add to a payment (decision 534). Rows of tables have none. */
export function OptionPricesSetting(props: SettingsProps) {
  const { field, fields, onChange, problems, controls } = props
  if (field.table !== undefined) return null
  const { options = [] } = field
  const prices = pricesOf(field)
  const priced = new Set(prices.map(({ option }) => option))
  const next = options.find((option) => option !== '' && !priced.has(option))
  const isAdded = fields.some(({ payment }) =>
    payment?.items?.some(({ price }) => price === field.id),
  )
  const put = (changed: readonly OptionPrice[], control?: string) =>
    onChange({ prices: changed.length > 0 ? changed : undefined }, control)
  const code = currencyOf(field, props.currency).toUpperCase()
  return (
    <controls.Rows
      label="Prices of options"
      hint={
        prices.length === 0 || isAdded
          ? `Visitors see them beside the options, in ${code}.`
          : 'To charge them, choose this question in the sum of a payment.'
      }
      error={problems.prices}
      rows={prices.map(({ option, price }, index) => (
        <>
          <controls.Choice
            label={`Priced option ${index + 1}`}
            value={option}
            choices={options
              .filter((one) => one === option || !priced.has(one))
              .map((one) => ({ value: one, label: one }))}
            onChange={(chosen) => put(prices.with(index, { option: chosen, price }))}
          />
          <controls.Money
            label={`Price ${index + 1}`}
            value={price}
            isRequired
            onChange={(cents) =>
              cents !== undefined &&
              put(prices.with(index, { option, price: cents }), `price ${index}`)
            }
          />
        </>
      ))}
      addLabel="Add a price"
      onAdd={
        next === undefined ? undefined : () => put([...prices, { option: next, price: firstPrice }])
      }
      removeLabel={(index) => `Remove price ${index + 1}`}
      onRemove={(index) => put(prices.toSpliced(index, 1))}
    />
  )
}
