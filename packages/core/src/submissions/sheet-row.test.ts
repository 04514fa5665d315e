import { expect, test } from 'vitest'
import type { Answer } from '../answers.ts'
import type { Field } from '../field.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { sheetRow, textCell } from './sheet-row.ts'

const types = {
  ...fewFieldTypes,
  date: Object.assign({}, fewFieldTypes.date, { comparesAsDay: true }),
} as typeof fewFieldTypes

function cell(type: string, answer: Answer | undefined, unasked?: (fieldId: string) => string) {
  const field: Field = { id: 'a', type, label: 'A' }
  const data = answer === undefined ? {} : { a: answer }
  const submission = { id: '1', submittedAt: '2026-11-21T12:00:00.000Z', data }
  return sheetRow([field], submission, types, unasked)[3]
}

test('a row begins with id, time and email address', () => {
  const submission = { id: '1', submittedAt: '2026-11-21T12:00:00.000Z', data: {} }
  expect(sheetRow([], submission, types)).toEqual(['1', new Date('2026-11-21T12:00:00Z'), null])
  const withEmail = { ...submission, submitterEmail: '=a@b.c' }
  expect(sheetRow([], withEmail, types)[2]).toBe('=a@b.c')
})

test.each([
  ['number', '5.0', 5],
  ['number', '-1e3', -1_000],
  ['number', '123456789012345', 123_456_789_012_345],
  ['number', '12345678901234567', '12345678901234567'],
  ['number', '=1+1', '=1+1'],
  ['number', ' 5', ' 5'],
  ['text', '5', '5'],
  ['text', '2026-01-01', '2026-01-01'],
  ['date', '2026-01-01', new Date('2026-01-01')],
  ['date', '2026-02-30', '2026-02-30'],
  ['date', '1900-02-28', '1900-02-28'],
  ['checkbox', ['a', 'b'], 'a, b'],
  ['checkbox', [], null],
  ['payment', { status: 'succeeded' }, 'succeeded'],
  ['text', '', null],
  ['gone', undefined, null],
])('an answer of the type %s: %j becomes the cell %j', (type, answer, expected) => {
  expect(cell(type, answer)).toEqual(expected)
})

test('only empty answers get the text for questions that were not asked', () => {
  const unasked = () => 'Not asked'
  expect(cell('number', undefined, unasked)).toBe('Not asked')
  expect(cell('number', '5', unasked)).toBe(5)
  expect(cell('number', '0', unasked)).toBe(0)
})

test('a text keeps its characters, and its length fits into a cell', () => {
  expect(textCell('a\r\nb\rc')).toBe('a\nb\nc')
  expect(textCell('_x0041_ _x00_')).toBe('_x005F_x0041_ _x00_')
  expect(textCell('x'.repeat(32_767))).toHaveLength(32_767)
  expect(textCell(`${'x'.repeat(32_765)}😀😀`)).toHaveLength(32_767)
})
