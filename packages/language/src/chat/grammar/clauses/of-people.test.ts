import { expect, test } from 'vitest'
import { inShort, readings } from '../../testing/readings.ts'
import { ofNobody, ofPeople, personalAt } from './of-people.ts'

const people = (text: string) =>
  readings(
    text,
    (reader) => ofPeople(reader, 0, []),
    ({ meaning }) => inShort(meaning),
  )[0]

test.each([
  ['they own a car', 'car is Yes'],
  ['users who picked Business', 'plan is Business'],
  ["the user's age is over 18", 'age more 18'],
])('%s', (text, meaning) => {
  expect(people(text)).toBe(meaning)
})

test('“nobody” answers a question with no', () => {
  const nobody = (text: string) =>
    readings(
      text,
      (reader) => ofNobody(reader, 0),
      ({ meaning }) => inShort(meaning),
    )
  expect(nobody('nobody owns a car')).toEqual(['car is No'])
  expect(nobody('somebody owns a car')).toEqual([])
})

test('what is said without a person is not about people', () => {
  expect(people('own a car')).toBeUndefined()
  expect(
    readings(
      'over 18',
      (reader) => personalAt(reader, 0),
      ({ meaning }) => inShort(meaning),
    ),
  ).toEqual(['age more 18'])
})
