import { expect, test } from 'vitest'
import { greetingName, initialsOf, nameOf } from './person.ts'

const person = (name: string, email = 'mara.ellwood@example.org') => ({
  id: 'u1',
  email,
  providerUserData: { name },
})

test('a person is shown by name, or by email address without one', () => {
  expect(nameOf(person('Mara Ellwood'))).toBe('Mara Ellwood')
  expect(nameOf(person('  '))).toBe('mara.ellwood@example.org')
})

test('a greeting has the first name, or the whole address', () => {
  expect(greetingName(person('Mara Jane Ellwood'))).toBe('Mara')
  expect(greetingName(person(''))).toBe('mara.ellwood@example.org')
})

test('initials are of the first and last word, or one letter for one word', () => {
  expect(initialsOf(person('Mara Jane Ellwood'))).toBe('ME')
  expect(initialsOf(person('Mara'))).toBe('M')
  expect(initialsOf(person(''))).toBe('M')
  expect(initialsOf(person('😀 Q'))).toBe('😀Q')
})
