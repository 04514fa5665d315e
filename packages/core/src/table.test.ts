import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { strayRows, tableRuns, withSoundTables } from './table.ts'

const row = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  type: 'radio',
  label: id,
  options: ['Good', 'Bad'],
  table: 't',
  ...more,
})
const text: Field = { id: 'text', type: 'text', label: 'Text' }
const table = { id: 't', title: 'How was it?' }

test('rows of a table are one run, and other fields are between them', () => {
  const [a, b] = [row('a'), row('b')]
  expect(tableRuns([text, a, b], [table])).toEqual([
    { table: undefined, fields: [text] },
    { table, fields: [a, b] },
  ])
})

test('a form without stray rows stays the same object', () => {
  const schema = { fields: [row('a'), row('b'), text], tables: [table], settings: {} }
  expect(withSoundTables(schema)).toBe(schema)
  const plain = { fields: [text], settings: {} }
  expect(withSoundTables(plain)).toBe(plain)
})

test('a row behind another field leaves its table, and keeps everything else', () => {
  const repaired = withSoundTables({
    fields: [row('a'), text, row('b', { required: true })],
    tables: [table],
    settings: {},
  })
  const { table: _, ...b } = row('b', { required: true })
  expect(repaired.fields).toEqual([row('a'), text, b])
  expect(repaired.tables).toEqual([table])
})

test.each([
  ['of another type', row('b', { type: 'checkbox' })],
  ['with other options', row('b', { options: ['Good', 'Fair'] })],
  ['with options in another order', row('b', { options: ['Bad', 'Good'] })],
  ['in another section', row('b', { section: 's' })],
  ['that is no choice', row('b', { type: 'text' })],
  ['of an unknown table', row('b', { table: 'gone' })],
])('a row %s leaves the table', (_, stray) => {
  const fields = [row('a'), stray]
  expect([...strayRows(fields, [table]).keys()]).toEqual([1])
  const repaired = withSoundTables({ fields, tables: [table], settings: {} })
  expect(repaired.fields[1]?.table).toBeUndefined()
  expect(strayRows(repaired.fields, repaired.tables).size).toBe(0)
})

test('a table without rows is gone, and so is an empty list of tables', () => {
  const schema = { fields: [text], tables: [table], settings: {} }
  expect(withSoundTables(schema)).toEqual({ fields: [text], settings: {} })
  expect(withSoundTables({ fields: [text], tables: [], settings: {} })).toEqual({
    fields: [text],
    settings: {},
  })
})
