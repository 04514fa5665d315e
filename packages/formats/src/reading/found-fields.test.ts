import { expect, test } from 'vitest'
import { foundFields } from './found-fields.ts'
import { newField } from './new-field.ts'

const warningsOf = (fields: Parameters<typeof foundFields>[0]) => {
  const result = foundFields(fields)
  return 'problem' in result ? [] : result.warnings.map(({ message }) => message)
}

test('options that the source does not have come with a warning', () => {
  expect(warningsOf([newField('radio', 'a', { label: 'Size' })])).toEqual([
    'No options were found. “Option 1”, “Option 2”, “Option 3” stand in for them.',
  ])
  const own = newField('radio', 'a', { label: 'Size', options: ['Option 1', 'Option 2'] })
  expect(warningsOf([own])).toEqual([])
})

test('a label that was cut comes with a warning', () => {
  expect(warningsOf([newField('text', 'a', { label: 'x'.repeat(600) })])).toEqual([
    'Its label was cut to 500 characters.',
  ])
})

test('a label that is cut at a space comes with a warning, and one that just fits with none', () => {
  const long = 'Long word '.repeat(80)
  const field = newField('text', 'a', { label: long })
  expect(field.label).toHaveLength(500)
  expect(field.label).toMatch(/…$/)
  expect(warningsOf([field])).toEqual(['Its label was cut to 500 characters.'])
  expect(warningsOf([newField('radio', 'a', { label: 'Which?', options: [long, 'b'] })])).toEqual([
    expect.stringMatching(/^An option was cut to 500 characters: “Long word /),
  ])
  const exact = 'x'.repeat(500)
  const fits = newField('radio', 'a', { label: exact, options: [exact, 'b'] })
  expect(fits).toMatchObject({ label: exact, options: [exact, 'b'] })
  expect(warningsOf([fits])).toEqual([])
})

test('an option that was cut comes with a warning', () => {
  const options = [`first ${'x'.repeat(600)}`, 'short']
  expect(warningsOf([newField('radio', 'a', { label: 'Which?', options })])).toEqual([
    `An option was cut to 500 characters: “first ${'x'.repeat(54)}…”`,
  ])
})

test('more fields than a form can have are left out, with a warning', () => {
  const fields = Array.from({ length: 10_001 }, (_, at) =>
    newField('text', `f${at}`, { label: 'A' }),
  )
  const result = foundFields(fields)
  expect(result).toMatchObject({ fields: { length: 10_000 } })
  expect(warningsOf(fields)).toEqual([
    'Only the first 10,000 fields were imported. A form can have no more.',
  ])
})

test('a cut is told beside another warning about the field', () => {
  const field = newField('text', 'a', { label: 'x'.repeat(600) })
  expect(foundFields([field], [{ message: 'Its picture was lost.', fieldId: 'a' }])).toMatchObject({
    warnings: [
      { message: 'Its picture was lost.' },
      { message: 'Its label was cut to 500 characters.' },
    ],
  })
})
