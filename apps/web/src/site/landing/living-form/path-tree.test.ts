import { visibleFields } from '@ramiform/core/conditions/visibility'
import { expect, test } from 'vitest'
import { firstAnswers, noNumbers, openDay } from './open-day.ts'
import { branchesOf, row } from './path-tree.ts'

test('each question depends on the one whose answer shows it', () => {
  expect(branchesOf(openDay.fields).map(({ field, depth, answer }) => [field.id, depth, answer]))
    // In row order of the tree on the landing page.
    .toEqual([
      ['join', 0, undefined],
      ['food', 1, 'In person'],
      ['needs', 2, 'Yes'],
      ['zone', 1, 'Online'],
      ['next', 1, 'Not this time'],
      ['email', 2, 'Yes'],
    ])
})

test('a branch starts at its own question, not at the row above', () => {
  const [, food, needs, zone] = branchesOf(openDay.fields)
  expect(food?.line).toBe('M5.5 30V78q0 14 14 14H29.5')
  expect(needs?.line).toBe('M35.5 98V146q0 14 14 14H59.5')
  expect(zone?.line).toBe(`M5.5 30V${3 * row + 10}q0 14 14 14H29.5`)
})

test('every answer shows other questions, and the page opens with the longest path', () => {
  const asked = (answers: Record<string, string>) =>
    visibleFields(openDay, answers, noNumbers).map(({ id }) => id)
  expect(visibleFields(openDay, firstAnswers, noNumbers)).toHaveLength(3)
  expect(asked({})).toEqual(['join'])
  expect(asked({ join: 'Online' })).toEqual(['join', 'zone'])
  expect(asked({ join: 'Not this time', next: 'Yes', food: 'Yes' })).toEqual([
    'join',
    'next',
    'email',
  ])
})
