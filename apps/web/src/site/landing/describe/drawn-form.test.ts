import { expect, test } from 'vitest'
import { drawForm } from './drawn-form.ts'
import { examples } from './examples.ts'
import { isHalf } from './half-width.ts'
import { sizeText } from './size-text.ts'

test.each(examples)('the example $name is understood completely and has a branch', ({ text }) => {
  const drawn = drawForm(text)
  expect(drawn?.warnings).toEqual([])
  expect(drawn?.fields.some(({ conditional }) => conditional !== undefined)).toBe(true)
})

test('words without a question draw nothing', () => {
  expect(drawForm('hello there')).toBeNull()
})

test('the size counts the questions on a branch', () => {
  const [signUp] = examples
  expect(sizeText(drawForm(signUp.text)?.fields ?? [])).toBe('6 questions, 3 of them on a branch.')
  expect(sizeText(drawForm('Ask for the name and the email.')?.fields ?? [])).toBe('2 questions.')
  expect(sizeText(drawForm('Ask for the name.')?.fields ?? [])).toBe('1 question.')
})

test('neighboring short questions share a row in pairs', () => {
  const { fields = [] } = drawForm('Ask for the name, the email and the phone number.') ?? {}
  expect(fields.map((_, place) => isHalf(fields, place))).toEqual([true, true, false])
})
