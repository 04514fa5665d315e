import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsInTexts, renameInTexts } from '../answers-in-texts/texts-of-form.ts'
import { languages } from '../built-in-texts/languages.ts'
import type { FormSchema } from '../form.ts'
import { placedTexts } from './placed-texts.ts'
import { limitOfPlace, optionOfPlace, ownerOfPlace } from './places.ts'
import { languagesOf, translated } from './translated.ts'

const schema: FormSchema = {
  fields: [
    {
      id: 'color',
      type: 'radio',
      label: 'Your color',
      description: 'One of these',
      options: ['Red', 'Blue', '12'],
      other: 'Another',
    },
    { id: 'name', type: 'text', label: 'Hi {{color|you}}', placeholder: 'Enter text...' },
    {
      id: 'why',
      type: 'text',
      label: 'Why?',
      conditional: { dependsOn: 'color', condition: 'equals', value: 'Red' },
    },
    { id: 'row', type: 'radio', label: 'Food', options: ['Good', 'Bad'], table: 't' },
    { id: 'row2', type: 'radio', label: 'Room', options: ['Good', 'Bad'], table: 't' },
  ],
  tables: [{ id: 't', title: 'Rate these' }],
  sections: [{ id: 's', title: 'Empty' }],
  endings: [{ id: 'e', title: 'Bye', redirectUrl: 'https://example.org' }],
  settings: { language: 'en', title: 'Colors', submitButtonText: 'Submit', successMessage: 'Ta' },
  translations: [
    {
      language: 'de',
      texts: [
        { place: 'form:title', source: 'Colors', text: 'Farben' },
        { place: 'color.label', source: 'Your color', text: 'Ihre Farbe' },
        { place: 'color.description', source: 'Old', text: 'Eine davon' },
        { place: 'color.option:Red', source: 'Red', text: 'Rot' },
        { place: 'color.option:Blue', source: 'Azure', text: 'Azur' },
        { place: 'color.option:Another', source: 'Another', text: 'Andere' },
        { place: 'name.label', source: 'Hi {{color|you}}', text: 'Hallo {{color|du}}' },
        { place: 't.option:Good', source: 'Good', text: 'Gut' },
        { place: 'e.title', source: 'Bye', text: '  ' },
        { place: 'gone.label', source: 'Gone', text: 'Weg' },
      ],
    },
  ],
}
const form = { name: 'Form', description: '', schema }

describe('a form in another language', () => {
  const { schema: german, name } = translated(form, 'de')
  const [color, hello, why, row, row2] = german.fields

  test('has its texts by place, and the first language where one is missing', () => {
    expect([name, german.settings.title]).toEqual(['Farben', 'Farben'])
    expect(color?.label).toBe('Ihre Farbe')
    expect(german.tables?.[0]?.title).toBe('Rate these')
    expect(german.endings?.[0]?.title).toBe('Bye')
    expect(german.settings.successMessage).toBe('Ta')
  })

  test('shows a text that is out of date, but no option that was changed since', () => {
    expect(color?.description).toBe('Eine davon')
    expect(color?.shown).toEqual(['Rot', 'Blue', '12', 'Andere'])
  })

  test('keeps the options as they are stored', () => {
    expect(color?.options).toEqual(['Red', 'Blue', '12'])
    expect(color?.other).toBe('Another')
  })

  test('has the same option texts in all rows of a matrix', () => {
    expect([row?.shown, row2?.shown]).toEqual([
      ['Gut', 'Bad'],
      ['Gut', 'Bad'],
    ])
  })

  test('keeps the first label for links, and no other field has more members', () => {
    expect(color?.firstLabel).toBe('Your color')
    expect(hello).not.toHaveProperty('shown')
    expect(row).not.toHaveProperty('firstLabel')
    expect(why?.becauseOf).toBe('Rot')
    expect(why?.conditional).toEqual(schema.fields[2]?.conditional)
  })
})

test('a form in its first language, or in one that it does not have, is the form itself', () => {
  for (const language of languages.filter((one) => one !== 'de'))
    expect(translated(form, language)).toBe(form)
  const plain = { name: 'Form', schema: { fields: schema.fields, settings: {} } }
  for (const language of languages) expect(translated(plain, language)).toBe(plain)
})

test('translations into the first language count for nothing', () => {
  const own = { ...form, schema: { ...schema, settings: { language: 'de' as const } } }
  expect(translated(own, 'de')).toBe(own)
  expect(languagesOf(own)).toEqual(['de'])
  expect(languagesOf(form)).toEqual(['en', 'de'])
})

test('a form translated into its own texts shows the same', () => {
  const letters = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 6 }), letters, (options, label) => {
      const field = { id: 'a', type: 'radio', label, description: label, options, other: 'Other' }
      const first: FormSchema = { fields: [field], settings: { language: 'en', title: label } }
      const texts = placedTexts({ name: 'N', schema: first }).map(({ place, text }) => ({
        place,
        source: text,
        text,
      }))
      const same = { ...first, translations: [{ language: 'fr' as const, texts }] }
      expect(translated({ name: 'N', schema: same }, 'fr').schema).toEqual(same)
    }),
  )
})

describe('the places of a form', () => {
  test('are in its order, each once, without defaults and texts that have no letters', () => {
    expect(placedTexts(form).map(({ place }) => place)).toEqual([
      'form:title',
      'color.label',
      'color.description',
      'color.option:Red',
      'color.option:Blue',
      'color.option:Another',
      'name.label',
      'why.label',
      't.title',
      'row.label',
      't.option:Good',
      't.option:Bad',
      'row2.label',
      's.title',
      'form:successMessage',
      'e.title',
    ])
  })

  test('name their owner and option', () => {
    expect(ownerOfPlace('form:preview title')).toBeUndefined()
    expect(ownerOfPlace('form:a.b')).toBeUndefined()
    expect(ownerOfPlace('a.option:x.option:y')).toBe('a')
    expect(optionOfPlace('a.option:x.option:y')).toBe('x.option:y')
    expect(optionOfPlace('a.label')).toBeUndefined()
    expect(optionOfPlace('form:x.option:y')).toBeUndefined()
  })

  test('have the limits of the texts in the first language', () => {
    const short = ['a.label', 'a.option:description', 'form:title', 'a.lowest']
    expect(short.map(limitOfPlace)).toEqual([500, 500, 500, 500])
    const long = ['a.description', 's.text', 'form:successMessage', 'e.message']
    expect(long.map(limitOfPlace)).toEqual([5_000, 5_000, 5_000, 5_000])
  })
})

test('answers in translated texts count, and follow ids', () => {
  const { fields, translations, settings } = schema
  const only = { fields: fields.map((one) => ({ ...one, label: 'x' })), translations, settings }
  expect([...fieldsInTexts(only)]).toEqual(['color'])
  const { translations: renamed } = renameInTexts(schema, (id) => (id === 'color' ? 'hue' : id))
  expect(renamed?.[0]?.texts.find(({ place }) => place === 'name.label')).toEqual({
    place: 'name.label',
    source: 'Hi {{hue|you}}',
    text: 'Hallo {{hue|du}}',
  })
  expect(renamed?.[0]?.texts[3]?.place).toBe('hue.option:Red')
})
