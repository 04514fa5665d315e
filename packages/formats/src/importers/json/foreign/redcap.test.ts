import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { readRedcap } from './redcap.ts'

test('rows may lack members that later rows have', () => {
  const rows = [
    { field_name: 'age', field_type: 'text', field_label: 'Age' },
    {
      field_name: 'sex',
      field_type: 'radio',
      field_label: 'Sex',
      select_choices_or_calculations: '1, Male | 2, Female',
      required_field: 'y',
    },
  ]
  expect(readRedcap(rows, countedIds())).toMatchObject({
    fields: [{ label: 'Age' }, { label: 'Sex', options: ['Male', 'Female'], required: true }],
  })
})
