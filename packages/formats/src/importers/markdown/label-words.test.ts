// Labels that say in words what their answer is: a file, a number, a web address, choices, a condition.
import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { usualChoices } from '../../import.ts'
import { markdown } from './markdown.ts'
import { readMarkdown as read } from './testing/read-markdown.ts'

test.each([
  'Please upload your menu',
  'Menu (upload)',
  'Bitte laden Sie die Speisekarte hoch',
  'Speisekarte hochladen',
  'Veuillez joindre votre menu',
  'Suba su menú',
  'Carica il menù',
  'Anexe o menu',
  'Menukaart bijvoegen',
  'يرجى رفع القائمة',
  'נא לצרף תפריט',
  'メニューをアップロードしてください',
])('"%s" asks for a file', (label) => {
  expect(read(`- Name: ____\n- ${label}\n`).fields[1]).toMatch(/^file /)
})

test.each([
  'How many are you?',
  'Wie viele seid ihr?',
  'Combien êtes-vous ?',
  'Combien de repas ?',
  '¿Cuántas personas sois?',
  'Quanti siete?',
  'Quantas pessoas são?',
  'Hoeveel personen zijn jullie?',
  'كم شخصا ستأتون؟',
  'כמה אנשים תהיו?',
  '何人で来ますか？',
])('"%s" asks for a number', (label) => {
  expect(read(`- Name: ____\n- ${label}\n`).fields[1]).toBe(`number ${label}`)
})

test.each(['How many are you, and who?', 'Combien de temps ?', 'Hoeveel tijd heb je?'])(
  '"%s" does not',
  (label) => {
    expect(read(`- Name: ____\n- ${label}\n`).fields[1]).toBe(`text ${label}`)
  },
)

test.each(['Website', 'Your website (if any)', 'Webseite', 'Site web', 'Página web', 'Sito web'])(
  '"%s" is a web address',
  (label) => {
    expect(read(`- Name: ____\n- ${label}\n`).fields[1]).toBe(`url ${label}`)
  },
)

test.each([
  'What do you think of our website?',
  'Feedback on website',
  'Quanto sei soddisfatto?',
  'כמה אתם מרוצים?',
  'Carica',
])('"%s" is a text', (label) => {
  expect(read(`- Name: ____\n- ${label}\n`).fields[1]).toBe(`text ${label}`)
})

test('words in square brackets behind a question are options', () => {
  expect(
    read('- Name: ____\n- Are you a member? [yes] [no]\n- Size: [S] [M] [L]\n').fields,
  ).toEqual(['text* Name', 'radio Are you a member?: yes, no', 'radio Size: S, M, L'])
  expect(read('**Arrival?** [DD] [MM]\n').fields).not.toContain(expect.stringContaining('radio'))
  expect(read('- Age? [required] [number]\n- Name: ____\n').fields[0]).toBe('number* Age?')
})

test.each([
  ['company', 'Tax number (only for companies)'],
  ['Verein', 'Steuernummer (nur für Vereine)'],
  ['association', 'Numéro fiscal (uniquement pour les associations)'],
  ['sociedad', 'NIF (solo para sociedades)'],
  ['società', 'Partita IVA (solo per le società)'],
  ['empresas', 'NIF (apenas para empresas)'],
  ['vereniging', 'Nummer (alleen voor een vereniging)'],
  ['company', 'If company: tax number'],
])('a label that is only for %s depends on that answer: %s', (option, label) => {
  const result = markdown.read(`- Form: ${option} | person | club\n- ${label}\n`, countedIds())
  expect(result).toMatchObject({
    fields: [
      { label: 'Form' },
      { label: label.replace(/ \(.*\)$/, ''), conditional: { condition: 'equals', value: option } },
    ],
  })
})

test('a label that is only for something else keeps its words', () => {
  const text = '- Form: company | person\n- Tax number (only for pilots)\n'
  expect(read(text).fields[1]).toBe('text Tax number (only for pilots)')
  const choices = { ...usualChoices, branchesBecomeConditions: false }
  const kept = markdown.read(
    '- Form: company | person\n- Number (only for companies)\n',
    countedIds(),
    choices,
  )
  expect(kept).toMatchObject({ fields: [{}, { label: 'Number (only for companies)' }] })
})

test('multiple choice beside single choice allows several answers', () => {
  const table = (first: string) =>
    `| Question | Type | Options |\n|---|---|---|\n| Meal | ${first} | Soup, Salad |\n| Days | multiple choice | Sat, Sun |\n`
  expect(read(table('single choice')).fields[1]).toBe('checkbox Days: Sat, Sun')
  expect(read(table('multiple choice')).fields[1]).toBe('radio Days: Sat, Sun')
})

test.each(['__ / __ / ____', '__.__.____', '__/__/__'])('"%s" is one blank', (blank) => {
  expect(read(`Date of birth: ${blank}\n\nName: ____\n`)).toEqual({
    fields: ['date* Date of birth', 'text* Name'],
    sections: [],
    warnings: [],
  })
})

test('a condition confirms the choices in the words of a question', () => {
  const text = '- Are you a driver or a passenger?\n- If driver: number of seats\n- Name: ____\n'
  expect(markdown.read(text, countedIds())).toMatchObject({
    fields: [
      { type: 'radio', options: ['driver', 'passenger'] },
      { conditional: { condition: 'equals', value: 'driver' } },
      { label: 'Name' },
    ],
  })
})
