import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Cell } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const cell = (text: string): Cell => ({
  lines: text.split('\n').map((one) => ({ kind: 'line', parts: partsOf(one) })),
})

/** Fields in short, and the warnings, of a table with these rows. */
function read(...rows: readonly (readonly string[])[]) {
  const table = { kind: 'table', rows: rows.map((row) => row.map(cell)) } as const
  const result = fieldsOfBlocks([table], countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [], placeholder }) =>
      options.length > 0
        ? `${type} ${label}: ${options.join(', ')}`
        : `${type} ${label}${placeholder === undefined || placeholder === 'Enter text...' ? '' : ` (${placeholder})`}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

test('choices in words beside a label are options', () => {
  const { fields, warnings } = read(
    ['Title', 'Mr / Mrs / Ms'],
    ['Employer', ''],
    ['How will you pay?', 'Cash / Card'],
    ['Size', 'S, M, L'],
    ['Do you drive?', 'Yes / No'],
    ['Do you have children? (please tick)', 'Yes   No'],
    ['Best day', 'Monday or Tuesday'],
    ['Nationality', '(as in passport)'],
    ['Arrival', 'DD/MM/YYYY'],
  )
  expect(fields).toEqual([
    'radio Title: Mr, Mrs, Ms',
    'text Employer',
    'radio How will you pay?: Cash, Card',
    'radio Size: S, M, L',
    'radio Do you drive?: Yes, No',
    'radio Do you have children?: Yes, No',
    'text Nationality (as in passport)',
    'date Arrival (DD/MM/YYYY)',
  ])
  expect(warnings).toEqual(['This line was not imported: “Best day | Monday or Tuesday”'])
})

test('several pairs in a row, and a number in front, are read alike', () => {
  expect(
    read(['Title', 'Mr / Ms', 'Surname', ''], ['Size', 'S / M', 'Sex', 'M / F']).fields,
  ).toEqual(['radio Title: Mr, Ms', 'text Surname', 'radio Size: S, M', 'radio Sex: M, F'])
  expect(read(['1.', 'Do you smoke?', 'Yes / No'], ['2.', 'Employer', '']).fields).toEqual([
    'radio Do you smoke?: Yes, No',
    'text Employer',
  ])
})

test('a row of a table to read is named, and gives no field', () => {
  const { fields, warnings } = read(
    ['Ireland', 'free'],
    ['Address', '12 High St, Leeds, LS1'],
    ['Open', '9/5'],
    ['Phone', 'Fax / Email'],
    ['Name:', ''],
  )
  expect(fields).toEqual(['text Name'])
  expect(warnings).toEqual([
    'This line was not imported: “Ireland | free”',
    'This line was not imported: “Address | 12 High St, Leeds, LS1”',
    'This line was not imported: “Open | 9/5”',
    'This line was not imported: “Phone | Fax / Email”',
  ])
})
