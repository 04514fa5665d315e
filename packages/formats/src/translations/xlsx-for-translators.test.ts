import type { FormSchema } from '@ramiform/core/form'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readTranslatorsXlsx, xlsxForTranslators } from './xlsx-for-translators.ts'

const schema: FormSchema = {
  fields: [{ id: 'a', type: 'radio', label: '=Sum, "please"', options: ['Red', '- milk; =x'] }],
  settings: { language: 'en' },
  translations: [
    { language: 'de', texts: [{ place: 'a.option:Red', source: 'Red', text: 'Rot' }] },
  ],
}
const form = { name: 'Colors', schema }
const languages = { first: 'en', language: 'de' } as const
type Cell = string | number | boolean | Date | null
const book = (...rows: readonly (readonly Cell[])[]) =>
  writeXlsx({ sheets: [{ name: 'Texts', rows: rows.map((cells) => [...cells]) }] })
const head = ['Place', 'English (en)', 'Deutsch (de)']
const read = (bytes: Uint8Array) => readTranslatorsXlsx(bytes, form, 'de')

test('reading what was written changes nothing, whatever the texts are', async () => {
  const piece = fc.oneof(
    fc.constantFrom('=', "'", '<', '\n', '"', '&', '-', '@x', '\t', ' ', 'ü', '日', '🚗', '1'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const texts = fc.array(piece, { minLength: 1, maxLength: 8 }).map((all) => `x${all.join('')}`)
  await fc.assert(
    fc.asyncProperty(texts, texts, async (label, text) => {
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
      const bytes = await xlsxForTranslators(whole, languages)
      expect(await readTranslatorsXlsx(bytes, whole, 'de')).toEqual({ texts: [one], problems: [] })
    }),
    { numRuns: 50 },
  )
})

test('long texts and many rows are whole', async () => {
  const long = `Long ${'word '.repeat(900)}end`
  const fields = Array.from({ length: 2_500 }, (_, at) => ({
    id: `f${at}`,
    type: 'text',
    label: `Question ${at}`,
    ...(at === 0 && { description: long }),
  }))
  const texts = [
    { place: 'f0.description', source: long, text: long },
    { place: 'f2499.label', source: 'Question 2499', text: 'Frage 2499' },
  ]
  const large = {
    name: 'Large',
    schema: { fields, settings: {}, translations: [{ language: 'de' as const, texts }] },
  }
  const bytes = await xlsxForTranslators(large, languages)
  expect(await readTranslatorsXlsx(bytes, large, 'de')).toEqual({ texts, problems: [] })
})

test('each cell that cannot be used is named by row and column, and the others are read', async () => {
  const { texts, problems } = await read(
    await book(
      head,
      ['gone.label', 'Gone', 'Weg'],
      ['form:title', 'Colors', 'x'.repeat(501)],
      ['a.option:Red', 'Red', 'Rot'],
      ['a.option:Red', 'Red', 'Rötlich'],
      ['a.option:- milk; =x', '- milk; =x', new Date(Date.UTC(2027, 0, 2))],
      ['a.label', '=Sum, "please"', true],
    ),
  )
  expect(problems).toEqual([
    'Row 2, column A: the form has no text at "gone.label".',
    'Row 3, column C: the text has 501 characters. The limit is 500.',
    'Row 5, column A: "a.option:Red" is there twice.',
    'Row 6, column C: the cell has a date. Format it as text and write it again.',
    'Row 7, column C: the cell has TRUE or FALSE. Format it as text and write it again.',
  ])
  expect(texts).toEqual([{ place: 'a.option:Red', source: 'Red', text: 'Rot' }])
})

test('columns may be in another order, on another sheet, with a number as text', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Please translate']] },
      {
        name: 'Texts',
        rows: [
          ['Deutsch (de)', 'Done?', 'Place'],
          [12, 'yes', 'form:title'],
        ],
      },
    ],
  })
  expect(await read(bytes)).toEqual({
    texts: [{ place: 'form:title', source: 'Colors', text: '12' }],
    problems: [],
  })
})

test('a file that is none of these says what is wrong', async () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  for (const bytes of [bytesOf(''), bytesOf('Place,Deutsch (de)'), bytesOf('PK\u0003\u0004x')]) {
    const { texts, problems } = await read(bytes)
    expect(texts).toEqual([])
    expect(problems).toEqual([
      'This Excel file is damaged or incomplete. Open it in the program it comes from and save it again.',
    ])
  }
  const whole = await xlsxForTranslators(form, languages)
  for (const share of [0.1, 0.5, 0.9]) {
    const { problems } = await read(whole.slice(0, Math.floor(whole.length * share)))
    expect(problems).toHaveLength(1)
  }
  expect(await read(await book(['Place', 'Français (fr)'], ['a.label', 'x']))).toEqual({
    texts: [],
    problems: [
      'The file has no column "Deutsch (de)". Its first line has: "Place", "Français (fr)".',
    ],
  })
})
