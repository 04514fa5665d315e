// Questions with a condition in their label.
import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

/** Labels of the fields, with their condition or their options */
function read(lines: readonly string[]) {
  const blocks = lines.map((text) => ({ kind: 'line', parts: partsOf(text) }) as const)
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) throw new Error('no fields')
  return result.fields.map(({ label, options, conditional }) => {
    const shown =
      conditional !== undefined && 'dependsOn' in conditional
        ? result.fields.find(({ id }) => id === conditional.dependsOn)
        : undefined
    const condition =
      shown === undefined || conditional === undefined || !('value' in conditional)
        ? ''
        : ` if ${shown.label} ${conditional.condition} ${conditional.value}`
    return `${label}${options === undefined ? '' : `: ${options.join(', ')}`}${condition}`
  })
}

test('a condition in the words of a question or an option shows the field', () => {
  expect(
    read([
      'Do you have any pets?  ☐ Yes  ☐ No',
      'If you have pets, what kind? ____________',
      'Work:  ☐ Employed  ☐ Self-employed  ☐ Retired',
      'Employer (if employed): ____________',
      'Pension (if a pensioner): ____________',
    ]),
  ).toEqual([
    'Do you have any pets?: Yes, No',
    'If you have pets, what kind? if Do you have any pets? equals Yes',
    'Work: Employed, Self-employed, Retired',
    'Employer (if employed) if Work contains Employed',
    'Pension (if a pensioner)',
  ])
})

test('options go on behind a question on the line of one', () => {
  expect(
    read([
      'Requirements (tick any)',
      '[ ] Vegetarian',
      '[ ] Baby food    If baby food, which? ______',
      '[ ] Gluten free',
      '[ ] I agree to the terms of the shop.',
    ]),
  ).toEqual([
    'Requirements: Vegetarian, Baby food, Gluten free',
    'If baby food, which? if Requirements contains Baby food',
    'I agree to the terms of the shop: Yes',
  ])
})

test('boxes below such a question are no options of a whole choice, nor of one on other lines', () => {
  expect(
    read([
      'Do you have allergies?',
      '( ) No',
      '( ) Yes    If yes, which? ______',
      '[ ] Newsletter',
    ]).slice(0, 2),
  ).toEqual([
    'Do you have allergies?: No, Yes',
    'If yes, which? if Do you have allergies? equals Yes',
  ])
  const [choice] = read([
    'Food (tick any)',
    '[ ] Meat',
    '[ ] Fish',
    'If fish, which? ______',
    '[ ] Newsletter',
  ])
  expect(choice).toBe('Food: Meat, Fish')
})

test('a sentence with a condition asks for a description, not for what to do with the paper', () => {
  expect(
    read([
      'Name: ______',
      'B2. If you keep animals, describe their housing.',
      'If you need more space, list them on a separate sheet.',
      'If you move, tell the office.',
    ]),
  ).toEqual(['Name', 'If you keep animals, describe their housing'])
})
