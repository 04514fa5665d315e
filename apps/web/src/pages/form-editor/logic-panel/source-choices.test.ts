import type { FormSchema } from '@ramiform/core/form'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { sourceChoices } from './source-choices.ts'

const form = aForm()
  .text('plan', { label: 'Plan' })
  .field('phone', 'phone', { label: 'Phone' })
  .text('company', { label: 'Company' })
  .text('size', { label: 'Size', ...shownWhen('company', 'is_not_empty') })
  .text('note', { label: 'Note' })
  .field('textarea', 'story', { label: 'Story' })
  .field('file', 'cv', { label: 'CV' })

const drawn = (chosen = '') =>
  sourceChoices(form, 'company', chosen).map(({ label, choices }) => [
    label,
    ...choices.map((choice) => choice.label),
  ])

test('earlier fields come first, the nearest on top, then later ones and those that cannot be used', () => {
  expect(drawn()).toEqual([
    ['Asked before', 'Plan'],
    ['Comes later in the form', 'Note'],
    ['Creates a loop', 'Size'],
    ['More', 'Phone'],
    ['Can’t be used in a rule', 'Story', 'CV'],
  ])
  expect(sourceChoices(form, 'note', '')[0]?.choices.map(({ label }) => label)).toEqual([
    'Size',
    'Company',
    'Plan',
  ])
})

test('a field that would loop or cannot be used says why', () => {
  const [, , loops, , unusable] = sourceChoices(form, 'company', '')
  expect(loops?.choices[0]?.warning).toBe('creates a loop: Company → Size → Company')
  expect(unusable?.choices.map(({ refusal }) => refusal)).toEqual([
    'Rules can’t read questions of the type Long Text.',
    'A file has no answer to compare.',
  ])
})

test('a field that is chosen already stays selectable, whatever its type', () => {
  expect(drawn('phone')[0]).toEqual(['Asked before', 'Phone', 'Plan'])
})

test('questions of types beyond those of the specification are folded, the nearest first, with their loops', () => {
  const shop = aForm()
    .field('price', 'gift', { label: 'Gift' })
    .field('quantity', 'seats', { label: 'Seats' })
    .text('name', { label: 'Name' })
    .field('url', 'site', { label: 'Site', ...shownWhen('name', 'is_not_empty') })
  const [only, ...none] = sourceChoices(shop, 'name', '')
  expect(none).toEqual([])
  expect(only).toMatchObject({ label: 'More', isFolded: true })
  expect(only?.choices.map(({ label, warning }) => [label, warning])).toEqual([
    ['Seats', undefined],
    ['Gift', undefined],
    ['Site', 'creates a loop: Name → Site → Name'],
  ])
})

test('hidden fields and values are no questions of a type', () => {
  const schema: FormSchema = {
    ...aForm().text('name', { label: 'Name' }).text('note', { label: 'Note' }),
    hiddenFields: [{ id: 'from', name: 'from' }],
    values: [{ id: 'sum', name: 'Sum', type: 'text', formula: { kind: 'text', value: 'x' } }],
  }
  const all = sourceChoices(schema, 'note', '').flatMap(({ choices }) => choices)
  expect(all.map(({ label, typeName }) => [label, typeName])).toEqual([
    ['Name', 'Text Input'],
    ['Sum', 'Value'],
    ['from', 'Hidden field'],
  ])
})

test('rules cannot read a statement, so it is not listed at all', () => {
  const choices = (chosen: string) =>
    sourceChoices(form.field('statement', 'rules', { label: 'Rules' }), 'company', chosen).flatMap(
      (group) => group.choices.map(({ value }) => value),
    )
  expect(choices('')).not.toContain('rules')
  expect(choices('')).toContain('cv')
  expect(choices('rules')).toContain('rules')
})
