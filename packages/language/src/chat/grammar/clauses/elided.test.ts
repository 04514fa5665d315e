import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../../testing/readings.ts'
import { spoken } from './clause.ts'
import { elided } from './elided.ts'

const continued = (id: string, text: string) => {
  const field = fieldNamed(id)
  const before = spoken({ kind: 'all', parts: [] }, [field])
  return readings(
    text,
    (reader) => elided(reader, 0, before, [field]),
    ({ meaning }) => inShort(meaning),
  )[0]
}

test('a clause without a subject goes on with the field before', () => {
  expect(continued('company', 'is empty')).toBe('company empty')
  expect(continued('age', 'it is over 18')).toBe('age more 18')
  expect(continued('plan', 'Business')).toBe('plan is Business')
})

test('a clause about another question is read as that question', () => {
  expect(continued('age', 'own a car')).toBe('car is Yes')
})

test('words that say nothing of any field are not read', () => {
  expect(continued('age', 'because')).toBeUndefined()
})
