import { expect, test } from 'vitest'
import { readMarks } from './marks.ts'

test.each([
  'Naam (verplicht)',
  'Name (Pflichtfeld)',
  'Nom (obligatoire)',
  'Nome [obbligatorio]',
  '名前 (必須)',
])('"%s" is required', (text) => {
  const { label, required } = readMarks(text)
  expect(required).toBe(true)
  expect(label).not.toMatch(/[([]/)
})

test.each(['Naam (optioneel)', 'Nom (facultatif)', 'Name (freiwillig)'])(
  '"%s" is not required, and the mark goes',
  (text) => {
    expect(readMarks(text)).toMatchObject({ required: false, label: text.split(' (')[0] })
  },
)
