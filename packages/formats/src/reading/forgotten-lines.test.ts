import { expect, test } from 'vitest'
import { asksForAnswer, forgottenLines } from './forgotten-lines.ts'

const asItIs = (line: string) => line

test('a line is forgotten if half of its words are nowhere', () => {
  const asking = ['Which slot suits you?', '19:00', 'Your name:', '—']
  const read = ['Your name', 'Suits', 'Open at 20:00']
  expect(forgottenLines(asking, read, asItIs)).toEqual(['Which slot suits you?', '19:00'])
  expect(forgottenLines(asking, [...read, 'Which slot', '19:00'], asItIs)).toEqual([])
})

test('instructions of a line do not count', () => {
  const withoutBrackets = (line: string) => line.replace(/\(.*\)/, '')
  const line = 'Events (tick up to three):'
  expect(forgottenLines([line], ['Events'], withoutBrackets)).toEqual([])
  expect(forgottenLines([line], ['Races'], withoutBrackets)).toEqual([line])
  expect(forgottenLines([line], [], () => '')).toEqual([])
})

test('questions, requests and words before a colon ask', () => {
  const asking = ['How are you?', 'Describe your day.', 'Name:', 'お名前は？']
  expect(asking.filter(asksForAnswer)).toEqual(asking)
  expect(asksForAnswer('We meet on Monday.')).toBe(false)
})
