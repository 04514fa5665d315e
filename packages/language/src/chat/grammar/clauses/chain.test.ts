import { expect, test } from 'vitest'
import { test as check } from '../../meaning/meaning.ts'
import { fieldNamed, inShort, readings } from '../../testing/readings.ts'
import { chainAt, joinedByRank } from './chain.ts'

const chain = (id: string, text: string) =>
  readings(text, (reader) => chainAt(reader, fieldNamed(id), 0), inShort)[0]

test('several things said of one field are read together', () => {
  expect(chain('age', 'is below 3 or empty')).toBe('any(age less 3, age empty)')
  expect(chain('age', 'is over 3 and not over 9')).toBe('all(age more 3, age most 9)')
})

test('a yes-or-no field alone says yes, any other field is asked about', () => {
  expect(chain('car', '')).toBe('car is Yes')
  expect(chain('company', '')).toBe('ask: Which answer to “Company name” do you mean?')
})

test('a second part that says nothing of the field is not read', () => {
  expect(chain('age', 'is below 3 or Business')).toMatch(/^refuse/)
  expect(chain('age', 'is below 3 because')).toBeUndefined()
})

test('“and” binds closer than “or”', () => {
  const [a, b, c] = ['1', '2', '3'].map((value) => check(fieldNamed('age'), 'is', value))
  if (a === undefined || b === undefined || c === undefined) throw new Error('three parts')
  const joined = joinedByRank([
    { join: null, meaning: a },
    { join: 'or', meaning: b },
    { join: 'and', meaning: c },
  ])
  expect(inShort(joined)).toBe('any(age is 1, all(age is 2, age is 3))')
})
