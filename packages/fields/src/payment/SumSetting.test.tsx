import type { Field, PaymentItem } from '@ramiform/core/field'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SettingControls, SettingsProps } from '../shared/settings-props.tsx'
import { SumSetting } from './SumSetting.tsx'

const controls: Partial<SettingControls> = {
  Choice: ({ label, choices }) => <p>{`${label}: ${choices.map((one) => one.label).join()}`}</p>,
  Rows: ({ rows, hint, onAdd, addLabel }) => (
    <div>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered here
        <div key={at}>{row}</div>
      ))}
      <p>{hint}</p>
      {onAdd && <button type="button">{addLabel}</button>}
    </div>
  ),
}

const price = (id: string): Field => ({ id, type: 'price', label: id })

function markupOf(items: readonly PaymentItem[], fields: readonly Field[]): string {
  const field: Field = { id: 'fee', type: 'payment', label: 'Fee', payment: { items } }
  const props = { field, fields, values: [], problems: {}, onChange: () => {}, controls }
  return renderToString(<SumSetting {...(props as unknown as SettingsProps)} />)
}

test('a sum offers only prices that are not in it, and says why there is no other', () => {
  const one = markupOf([{ price: 'shirt' }], [price('shirt'), price('cap')])
  expect(one).toContain('Price 1: shirt,cap')
  expect(one).toContain('Add a price')
  const both = markupOf([{ price: 'shirt' }, { price: 'cap' }], [price('shirt'), price('cap')])
  expect(both).toContain('Price 1: shirt<')
  expect(both).toContain('Price 2: cap<')
  expect(both).toContain('Every price of the form is in the sum.')
  expect(both).not.toContain('Add a price')
})
