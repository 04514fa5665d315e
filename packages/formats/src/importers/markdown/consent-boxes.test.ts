import { expect, test } from 'vitest'
import { readMarkdown as read } from './testing/read-markdown.ts'

const consent = '- [ ] I agree that the club stores my address'

test('a statement in a box without a question is a field of its own', () => {
  expect(read(`${consent}\n`)).toMatchObject({
    fields: ['checkbox* I agree that the club stores my address: Yes'],
    warnings: [],
  })
  expect(read('- [ ] Ich möchte den Rundbrief bekommen\n').fields).toEqual([
    'checkbox Ich möchte den Rundbrief bekommen: Yes',
  ])
})

test('a statement below a list of questions is no option of the last one', () => {
  const text = '1. Name *\n2. Wil je nog iets kwijt?\n\n- [ ] De club mag mijn gegevens bewaren *\n'
  expect(read(text).fields).toEqual([
    'text* Name',
    'text Wil je nog iets kwijt?',
    'checkbox* De club mag mijn gegevens bewaren: Yes',
  ])
})

test('a statement behind the options of another question is none of them', () => {
  const text = `Which?\n\n- [ ] A\n- [ ] B\n\nThe rules are on our page.\n\n${consent}\n`
  expect(read(text).fields).toEqual([
    'checkbox Which?: A, B',
    'checkbox* I agree that the club stores my address: Yes',
  ])
})

test('a statement at the end of a list of options is none of them', () => {
  expect(read(`## Lunch\n\n- [ ] Soup\n- [ ] Salad\n${consent}\nYour name: ____\n`).fields).toEqual(
    [
      'checkbox Lunch: Soup, Salad',
      'checkbox* I agree that the club stores my address: Yes',
      'text* Your name',
    ],
  )
})

test('several statements, one of them required, are fields of their own', () => {
  expect(read('- [ ] I accept the rules *\n- [ ] I want the newsletter\n').fields).toEqual([
    'checkbox* I accept the rules: Yes',
    'checkbox I want the newsletter: Yes',
  ])
})

test('statements below a heading are fields of their own, and the heading is the title of a section', () => {
  const text =
    '## Section C. Declaration\n\n- [ ] I will not copy it.\n- [ ] The data are deleted at the end.\n\nName: ____\n'
  expect(read(text)).toEqual({
    fields: [
      'checkbox I will not copy it.: Yes',
      'checkbox The data are deleted at the end.: Yes',
      'text* Name',
    ],
    sections: ['Section C. Declaration 3'],
    warnings: [],
  })
})

test.each([
  ['Rules', 'I accept the rules of the club', true],
  ['Einverständnis', 'Mein Kind darf im Notfall abgeholt werden', false],
  ['Accord', 'J’autorise mon enfant à sortir seul', false],
  ['Consentimiento', 'Acepto las normas del club', true],
  ['Consenso', 'Autorizzo la pubblicazione delle foto', false],
  ['Autorização', 'Li e aceito o regulamento', true],
  ['Toestemming', 'Mijn kind mag mee op reis', false],
  ['同意', '個人情報の取り扱いに同意します', true],
  ['موافقة', 'أوافق على شروط الاستخدام', true],
  ['הסכמה', 'אני מסכימה לתנאי השימוש באתר', true],
])('a statement below the heading %s', (heading, statement, isNeeded) => {
  expect(read(`## ${heading}\n\n- [ ] ${statement}\n`)).toEqual({
    fields: [`checkbox${isNeeded ? '*' : ''} ${statement}: Yes`],
    sections: [`${heading} 1`],
    warnings: [],
  })
})

test('a statement is no option of a line that asks for something else', () => {
  const consent = '- [ ] I have read the [code](https://example.org) and will follow it.\\*'
  expect(read(`**Number of nights you need:**\n\n${consent}\n`).fields).toEqual([
    'text* Number of nights you need',
    'checkbox* I have read the code and will follow it.: Yes',
  ])
  expect(read(`Name: ____\n\n${consent}\n`).fields).toEqual([
    'text* Name',
    'checkbox* I have read the code and will follow it.: Yes',
  ])
})

test('statements below an instruction to tick or short words below a heading are options', () => {
  const symptoms = '- [ ] I have had a headache\n- [ ] I have had a fever\n'
  for (const above of ['## Health\n\nPlease tick all that apply.', '## How are you?'])
    expect(read(`${above}\n\n${symptoms}`).fields).toHaveLength(1)
  expect(read('## Skills\n\n- [ ] First aid\n- [ ] Driving licence\n').fields).toEqual([
    'checkbox Skills: First aid, Driving licence',
  ])
})

test('the box of a question stays its option', () => {
  expect(read('1. Do you accept?\n   - [ ] I accept the rules of the club\n').fields).toEqual([
    'checkbox Do you accept?: I accept the rules of the club',
  ])
  expect(read('- [ ] A\n').fields).toEqual(['checkbox Select all that apply: A'])
})

test.each([
  'Anything else you want to say?',
  'Möchten Sie uns noch etwas sagen?',
  'Avez-vous autre chose à nous dire ?',
  '¿Quieres contarnos algo más?',
  'Vuoi dirci altro?',
  'Wilt u ons nog iets vertellen?',
  'Allergies: ____',
])('a box below "%s" is a check box of its own', (question) => {
  const { fields } = read(`${question}\n\n- [ ] Please send the menu to my phone\n`)
  expect(fields).toEqual([
    expect.not.stringContaining('Please'),
    'checkbox Please send the menu to my phone: Yes',
  ])
})

test('a box below a question that waits for options is an option', () => {
  expect(read('Do you want the menu?\n\n- [ ] Please send the menu to my phone\n').fields).toEqual([
    'checkbox Do you want the menu?: Please send the menu to my phone',
  ])
})
