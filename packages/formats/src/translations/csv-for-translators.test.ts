import type { FormSchema } from '@ramiform/core/form'
import { translationRows, withTexts } from '@ramiform/core/translations/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvForTranslators, readTranslatorsCsv } from './csv-for-translators.ts'

const schema: FormSchema = {
  fields: [{ id: 'a', type: 'radio', label: '=Sum, "please"', options: ['Red', '- milk; =x'] }],
  settings: { language: 'en' },
  translations: [
    { language: 'de', texts: [{ place: 'a.option:Red', source: 'Red', text: 'Rot' }] },
  ],
}
const form = { name: 'Colors', schema }
const languages = { first: 'en', language: 'de' } as const
const read = (file: string) => readTranslatorsCsv(file, form, 'de')

test('a file has each text beside its translation, and no formula', () => {
  const lines = csvForTranslators(form, languages).split('\r\n')
  expect(lines[0]).toBe('\uFEFFPlace,English (en),Deutsch (de)')
  expect(lines).toContain(`a.label,"'=Sum, ""please""",`)
  expect(lines).toContain('a.option:Red,Red,Rot')
})

test('reading what was written changes nothing, whatever the texts are', () => {
  const piece = fc.oneof(
    fc.constantFrom('=', "'", ';', '\n', '"', ',', '-', '@x', '\t', '|', 'a'),
    fc.string({ unit: 'binary', maxLength: 4 }).map((text) => text.replace(/[\r\uFEFF]/g, '')),
  )
  const texts = fc.array(piece, { minLength: 1, maxLength: 8 }).map((all) => `x${all.join('')}`)
  fc.assert(
    fc.property(texts, texts, (label, text) => {
      const one = { place: 'a.label', source: label, text }
      const field = { id: 'a', type: 'text', label }
      const whole = {
        name: 'N',
        schema: {
          fields: [field],
          settings: {},
          translations: [{ language: 'de' as const, texts: [one] }],
        },
      }
      expect(readTranslatorsCsv(csvForTranslators(whole, languages), whole, 'de')).toEqual({
        texts: [one],
        problems: [],
      })
    }),
  )
})

test('spreadsheets may use another separator, and a translator may leave cells empty', () => {
  const { texts, problems } = read(
    'Place;English (en);Deutsch (de)\nform:title;Colors;Farben\na.label;x;\n',
  )
  expect(problems).toEqual([])
  expect(texts).toEqual([{ place: 'form:title', source: 'Colors', text: 'Farben' }])
})

test('a text that was translated from another one is out of date', () => {
  const { texts } = read('Place,English (en),Deutsch (de)\nform:title,Colours,Farben\n')
  const next = {
    ...form,
    schema: { ...schema, translations: withTexts(schema.translations ?? [], 'de', texts) },
  }
  expect(translationRows(next, 'de')[0]).toMatchObject({
    translation: 'Farben',
    oldText: 'Colours',
    state: 'outdated',
  })
})

test('lines that cannot be used are named, and the others are read', () => {
  const { texts, problems } = read(
    [
      'Place,English (en),Deutsch (de)',
      'gone.label,Gone,Weg',
      `form:title,Colors,${'x'.repeat(501)}`,
      'a.option:Red,Red,Rot',
      'a.option:Red,Red,Rötlich',
    ].join('\r\n'),
  )
  expect(problems).toEqual([
    'Line 2: the form has no text at "gone.label".',
    'Line 3: the text has 501 characters. The limit is 500.',
    'Line 5: "a.option:Red" is there twice.',
  ])
  expect(texts.map(({ text }) => text)).toEqual(['Rot'])
})

test.each([
  [
    'Place,English (en),Français (fr)\na,b,c',
    'The file has no column "Deutsch (de)". Its first line has: "Place", "English (en)", "Français (fr)".',
  ],
  [
    'Text,Deutsch (de)\na,b',
    'The file has no column "Place". Its first line has: "Text", "Deutsch (de)".',
  ],
  ['', 'The file has no column "Place". Its first line has: nothing.'],
])('%j has a column that is wrong', (file, problem) => {
  expect(read(file)).toEqual({ texts: [], problems: [problem] })
})
