import { expect, test } from 'vitest'
import { put, type Rewordings, reworded } from './patterns.ts'

test('rewordings apply in their order, each to what the one before left', () => {
  const table: Rewordings = [
    put.gi`tel(?:ephone)? ==> phone`,
    [/phone/g, (word = '') => `${word}s`],
  ]
  expect(reworded('Tel or telephone', table)).toBe('phones or phones')
})

test('a text without the part that each match has is left as it is', () => {
  const table: Rewordings = [put.gi`(\w+)-(\w+) ==> $1 ==> NOT `]
  expect([reworded('a-b', table), reworded('not a-b', table)]).toEqual(['a-b', 'not a'])
})
