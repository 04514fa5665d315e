import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { followOptions } from './conditions/offer-changes.ts'
import type { Field } from './field.ts'
import { pictureOf, picturesProblem, showsPictures } from './option-pictures.ts'
import { placedTexts } from './translations/placed-texts.ts'
import { limitOfPlace, optionOfPlace } from './translations/places.ts'
import { translated } from './translations/translated.ts'

const image = 'a'.repeat(64)
const dessert: Field = {
  id: 'dessert',
  type: 'radio',
  label: 'Dessert',
  options: ['Tart', 'Sorbet'],
  pictures: [{ option: 'Tart', image, alt: 'A flat tart' }],
}

test('only choices that show all options have pictures, one for each option', () => {
  expect(picturesProblem(dessert, fieldTypes.radio)).toBeNull()
  expect(picturesProblem({ ...dessert, pictures: [] }, fieldTypes.checkbox)).toBeNull()
  for (const type of [fieldTypes.select, fieldTypes.ranking, fieldTypes['yes-no'], fieldTypes.text])
    expect(picturesProblem(dessert, type)).toContain('only radio and checkbox')
  const [tart] = dessert.pictures ?? []
  if (tart === undefined) throw new Error('no picture')
  const of = (...pictures: Field['pictures'] & object) =>
    picturesProblem({ ...dessert, pictures }, fieldTypes.radio)
  expect(of({ ...tart, option: 'Cheese' })).toContain('not "Cheese"')
  expect(of(tart, tart)).toContain('twice')
  expect(pictureOf(dessert, 'Sorbet')).toBeUndefined()
})

test('rows of a table and plain choices show no pictures', () => {
  expect(showsPictures(dessert)).toBe(true)
  expect(showsPictures({ ...dessert, table: 't' })).toBe(false)
  const { pictures: _, ...plain } = dessert
  expect(showsPictures(plain)).toBe(false)
})

test('a picture follows its renamed option, and goes with a deleted one', () => {
  expect(followOptions(dessert, ['Apple tart', 'Sorbet']).pictures).toEqual([
    { option: 'Apple tart', image, alt: 'A flat tart' },
  ])
  expect(followOptions(dessert, ['Sorbet'])).toEqual({ pictures: [] })
  expect(followOptions({ id: 'a', type: 'radio', label: 'A' }, ['x'])).toEqual({})
})

test('an alternative text can be translated, in its own place', () => {
  const place = 'dessert.picture:Tart'
  const form = {
    name: 'Form',
    schema: {
      fields: [dessert],
      settings: { language: 'en' as const },
      translations: [
        {
          language: 'de' as const,
          texts: [{ place, source: 'A flat tart', text: 'Ein flacher Kuchen' }],
        },
      ],
    },
  }
  expect(placedTexts(form).find((one) => one.place === place)).toMatchObject({
    kind: 'picture',
    text: 'A flat tart',
  })
  expect([optionOfPlace(place), limitOfPlace(place)]).toEqual(['Tart', 500])
  expect(translated(form, 'de').schema.fields[0]?.pictures).toEqual([
    { option: 'Tart', image, alt: 'Ein flacher Kuchen' },
  ])
})
