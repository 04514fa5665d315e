import { expect, test } from 'vitest'
import { readerOf } from '../testing/readings.ts'
import { phraseSet } from '../words/phrases.ts'
import {
  addCost,
  andThen,
  bestPerEnd,
  charsBetween,
  found,
  isWord,
  map,
  memoized,
  optional,
  phrases,
  skipWords,
  spend,
  TooComplex,
  textBetween,
} from './reader.ts'

test('readings in a row add their costs and remarks', () => {
  const remark = { kind: 'assumed', text: 'a' } as const
  const first = [found('a', 1, 0.1, [remark])]
  expect(andThen(first, (value, end) => [found(`${value}b`, end + 1, 0.2)])).toEqual([
    { value: 'ab', end: 2, cost: 0.1 + 0.2, remarks: [remark] },
  ])
  expect(map(addCost(first, 1), (value) => value.length)).toMatchObject([{ value: 1, cost: 1.1 }])
  expect(andThen([], () => first)).toEqual([])
})

test('of several readings with the same end the cheapest stays', () => {
  const readings = [found('dear', 2, 0.5), found('cheap', 2, 0.1), found('other', 3, 0.9)]
  expect(bestPerEnd(readings).map(({ value }) => value)).toEqual(['cheap', 'other'])
})

test('a place is read once', () => {
  const reader = readerOf('a')
  let count = 0
  const read = () => {
    count += 1
    return [found(count, 1)]
  }
  expect([memoized(reader, 'key', read), memoized(reader, 'key', read)]).toEqual([
    [found(1, 1)],
    [found(1, 1)],
  ])
})

test('reading stops when its steps are used up', () => {
  expect(() => spend(readerOf('a', { work: { left: 2 } }), 3)).toThrow(TooComplex)
  expect(() => spend(readerOf('a', { work: { left: 3 } }), 3)).not.toThrow()
})

test('phrases cost more inside a name', () => {
  const table = phraseSet('as soon as')
  expect(phrases(readerOf('as soon as'), 0, table)).toMatchObject([{ end: 3, cost: 0 }])
  const inside = readerOf('as soon as', { inName: [true, true, true] })
  expect(phrases(inside, 0, table)).toMatchObject([{ end: 3, cost: 0.3 }])
  expect(phrases(readerOf('as soon'), 0, table)).toEqual([])
  expect(optional(readerOf('soon'), 0, table)).toEqual([found(null, 0)])
})

test('words, text and characters are found by token', () => {
  const reader = readerOf('The  Red box')
  expect([isWord(reader, 1, 'red'), isWord(reader, 9, 'red')]).toEqual([true, false])
  expect(textBetween(reader, 0, 2)).toBe('The  Red')
  expect(textBetween(reader, 3, 9)).toBe('')
  expect(charsBetween(reader, 1, 3)).toEqual({ start: 5, end: 12 })
  expect(skipWords(reader, 0, new Set(['the', 'red']))).toBe(2)
})
