import { expect, test } from 'vitest'
import { aForm, aRule, shownWhen, shownWhenAll } from '../testing/a-form.ts'
import { cyclesIn, dependenciesOf } from './dependencies.ts'

test('sources come before their dependents in any form order', () => {
  const form = aForm()
    .text('c', shownWhen('b', 'is_empty'))
    .text('b', shownWhen('a', 'is_empty'))
    .text('a')
    .text(
      'd',
      shownWhenAll(aRule('c', 'is_empty'), aRule('a', 'is_empty'), aRule('gone', 'is_empty')),
    )
  expect(dependenciesOf(form).order).toEqual([2, 1, 0, 3])
  expect(dependenciesOf(form).sources).toEqual([[1], [2], [], [0, 2]])
  expect(cyclesIn(form)).toEqual([])
})

test('each knot of fields gives one cycle, beginning with its first field', () => {
  const form = aForm()
    .text('free')
    .text('a', shownWhenAll(aRule('b', 'is_empty'), aRule('free', 'is_empty')))
    .text('b', shownWhen('c', 'is_empty'))
    .text('c', shownWhenAll(aRule('b', 'is_empty'), aRule('a', 'is_empty')))
    .text('self', shownWhen('self', 'is_empty'))
    .text('outside', shownWhen('a', 'is_empty'))
  expect(cyclesIn(form)).toEqual([['a', 'b', 'c'], ['self']])
})
