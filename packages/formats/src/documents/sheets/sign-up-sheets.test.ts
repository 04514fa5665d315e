// Sheets to which people add themselves: a title, a header row, rows that are filled in and rows that are free.
import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfWorkbook } from './fields-of-workbook.ts'

function read(rows: readonly (readonly (string | number)[])[]) {
  const sheet = {
    name: 'Sheet1',
    rows: rows.map((row) =>
      row.map((value) => {
        const kind = typeof value === 'number' ? ('number' as const) : ('text' as const)
        return value === '' ? undefined : { text: String(value), kind }
      }),
    ),
    merges: [],
    lists: [],
    isCut: false,
  }
  const result = fieldsOfWorkbook([sheet], countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return {
    fields: result.fields.map(({ type, label, options }) => [
      type,
      label,
      ...(options === undefined ? [] : [options]),
    ]),
    told: result.warnings.map(({ message }) => message),
  }
}

const title = [['Cake sale'], ['Add yourself to the next free row.'], []]
const head = ['Place', 'Name', 'Email', 'Club', 'What do you bring?', 'Vegan? (Y/N)']
const ada = ['Ada', 'ada@example.org', '', 'Scones', 'N']
const bob = ['Bob', 'bob@example.org', 'Chess', 'Brownies', 'Y']

test('the columns of a sign-up sheet with many free rows are questions, answers are not', () => {
  const free = Array.from({ length: 20 }, (_, at) => [at + 3])
  const { fields, told } = read([...title, head, [1, ...ada], [2, ...bob], ...free])
  expect(fields).toEqual([
    ['text', 'Name'],
    ['email', 'Email'],
    ['text', 'Club'],
    ['text', 'What do you bring?'],
    ['radio', 'Vegan?', ['Y', 'N']],
  ])
  expect(told).toEqual([
    'This line was not imported: “Place”',
    'This line was not imported: “Add yourself to the next free row.”',
    'The rows below the column names look like answers. They were not imported.',
  ])
})

test('printed times are options', () => {
  const times = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30', '12:00']
  const rows = times.map((time, at) => (at === 2 ? [time, ...ada] : [time]))
  const { fields } = read([...title, ['Time', ...head.slice(1)], ...rows])
  expect(fields[0]).toEqual(['select', 'Time', times])
  expect(fields).toHaveLength(6)
})

test('names that stand alone in some rows are answers, no options', () => {
  const names = ['Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']
  const rows = [['Ada', 'ada@example.org', '12 High St', 'Scones'], ...names.map((name) => [name])]
  const { fields } = read([['Name', 'Email', 'Address', 'What do you bring?'], ...rows])
  expect(fields.map(([type, label]) => [type, label])).toEqual([
    ['text', 'Name'],
    ['email', 'Email'],
    ['text', 'Address'],
    ['text', 'What do you bring?'],
  ])
})
