import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import type { FormDraft } from './form-draft.ts'
import { partsAfter } from './options-follow.ts'

const color: Field = {
  id: 'color',
  type: 'radio',
  label: 'Color',
  options: ['Red', 'Blue'],
  other: 'Other',
}
const draft = (fields: readonly Field[]): FormDraft => ({
  name: 'Colors',
  description: '',
  schema: {
    fields,
    settings: {},
    translations: [
      {
        language: 'de',
        texts: [
          { place: 'form:title', source: 'Colors', text: 'Farben' },
          { place: 'color.label', source: 'Color', text: 'Farbe' },
          { place: 'color.option:Red', source: 'Red', text: 'Rot' },
          { place: 'color.option:Other', source: 'Other', text: 'Andere' },
        ],
      },
    ],
  },
})
const placesAfter = (fields: readonly Field[]) => {
  const after = draft(fields)
  const next = partsAfter(draft([color]), after)(after)?.draft ?? after
  return next.schema.translations?.[0]?.texts.map(({ place, source }) => `${place} ${source}`)
}

test('a renamed option keeps its translation, with the text that was translated', () => {
  expect(placesAfter([{ ...color, options: ['Crimson', 'Blue'], other: 'Else' }])).toEqual([
    'form:title Colors',
    'color.label Color',
    'color.option:Crimson Red',
    'color.option:Else Other',
  ])
})

test('a new label and another order change nothing', () => {
  const after = draft([{ ...color, label: 'Colour', options: ['Blue', 'Red'] }])
  expect(partsAfter(draft([color]), after)(after)).toBeNull()
})

test('texts of deleted options and fields are removed', () => {
  expect(placesAfter([{ ...color, options: ['Blue'] }])).not.toContain('color.option:Red Red')
  expect(placesAfter([])).toEqual(['form:title Colors'])
})
