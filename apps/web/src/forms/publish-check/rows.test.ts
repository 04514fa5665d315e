import { aForm } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { listKnownFindings } from '@ramiform/proving/listed-finding'
import { expect, test } from 'vitest'
import { fixAllLabel, showFirstLabel, titleOf } from './publish-check-words.ts'
import { rowsOf } from './rows.ts'

const context = { fieldTypes, patterns: null }

test('fixed findings keep their place in the list', () => {
  const form = aForm().text('a', { label: '' }).text('b', { label: '' }).text('c', { label: '' })
  const findings = listKnownFindings(form, context)
  const [first, second, third] = findings
  if (!first || !second || !third) throw new Error('three findings are needed')
  const fixed = [
    { finding: second, place: 1 },
    { finding: first, place: 0 },
  ]
  const rows = rowsOf([third], fixed, 'error')
  expect(rows.map((row) => [row.finding.fieldId, row.fixed !== null])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ])
  expect(rowsOf([], fixed, 'warning')).toEqual([])
})

test('buttons say what they do', () => {
  expect([titleOf(0), titleOf(1), titleOf(2)]).toEqual([
    'Ready to publish',
    'Fix 1 error before you publish?',
    'Fix 2 errors before you publish?',
  ])
  expect(titleOf(1, true)).toBe('Fix 1 error before you publish')
  const [empty] = listKnownFindings({ fields: [], settings: {} }, context)
  if (empty === undefined) throw new Error('an empty form has no finding')
  expect(showFirstLabel(empty, 1)).toBe('Add a question')
  expect(showFirstLabel({ ...empty, fieldId: 'a' }, 1)).toBe('Show error')
  expect(showFirstLabel(empty, 2)).toBe('Show first error')
  expect([fixAllLabel(1, 1), fixAllLabel(2, 2), fixAllLabel(5, 5), fixAllLabel(1, 2)]).toEqual([
    'Fix the error',
    'Fix both errors',
    'Fix all 5 errors',
    'Fix 1 of 2 errors',
  ])
})
