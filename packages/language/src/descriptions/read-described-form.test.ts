import { expect, test } from 'vitest'
import { readDescribedForm } from './read-described-form.ts'

function describe(text: string) {
  let count = 0
  return readDescribedForm(text, () => `field_${count++}`)
}

test('a description gives one field for each thing that it asks for', () => {
  const described = describe('Ask for their name and their email address.')
  expect(described).toMatchObject({ kind: 'Description', found: { fields: { length: 2 } } })
  expect(described.lines.length).toBeGreaterThan(1)
})

test('a description that asks nothing gives the three basic fields', () => {
  const fields = ['Full Name', 'Email Address', 'Primary Interest'].map((label) => ({ label }))
  expect(describe('Summer')).toMatchObject({ found: { fields } })
})
