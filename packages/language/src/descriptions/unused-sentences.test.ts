import { expect, test } from 'vitest'
import { unusedSentences } from './unused-sentences.ts'

const wordsOf = (text: string) =>
  unusedSentences(text).map(({ start, end }) => text.slice(start, end))

test('a sentence that led to nothing is found, with its place', () => {
  expect(
    wordsOf(
      'Summer camp sign-up. Ask for name and email. Sort siblings into the same group. If the name is Ada, ask for age.\nRemind them to bring a hat!',
    ),
  ).toEqual(['Sort siblings into the same group.', 'Remind them to bring a hat!'])
})

test('sentences that change fields are used, also without a field of their own', () => {
  expect(wordsOf('Camp. Ask for name, email and age. Name and email are required.')).toEqual([])
})

test('the first sentence names the form, and very long descriptions are not checked', () => {
  expect(wordsOf('We love what we do.')).toEqual([])
  expect(wordsOf(`Ask for name. ${'We love what we do. '.repeat(300)}`)).toEqual([])
})
