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

test('the box of a question or a heading stays its option', () => {
  expect(read('## Rules\n\n- [ ] I accept the rules of the club\n').fields).toEqual([
    'checkbox Rules: I accept the rules of the club',
  ])
  expect(read('1. Do you accept?\n   - [ ] I accept the rules of the club\n').fields).toEqual([
    'checkbox Do you accept?: I accept the rules of the club',
  ])
  expect(read('- [ ] A\n').fields).toEqual(['checkbox Select all that apply: A'])
})
