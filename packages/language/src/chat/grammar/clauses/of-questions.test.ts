import { expect, test } from 'vitest'
import { fieldNamed, inShort, readings } from '../../testing/readings.ts'
import { ofQuestion, ofTopic } from './of-questions.ts'

const ofCar = (text: string, id = 'car') =>
  readings(
    text,
    (reader) => ofTopic(reader, 0),
    ({ meaning }) => inShort(meaning),
    { topic: [fieldNamed(id)] },
  )[0]

test('“so”, “not” and “they do” answer the question just named', () => {
  expect(ofCar('so')).toBe('car is Yes')
  expect(ofCar('not')).toBe('car is No')
  expect(ofCar('they do')).toBe('car is Yes')
  expect(ofCar('they do not')).toBe('car is No')
})

test('a field that yes and no do not answer is no such question', () => {
  expect(ofCar('so', 'company')).toBeUndefined()
  expect(ofCar('perhaps')).toBeUndefined()
})

test('a question is named by its own words', () => {
  const question = (text: string) =>
    readings(
      text,
      (reader) => ofQuestion(reader, 0),
      ({ meaning }) => inShort(meaning),
    )[0]
  expect(question('a car is own')).toBe('car is Yes')
  expect(question('company')).toBeUndefined()
})
