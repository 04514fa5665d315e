import { createField } from '@ramiform/core/field-type'
import { describe, expect, test } from 'vitest'
import { ranking } from './ranking.ts'
import { rankingParts } from './ranking-answer.ts'

const field = { ...createField(ranking, 'r'), options: ['Tea', '2 Weeks', 'Weeks'] }

test('each option needs a rank, and has only one', () => {
  expect(ranking.check(field, ['Weeks', 'Tea', '2 Weeks'])).toBeNull()
  expect(ranking.check(field, ['Weeks', 'Tea'])).toBe('ranking')
  expect(ranking.check(field, ['Weeks', 'Tea', 'Tea'])).toBe('ranking')
  expect(ranking.check(field, ['Weeks', 'Tea', 'Coffee'])).toBe('ranking')
})

test('a ranking of the first ranks needs only those', () => {
  expect(ranking.check({ ...field, ranks: 1 }, ['Tea'])).toBeNull()
  expect(ranking.check({ ...field, ranks: 1 }, ['Tea', 'Weeks'])).toBe('ranking')
  expect(ranking.check({ ...field, ranks: 9 }, ['Tea', 'Weeks', '2 Weeks'])).toBeNull()
})

test('an option that is there twice is ranked once', () => {
  expect(ranking.check({ ...field, options: ['Tea', 'Tea'] }, ['Tea'])).toBeNull()
})

describe('posted ranks', () => {
  test('are sorted, whatever the order of the page', () => {
    expect(rankingParts.join(['2 Tea', '1 2 Weeks', '3 Weeks'])).toEqual([
      '2 Weeks',
      'Tea',
      'Weeks',
    ])
  })

  test('without a choice are left out', () => {
    expect(rankingParts.join(['', '1 Tea', ''])).toEqual(['Tea'])
    expect(rankingParts.join(['', ''])).toEqual([])
  })

  test('given twice stay as they are, so that nothing is accepted and the page shows them again', () => {
    const twice = ['1 Tea', '1 2 Weeks', '3 Weeks']
    expect(rankingParts.join(twice)).toEqual(twice)
    expect(ranking.check(field, twice)).toBe('ranking')
    expect(rankingParts.split(field, twice)).toEqual(twice)
  })

  test('are made from an answer, and an option that looks like a posted rank is not one', () => {
    expect(rankingParts.split(field, ['2 Weeks', 'Tea'])).toEqual(['2 Tea', '1 2 Weeks', ''])
    expect(rankingParts.split(field, undefined)).toEqual(['', '', ''])
  })
})
