import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { documentOf } from '../testing/packages.ts'
import { readLabel } from './label.ts'
import { explainedMark } from './required-marks.ts'

async function read(lines: readonly string[]) {
  const result = await readDocument('form.docx', documentOf(lines), countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return result.fields.map(({ label, required }) => `${label}${required ? ' !' : ''}`)
}

test.each([
  ['Answers marked † are mandatory. Please attach copies.', '†'],
  ['Fields marked with * must be completed.', '*'],
  ['Los campos marcados con (*) son obligatorios.', '*'],
  ['‡ = Pflichtfeld', '‡'],
  ['Mit § gekennzeichnete Felder sind Pflichtangaben.', '§'],
  ['Les champs suivis de ¶ sont obligatoires.', '¶'],
  ['I campi con * sono obbligatori.', '*'],
  ['Velden met † zijn verplicht.', '†'],
  ['Os campos com † são obrigatórios.', '†'],
  ['＊は必須項目です', '＊'],
])('%s explains %s', (text, mark) => {
  expect(explainedMark(text)).toBe(mark)
})

test.each([
  'Fields marked † are not required.',
  'Fields marked † are required only for drivers.',
  'Consent is required by § 22 of the act.',
  'Fields in bold are mandatory.',
  'Questions marked † are optional.',
])('%s explains no mark', (text) => {
  expect(explainedMark(text)).toBeNull()
})

test.each(['†', '‡', '§', '(†)', '(*)', '[‡]'])(
  'the mark %s goes from the labels and makes them required',
  async (mark) => {
    const lines = [
      `Answers marked ${mark} are mandatory.`,
      `Full name ${mark}: ______`,
      `Nickname: ______`,
      `${mark === '(*)' ? 'Email (*)' : `${mark} Email`}: ______`,
      `Can you swim? ${mark}  ☐ Yes  ☐ No`,
      `Which colors do you like? (tick all that apply) ${mark}`,
      '☐ Red',
      '☐ Blue',
    ]
    expect(await read(lines)).toEqual([
      'Full name !',
      'Nickname',
      'Email !',
      'Can you swim? !',
      'Which colors do you like? !',
    ])
  },
)

test('a mark that nothing explains stays in its label', async () => {
  expect(await read(['Full name †: ______', 'Nickname: ______'])).toEqual([
    'Full name †',
    'Nickname',
  ])
})

test('a star in brackets is a star in every document', () => {
  expect(readLabel('Nombre (*):')).toMatchObject({ text: 'Nombre', isRequired: true })
})
