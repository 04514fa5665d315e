import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { logicForAll, logicInBrief, sharedInWords } from './shared-logic.ts'

const schema = aForm()
  .radio('plan', ['Free', 'Pro'])
  .text('company', shownWhen('plan', 'equals', 'Pro'))
  .text('vat', shownWhen('plan', 'equals', 'Pro'))
  .text('order')
  .text('note', shownWhen('company', 'is_not_empty'))
const pick = (...ids: string[]) => schema.fields.filter(({ id }) => ids.includes(id))

test.each([
  ['Both have the same rule.', ['company', 'vat']],
  ['2 have the same rule, 1 is always shown.', ['company', 'vat', 'order']],
  ['2 have their own rules, 1 is always shown.', ['company', 'note', 'order']],
  ['Both are always shown.', ['plan', 'order']],
  [
    '2 have the same rule, 1 has its own rule, 2 are always shown.',
    schema.fields.map(({ id }) => id),
  ],
])('%s', (words, ids) => {
  expect(sharedInWords(pick(...ids))).toBe(words)
})

test('the logic of one field in brief', () => {
  expect(schema.fields.map(logicInBrief)).toEqual([
    'Always shown',
    'Pro',
    'Pro',
    'Always shown',
    'is not empty',
  ])
})

test('a rule is offered to all fields unless one of them would read itself', () => {
  expect(logicForAll(schema, pick('vat', 'order'))).toEqual(
    pick('vat').map((one) => one.conditional),
  )
  expect(logicForAll(schema, pick('company', 'note'))).toEqual(
    pick('company').map((one) => one.conditional),
  )
  expect(logicForAll(schema, pick('plan', 'order', 'vat'))).toEqual([])
  expect(logicForAll(schema, pick('company', 'vat'))).toEqual([])
})
