import { emptySchema } from '@ramiform/core/form'
import type { Value } from '@ramiform/core/value'
import { expect, test } from 'vitest'
import { changesBetween } from './changes-in-words.ts'
import type { FormDraft } from './form-draft.ts'

const total: Value = {
  id: 'value_1',
  name: 'Total',
  type: 'number',
  formula: { kind: 'number', value: 5 },
}
const draft = (payment: object, values = [total]): FormDraft => ({
  name: 'Form',
  description: '',
  schema: {
    ...emptySchema(),
    fields: [{ id: 'fee', type: 'payment', label: 'Fee', payment }],
    values,
  },
})

test('a payment names its value, not the id', () => {
  const [change] = changesBetween(draft({ amount: 500 }), draft({ value: 'value_1' }))
  expect(change).toMatchObject({
    words: 'Fee: payment',
    before: 'amount: 500',
    after: 'value: Total',
  })
})
