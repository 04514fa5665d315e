import { expect, test } from 'vitest'
import { all, always, any, type Logic, rule } from '../../../reading/logic.ts'
import { reachedSteps } from './reach.ts'

const is = (source: string, value: string): Logic => ({
  kind: 'rule',
  source,
  condition: 'equals',
  value,
})
const asking = (...keys: string[]) => keys.map((key) => ({ keys: [key] }))

test('a step behind two branches that meet is always shown', () => {
  const { steps: reached } = reachedSteps(asking('kind', 'name', 'company', 'mail'), [
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

test('a jump without an expressible condition hides neither its target nor the next step', () => {
  const { steps: reached } = reachedSteps(asking('a', 'b', 'c'), [[{ to: 2, when: null }], [], []])
  expect(reached).toEqual([always, always, always])
})

test('branches that only grown-ups reach meet under the condition of grown-ups', () => {
  const end = 6
  const { steps: reached } = reachedSteps(
    asking('adult', 'before', 'year', 'art', 'book', 'stay'),
    [
      [{ to: end, when: is('adult', 'no') }],
      [{ to: 3, when: is('before', 'no') }],
      [],
      [
        { to: 4, when: is('art', 'book') },
        { to: 5, when: always },
      ],
      [],
      [],
    ],
  )
  const grownUp = { ...is('adult', 'no'), condition: 'not_equals' }
  expect(reached[3]).toEqual(grownUp)
  expect(reached[4]).toEqual(is('art', 'book'))
  expect(reached[5]).toEqual(grownUp)
})

const grownUp = (age: string) =>
  any(rule(age, 'equals', '18'), rule(age, 'greater_than', '18'), rule(age, 'is_empty'))

test('branches behind a screen-out by a number meet under its opposite', () => {
  const end = 5
  const { steps } = reachedSteps(asking('age', 'use', 'x', 'y', 'z'), [
    [{ to: end, when: rule('age', 'less_than', '18') }],
    [
      { to: 2, when: is('use', 'a') },
      { to: 3, when: always },
    ],
    [{ to: 4, when: always }],
    [],
    [],
  ])
  expect(steps.slice(1)).toEqual([
    grownUp('age'),
    is('use', 'a'),
    all(grownUp('age'), rule('use', 'not_equals', 'a')),
    grownUp('age'),
  ])
})

test('the opposite of a range is written as its ends', () => {
  const { steps } = reachedSteps(asking('a', 'b'), [
    [
      { to: 2, when: rule('a', 'less_than', '3') },
      { to: 2, when: rule('a', 'greater_than', '7') },
      { to: 2, when: rule('a', 'is_empty') },
    ],
    [],
  ])
  expect(steps[1]).toEqual(
    any(
      rule('a', 'equals', '3'),
      rule('a', 'equals', '7'),
      all(rule('a', 'greater_than', '3'), rule('a', 'less_than', '7')),
    ),
  )
})

test('of several answers, one and another one can both lead on', () => {
  const { steps } = reachedSteps(
    asking('sports', 'boat', 'bike', 'end'),
    [
      [
        { to: 1, when: is('sports', 'sailing') },
        { to: 2, when: is('sports', 'cycling') },
        { to: 3, when: always },
      ],
      [],
      [],
      [],
    ],
    { sourceOf: (key) => (key === 'sports' ? { isList: true } : undefined) },
  )
  expect(steps.slice(1)).toEqual([
    rule('sports', 'contains', 'sailing'),
    any(rule('sports', 'contains', 'sailing'), rule('sports', 'contains', 'cycling')),
    always,
  ])
})

test('a form with 200 questions and many jumps is read in time', () => {
  const keys = Array.from({ length: 200 }, (_, at) => `q${at}`)
  const { steps } = reachedSteps(
    asking(...keys),
    keys.map((key, at) => [{ to: Math.min(200, at + 2 + (at % 5)), when: is(key, 'skip') }]),
  )
  expect(steps).not.toContain(null)
})

test('jumps that depend on hundreds of earlier answers end with steps without a condition', () => {
  const keys = Array.from({ length: 120 }, (_, at) => `q${at}`)
  const earlier = (at: number, by: number) => keys[(at * by) % (at + 1)] ?? ''
  const { steps } = reachedSteps(
    asking(...keys),
    keys.map((_, at) => [
      { to: at + 1 + ((at * 7) % 10), when: rule(earlier(at, 31), 'less_than', String(at % 5)) },
      { to: at + 1 + ((at * 3) % 20), when: is(earlier(at, 17), String(at % 3)) },
    ]),
  )
  expect(steps).toHaveLength(120)
})
