import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { sourceChoices } from './source-choices.ts'

const form = aForm()
  .text('plan', { label: 'Plan' })
  .field('phone', 'phone', { label: 'Phone' })
  .text('company', { label: 'Company' })
  .text('size', { label: 'Size', ...shownWhen('company', 'is_not_empty') })
  .text('note', { label: 'Note' })

const drawn = (chosen = '') =>
  sourceChoices(form, 'company', chosen).map(({ label, choices }) => [
    label,
    ...choices.map((choice) => choice.label),
  ])

test('only fields of the seven source types are offered, never the field itself', () => {
  expect(drawn()).toEqual([
    ['Asked before', 'Plan'],
    ['Asked after', 'Note'],
    ['Creates a loop', 'Size'],
  ])
})

test('what would loop says why before it is chosen', () => {
  expect(sourceChoices(form, 'company', '').at(-1)?.choices[0]?.warning).toBe(
    'creates a loop: Company → Size → Company',
  )
})

test('a field that is chosen already stays in the list, whatever its type', () => {
  expect(drawn('phone')[0]).toEqual(['Asked before', 'Plan', 'Phone'])
})
