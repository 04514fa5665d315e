import type { Field } from '@ramiform/core/field'
import { describe, expect, test } from 'vitest'
import { formSchema } from './form-schema.ts'

const storing = (members: Partial<Field>) =>
  formSchema.safeParse({ fields: [{ id: 'a', type: 'text', label: 'A', ...members }] }).success

test.each([
  [{ type: 'date', earliest: '2027-05-03', latest: 14 }, true],
  [{ type: 'date', earliest: 0 }, true],
  [{ type: 'date', latest: '2027-02-30' }, false],
  [{ type: 'date', earliest: 0.5 }, false],
  [{ type: 'text', latest: '2027-05-03' }, false],
])('limits of a date: %j', (members, isStored) => {
  expect(storing(members)).toBe(isStored)
})

describe('a default answer', () => {
  const options = ['A', 'B']
  test.each<Partial<Field>>([
    { defaultAnswer: 'Ada' },
    { type: 'number', defaultAnswer: '5', validation: { min: 1 } },
    { type: 'radio', options, defaultAnswer: 'B' },
    { type: 'radio', options, other: 'Other', defaultAnswer: 'Neither' },
    { type: 'checkbox', options, defaultAnswer: ['A', 'B'] },
    { type: 'date', earliest: '2027-05-03', defaultAnswer: '2027-05-03' },
    { type: 'date', earliest: 0, defaultAnswer: '1999-05-03' },
  ])('is stored if the question accepts it: %j', (members) => {
    expect(storing(members)).toBe(true)
  })

  test.each<Partial<Field>>([
    { defaultAnswer: ' ' },
    { defaultAnswer: ['Ada'] },
    { type: 'email', defaultAnswer: 'ada' },
    { type: 'number', defaultAnswer: '0', validation: { min: 1 } },
    { type: 'radio', options, defaultAnswer: 'C' },
    { type: 'checkbox', options, defaultAnswer: [] },
    { type: 'checkbox', options, defaultAnswer: ['C'] },
    { type: 'date', earliest: '2027-05-03', defaultAnswer: '2027-05-02' },
    { type: 'file', defaultAnswer: 'a.pdf' },
    { type: 'ranking', options, defaultAnswer: ['A', 'B'] },
  ])('is rejected otherwise: %j', (members) => {
    expect(storing(members)).toBe(false)
  })
})

test('an error message has at most 500 characters and is not blank', () => {
  expect([storing({ errorText: 'Please ask us' }), storing({ errorText: ' ' })]).toEqual([
    true,
    false,
  ])
  expect(storing({ errorText: 'x'.repeat(501) })).toBe(false)
})
