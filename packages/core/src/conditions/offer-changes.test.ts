import { expect, test } from 'vitest'
import type { Field } from '../field.ts'
import { offersAfter } from './offer-changes.ts'

const when = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
const menu: Field = {
  id: 'menu',
  type: 'radio',
  label: 'Menu',
  options: ['Fish', 'Vegan', 'Steak'],
  optionsWhen: [{ option: 'Vegan', when }],
}
const after = (...options: string[]) => offersAfter(menu, options)

test('a condition follows the renamed option, letter by letter, and goes with a deleted one', () => {
  expect(after('Fish', 'Vegan menu', 'Steak')).toEqual([{ option: 'Vegan menu', when }])
  expect(after('Fish', '', 'Steak')).toEqual([{ option: '', when }])
  expect(after('Steak', 'Vegan', 'Fish')).toEqual(menu.optionsWhen)
  expect(after('Fish', 'Steak')).toBeUndefined()
  expect(after('Fish', 'Vegan', 'Soup', 'Steak')).toEqual(menu.optionsWhen)
  // In the list of all options, several can be renamed at once.
  expect(after('Fishes', 'Vegan plate', 'Steak')).toEqual([{ option: 'Vegan plate', when }])
})

test('a name that equals another one while it is typed keeps the condition', () => {
  const typed = offersAfter(menu, ['Fish', 'Fish', 'Steak'])
  expect(typed).toEqual([{ option: 'Fish', when }])
  const field: Field = { ...menu, options: ['Fish', 'Fish', 'Steak'], optionsWhen: typed }
  expect(offersAfter(field, ['Fish', 'Fish pie', 'Steak'])).toEqual([{ option: 'Fish pie', when }])
})
