import { expect, test } from 'vitest'
import { countProblem, doubled, linesInWords, pastedOptions, readLines } from './option-lines.ts'

test('a pasted list becomes options, with any line endings', () => {
  expect(pastedOptions('  Red \r\nGreen\n\n\tBlue\u2028')).toEqual(['Red', 'Green', 'Blue'])
})

test('the second of two equal options is a duplicate, and empty ones are not', () => {
  expect([...doubled(['Red', '', 'Green', 'Red', ''])]).toEqual([3])
})

test('counts options, duplicates and empty lines before they are applied', () => {
  const lines = readLines('Red\n\nGreen\nRed\n')
  expect(lines).toEqual({
    options: ['Red', 'Green', 'Red'],
    emptyLines: 1,
    doubles: 1,
    problem: null,
  })
  expect(linesInWords(lines)).toBe('3 options, 1 duplicate, 1 empty line skipped')
  expect(linesInWords(readLines('Red'))).toBe('1 option')
})

test('options that cannot be saved are rejected by line or by number', () => {
  expect(readLines(' \n').problem).toBe('Enter at least one option.')
  expect(readLines(`Red\n${'x'.repeat(501)}`).problem).toBe(
    'Line 2: At most 500 characters; this has 501.',
  )
  expect(readLines('Red\nGreen \ud800').problem).toMatch(/^Line 2: /)
  expect(readLines('x\n'.repeat(5_001)).problem).toBe('A field may have 5,000 options, not 5,001.')
  expect(countProblem(5_000)).toBeNull()
})
