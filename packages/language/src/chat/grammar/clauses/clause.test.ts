import { expect, test } from 'vitest'
import { allOf, test as check, not } from '../../meaning/meaning.ts'
import { fieldNamed } from '../../testing/readings.ts'
import { personal } from './clause.ts'

const age = check(fieldNamed('age'), 'more', '18')
const ids = (meaning: typeof age) =>
  personal(meaning, [fieldNamed('company')]).about.map(({ id }) => id)

test('a clause about people speaks of the fields it reads', () => {
  expect(ids(age)).toEqual(['age'])
  expect(ids(allOf([age, not(check(fieldNamed('plan'), 'is', 'Business')), age]))).toEqual([
    'age',
    'plan',
  ])
})

test('a clause that reads no field speaks of those before', () => {
  expect(ids({ kind: 'all', parts: [] })).toEqual(['company'])
})
