// Questions and boxes of emails and of forms typed as plain text.
import { expect, test } from 'vitest'
import { readText as read } from '../testing/read-text.ts'

test('a question with a request behind it is a question', () => {
  const asked = 'Who can we call on the day? Name and mobile please.'
  expect(read('Hi all,', '', `1. ${asked}`, '', '2. How old are you?')).toMatchObject({
    fields: [expect.stringContaining('Who can we call on the day?'), 'number How old are you?'],
    warnings: [],
  })
  expect(read('Questions? Call the office before noon.', 'Name: ____').fields).toEqual([
    'text Name',
  ])
})

test('a long numbered question below another one is not its answer', () => {
  const long = '2. May we put some of the pictures of you on the pages of our club?'
  expect(read('Hi,', '', '1. Which cover do you prefer?', '', long)).toMatchObject({
    fields: [
      'text Which cover do you prefer?',
      'text May we put some of the pictures of you on the pages of our club?',
    ],
    warnings: [],
  })
})

test('alternatives behind the colon of a question are options', () => {
  expect(read('Which cover do you prefer: linen, leather or none?').fields).toEqual([
    'radio Which cover do you prefer?: linen, leather, none',
  ])
  expect(read('Welche Farbe möchten Sie: rot oder blau?').fields).toEqual([
    'radio Welche Farbe möchten Sie?: rot, blau',
  ])
  const topic = read('2. Tour next year: Prague or Vienna?').fields.map((one) => one.split(' ')[0])
  expect(topic).not.toContain('radio')
})

test('yes and no with a third answer between slashes are options', () => {
  expect(read('May we show the pictures? (yes/no/ask us first)').fields).toEqual([
    'radio May we show the pictures?: yes, no, ask us first',
  ])
})

test('"which of these" asks for several, unless it asks for the best', () => {
  const options = ['a) Dinner', 'b) Dance', 'c) Speeches']
  expect(read('Which of these would you like?', ...options).fields).toEqual([
    'checkbox Which of these would you like?: Dinner, Dance, Speeches',
  ])
  expect(read('Which of these do you like most?', ...options).fields).toEqual([
    'radio Which of these do you like most?: Dinner, Dance, Speeches',
  ])
})

test('a single box without a question is a field with its own words', () => {
  const consent = '[ ] Autorizzo il trattamento dei miei dati personali da parte del club*'
  expect(read('Nome: ____', '', consent, '[ ] Desidero la newsletter').fields).toEqual([
    'text Nome',
    'checkbox* Autorizzo il trattamento dei miei dati personali da parte del club: Yes',
    'checkbox Desidero la newsletter: Yes',
  ])
  expect(read('Name: ____', '', '[ ] Other').fields).toEqual([
    'text Name',
    'checkbox Select all that apply: Other',
  ])
})

test('boxes below one with a question of its own are options of the same list', () => {
  const lines = ['[ ] Vegan', '[ ] Nappies     If nappies, which size? ____', '[ ] No kitchen']
  expect(read('Requirements (tick any)', ...lines, '', 'Name: ____').fields).toEqual([
    'checkbox Requirements: Vegan, Nappies, No kitchen',
    'text If nappies, which size?',
    'text Name',
  ])
})

test('a sentence in the first person below options of other kinds has its own box', () => {
  const lines = ['Membership', 'Please tick one:', '[ ] Full member £28', '[ ] Friend £10']
  const wish = '[ ] I would like to receive the magazine by e-mail.'
  expect(
    read('Name: ____', ...lines, wish, '[ ] I agree to the rules of the club.').fields,
  ).toEqual([
    'text Name',
    'radio Membership: Full member £28, Friend £10',
    'checkbox I would like to receive the magazine by e-mail: Yes',
    'checkbox* I agree to the rules of the club: Yes',
  ])
})
