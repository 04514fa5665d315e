import { expect, test } from 'vitest'
import { labelWithTable } from './label-with-table.ts'

test('a row alone is named after its table', () => {
  const tables = [{ id: 't', title: 'How was it?' }, { id: 'u', title: 'Parts ' }, { id: 'v' }]
  const alone = (table?: string, label = 'Food') => labelWithTable({ label, table }, tables)
  expect(alone('t')).toBe('How was it? Food')
  expect(alone('u')).toBe('Parts: Food')
  expect(alone('t', '')).toBe('How was it?')
  expect([alone('v'), alone(), alone('unknown')]).toEqual(['Food', 'Food', 'Food'])
})
