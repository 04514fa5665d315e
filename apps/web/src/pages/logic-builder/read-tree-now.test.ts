import { expect, test } from 'vitest'
import { readTreeNow } from './read-tree-now.ts'

const describe = (text: string) => readTreeNow({ kind: 'words', text, now: 0 })

test('a description gives one field for each thing that it asks for', () => {
  const described = describe('Ask for their name and their email address.')
  expect(described).toMatchObject({ kind: 'Description', found: { fields: { length: 2 } } })
  expect(described.lines.length).toBeGreaterThan(1)
})

test('a description that asks nothing gives the three basic fields', () => {
  const fields = ['Full Name', 'Email Address', 'Primary Interest'].map((label) => ({ label }))
  expect(describe('Summer')).toMatchObject({ found: { fields } })
})
