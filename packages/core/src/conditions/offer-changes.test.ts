import { expect, test } from 'vitest'
import type { Field } from '../field.ts'
import { followOptions, offersAfter } from './offer-changes.ts'

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

test('an option that is typed through the name of another one takes nothing from it', () => {
  const picture = (option: string, image = option) => ({ option, image })
  const typedIn = (options: string[], pictures: string[], ...steps: string[][]) => {
    let field: Field = { ...menu, options, pictures: pictures.map((option) => picture(option)) }
    for (const next of steps) field = { ...field, options: next, ...followOptions(field, next) }
    return field.pictures
  }
  const wine = [
    ['Red', 'Red'],
    ['Red', 'Red '],
    ['Red', 'Red wine'],
  ]
  expect(typedIn(['Red', 'Re'], ['Red'], ...wine)).toEqual([picture('Red')])
  expect(typedIn(['Red', 'Blue'], ['Red', 'Blue'], ...wine)).toEqual([
    picture('Red'),
    picture('Red wine', 'Blue'),
  ])
  expect(typedIn(['Red', 'Blue'], ['Red', 'Blue'], ['Red', 'Red'], ['Red', 'Blue'])).toEqual([
    picture('Red'),
    picture('Blue'),
  ])
  // Nothing says any more whose picture it was, so the option that keeps its name keeps it.
  expect(typedIn(['Red', 'Red'], ['Red'], ['Red', 'Red wine'])).toEqual([picture('Red')])
})
