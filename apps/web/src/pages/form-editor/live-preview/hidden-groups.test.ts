import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { hiddenGroups } from './hidden-groups.ts'

test('questions with the same rule are one entry, in simple and in advanced logic', () => {
  const { fields } = aForm()
    .text('a', shownWhen('plan', 'equals', 'Pro'))
    .text('b', shownWhen('plan', 'equals', 'Free'))
    .text('c', shownWhenAll(aRule('plan', 'equals', 'Pro', 'r1')))
    .text('d')
  expect(hiddenGroups(fields).map((group) => group.map(({ id }) => id))).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
  ])
})
