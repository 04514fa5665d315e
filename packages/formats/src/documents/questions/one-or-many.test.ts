import { expect, test } from 'vitest'
import { readLabel } from './label.ts'
import { oneOrMany } from './one-or-many.ts'

const days = ['Monday', 'Thursday', 'Sunday']

test.each([
  ['Which sessions will you come to?', 'many'],
  ['What evening courses would you like?', 'many'],
  ['Which of these did you do?', 'many'],
  ['Which of these best describes you?', 'one'],
  ['Which class will you come to?', 'one'],
  ['What status do you have?', 'one'],
  ['Do you come to the sessions?', 'one'],
])('%s: %s', (label, answer) => {
  expect(oneOrMany(label, days, null, false)).toBe(answer)
})

test.each([
  'Abo (bitte nur eine Antwort ankreuzen)',
  'Abo (nur eine Antwort möglich)',
  'Abo (cochez une seule case)',
  'Abo (marque una sola casilla)',
  'ABO * (barrare una sola casella)',
  'Abo (assinale apenas uma opção)',
  'Abo (één vakje aankruisen)',
  'Abo (יש לבחור תשובה אחת בלבד)',
  'Abo (اختر إجابة واحدة فقط)',
  'Abo（1つだけ選択してください）'.normalize('NFKC'),
  'Abo (tick one only)',
])('"%s" has one answer, and no part of the instruction in its label', (words) => {
  const { text, choose, isRequired } = readLabel(words)
  expect([text.toLowerCase(), choose]).toEqual(['abo', 'one'])
  expect(isRequired).toBe(words.includes('*'))
})

test.each(['Scegli una data', 'Elija una fecha', 'Choisissez une date', 'Kies een datum'])(
  '"%s" is a label',
  (words) => {
    expect(readLabel(words)).toMatchObject({ text: words, choose: null })
  },
)

test('"none yet" beside ranges excludes the others, as they exclude each other', () => {
  expect(oneOrMany('Years of practice', ['None yet', '1–2', '3–10'], null, false)).toBe('one')
})

test('"tick all that suit" leaves no word in the label', () => {
  const { text, choose } = readLabel('Which evenings are free? Tick all that suit.')
  expect([text, choose]).toEqual(['Which evenings are free?', 'many'])
})
