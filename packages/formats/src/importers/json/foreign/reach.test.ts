import { expect, test } from 'vitest'
import type { Logic } from '../../../reading/logic.ts'
import { always } from '../../../reading/logic.ts'
import { reachedSteps } from './reach.ts'

const is = (source: string, value: string): Logic => ({
  kind: 'rule',
  source,
  condition: 'equals',
  value,
})
const asking = (...keys: string[]) => keys.map((key) => ({ key, asks: true }))

test('a step behind two branches that meet is always shown', () => {
  const reached = reachedSteps(asking('kind', 'name', 'company', 'mail'), [
    [{ to: 2, when: is('kind', 'business') }],
    [{ to: 3, when: always }],
    [],
    [],
  ])
  expect(reached).toEqual([
    always,
    { ...is('kind', 'business'), condition: 'not_equals' },
    is('kind', 'business'),
    always,
  ])
})

test('a jump without an expressible condition makes the rest uncertain', () => {
  const reached = reachedSteps(asking('a', 'b', 'c'), [[{ to: 2, when: null }], [], []])
  expect(reached[1]).toEqual(always)
  expect(reached[2]).toBeNull()
})

test('branches that only grown-ups reach meet under the condition of grown-ups', () => {
  const end = 6
  const reached = reachedSteps(asking('adult', 'before', 'year', 'art', 'book', 'stay'), [
    [{ to: end, when: is('adult', 'no') }],
    [{ to: 3, when: is('before', 'no') }],
    [],
    [
      { to: 4, when: is('art', 'book') },
      { to: 5, when: always },
    ],
    [],
    [],
  ])
  const grownUp = { ...is('adult', 'no'), condition: 'not_equals' }
  expect(reached[3]).toEqual(grownUp)
  expect(reached[4]).toEqual(is('art', 'book'))
  expect(reached[5]).toEqual(grownUp)
})
