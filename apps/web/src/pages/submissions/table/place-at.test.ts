import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

const columns = [
  { id: 'a', width: 100 },
  { id: 'b', width: 50 },
  { id: 'c', width: 200 },
]

test('a column drops before the first one whose middle is to the right', () => {
  expect(placeAt(columns, 0, 272)).toEqual({ before: 'a', at: 272 })
  expect(placeAt(columns, 321, 272)).toEqual({ before: 'a', at: 272 })
  expect(placeAt(columns, 322, 272)).toEqual({ before: 'b', at: 372 })
  expect(placeAt(columns, 400, 272)).toEqual({ before: 'c', at: 422 })
  expect(placeAt(columns, 5_000, 272)).toEqual({ before: null, at: 622 })
  expect(placeAt([], 5, 272)).toEqual({ before: null, at: 272 })
})
