import { expect, test } from 'vitest'
import { typeOf } from './type-of.ts'

test.each([
  ['Surname', 2, 'text'],
  ['First name(s)', 2, 'text'],
  ['Donor number', 2, 'text'],
  ['Date of birth', 2, 'date'],
  ['Comments', 2, 'textarea'],
  ['What would you like to teach?', 3, 'textarea'],
  ['Names of all participants', 3, 'textarea'],
  ['Needed by', 1, 'date'],
  ['Delivered by', 1, 'text'],
  ['First visit', 1, 'date'],
  ['Next appointment', 1, 'date'],
  ['Last name', 1, 'text'],
  ['Last working day', 1, 'date'],
  ['Best day', 1, 'text'],
  ['Festgestellt am', 1, 'date'],
  ['Né(e) le', 1, 'date'],
  ['From', 1, 'date'],
  ['From (dd/mm/yyyy)', 1, 'date'],
  ['From (house number or junction)', 1, 'text'],
  ['Year group', 1, 'text'],
  ['Year', 1, 'number'],
  ['First day of school', 1, 'date'],
  ['What happened on the first day?', 1, 'text'],
  ['Eingang am', 1, 'date'],
  ['Saturday am', 1, 'text'],
  ['Reçu le', 1, 'date'],
  ['From (date)', 1, 'date'],
  ['From (dd/mm)', 1, 'date'],
  ['C5. If yes, amount of cover (£)', 1, 'number'],
])('%s with %i lines is a %s', (label, lines, type) => {
  expect(typeOf(label, '', lines)).toBe(type)
})
