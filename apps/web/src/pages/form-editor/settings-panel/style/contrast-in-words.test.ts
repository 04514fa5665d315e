import { expect, test } from 'vitest'
import { accentVerdict, backgroundVerdict, cardVerdict, darkInWords } from './contrast-in-words.ts'

test('a colour that can be read says how well', () => {
  expect(accentVerdict({ accent: '#1f7a4d' })).toEqual({ kind: 'good', words: '5.1:1, good' })
  expect(backgroundVerdict({ background: '#fdf4eb' })?.words).toMatch(
    /^1\d\.\d:1, good$|^12:1, good$/,
  )
})

test('a colour that cannot be read says what is used instead', () => {
  expect(accentVerdict({ accent: '#ffb000' })?.words).toMatch(
    /^Darkened to #[0-9a-f]{6} so that it is readable$/,
  )
  expect(accentVerdict({ accent: '#20308a', background: '#101014' })?.words).toMatch(
    /^Lightened to/,
  )
  expect(backgroundVerdict({ background: '#88aacc' })?.words).toMatch(/^Lightened to/)
  expect(backgroundVerdict({ background: '#0b5fa5' })?.words).toMatch(/^Darkened to/)
})

test('nothing is said of what is not chosen, or no colour yet', () => {
  expect(accentVerdict({ background: '#ffffff' })).toBeNull()
  expect(accentVerdict({ accent: '#ff' })).toBeNull()
})

test('a card says whether it came nearer to its page', () => {
  expect(cardVerdict({ background: '#fdf4eb', card: '#fffdf9' })?.kind).toBe('good')
  expect(cardVerdict({ background: '#ffffff', card: '#88aacc' })?.words).toMatch(/^Lightened to/)
})

test('a light style tells what it would be in the dark', () => {
  expect(darkInWords({ accent: '#9c3a1c' })).toMatch(
    /^There the page is #[0-9a-f]{6} and the accent #[0-9a-f]{6}, \d+(\.\d)?:1\.$/,
  )
  expect(darkInWords({ background: '#14121f' })).toBeNull()
  expect(darkInWords({})).toBeNull()
})
