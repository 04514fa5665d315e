// Words at options and scales that are no part of the answer.
import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

function read(...lines: readonly string[]) {
  const blocks = lines.map((text) => ({ kind: 'line', parts: partsOf(text) }) as const)
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) throw new Error('no fields')
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      [type, label, options.join(', ')].filter((one) => one !== '').join(' | '),
    ),
    told: result.warnings.map(({ message }) => message),
  }
}

test.each(['(please say what)', '(say which)', '(please write in)', '(please specify)'])(
  'the option "Other %s" is Other',
  (words) => {
    const { fields } = read('Where did you walk?', '☐ Park', `☐ Other ${words}: ______`)
    expect(fields[0]).toBe('radio | Where did you walk? | Park, Other')
  },
)

test('a jump behind an option is taken off and named', () => {
  expect(
    read('Do you have a dog?', '☐ Yes', '☐ No → please go to Part C', 'Its name: ______'),
  ).toEqual({
    fields: ['radio | Do you have a dog? | Yes, No', 'text | Its name'],
    told: ['This line was not imported: “No → please go to Part C”'],
  })
})

test('an arrow between words is no jump', () => {
  const { fields } = read('Direction:', '☐ North → South', '☐ South → North')
  expect(fields).toEqual(['radio | Direction | North → South, South → North'])
})

test('the numbers of a scale between the names of its ends are options', () => {
  const options = '1 (not at all), 2, 3, 4, 5 (extremely)'
  for (const scale of ['(not at all) 1 2 3 4 5 (extremely)', 'not at all 1 2 3 4 5 extremely'])
    expect(read(`How afraid are you? ${scale}`).fields).toEqual([
      `radio | How afraid are you? | ${options}`,
    ])
  expect(read('Call us: room 1 2 9 above', 'Name: ____').fields).toEqual(['text | Name'])
})

test('a label behind a room has its room on the next line', () => {
  expect(
    read(
      'C4. Are you insured? ☐ Yes ☐ No',
      'C5. If yes, amount (£): ________ and expiry date:',
      '________',
    ).fields,
  ).toEqual([
    'radio | Are you insured? | Yes, No',
    'number | If yes, amount (£)',
    'date | expiry date',
  ])
})

test('Data is a date among Italian or Portuguese labels', () => {
  expect(read('Nome: ____', 'Data: ____').fields).toEqual(['text | Nome', 'date | Data'])
  expect(read('Name: ____', 'Data: ____').fields).toEqual(['text | Name', 'text | Data'])
})
