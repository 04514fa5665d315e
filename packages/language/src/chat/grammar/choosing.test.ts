import { expect, test } from 'vitest'
import { fieldNamed, inShort, readerOf, readings } from '../testing/readings.ts'
import { choosingAt, chosenAt, isNearLabel } from './choosing.ts'

const choosing = (text: string, about: readonly string[] = []) =>
  readings(text, (reader) => choosingAt(reader, 0, about.map(fieldNamed)), inShort)
const chosen = (text: string) => readings(text, (reader) => chosenAt(reader, 0, []), inShort)

test('a chosen option is read of the field that offers it', () => {
  expect(choosing('picked Business')).toEqual(['plan is Business'])
  expect(chosen('Law or Money')).toEqual(['any(topics includes Law, topics includes Money)'])
})

test('an answer is read of the field named behind it', () => {
  expect(choosing('said Yes to own a car')).toEqual(['car is Yes'])
  expect(choosing('chose anything but Law for topics')).toEqual(['not(topics includes Law)'])
})

test('something and nothing are read of the field spoken of before', () => {
  expect(choosing('picked something', ['topics'])).toEqual(['not(topics empty)'])
  expect(choosing('chose nothing', ['topics'])).toEqual(['topics empty'])
})

test('an option that several fields offer is asked about', () => {
  expect(chosen('Yes')).toEqual([
    'ask: Several fields can be answered with “Yes”. Which one do you mean?',
  ])
})

test('a word that no field offers, and a habit of the past, are not read', () => {
  expect(choosing('picked Gold')).toEqual([])
  expect(choosing('used to Business')).toEqual([])
})

test('a word is near a label when they begin alike', () => {
  expect(isNearLabel(readerOf('arriving'), 0)).toBe(true)
  expect(isNearLabel(readerOf('leaving'), 0)).toBe(false)
})
