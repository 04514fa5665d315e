import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block, Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

/** The frame around a place for an answer, or around a key */
const frame: Line = { kind: 'line', parts: [{ kind: 'blank', width: 48 }] }

function read(...lines: readonly (Line | string)[]) {
  const blocks: readonly Block[] = lines.map((one) =>
    typeof one === 'string' ? { kind: 'line', parts: partsOf(one) } : one,
  )
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  const fields = result.fields.map(({ type, label, required, options = [], description }) =>
    [`${type} ${label}${required ? '*' : ''}`, ...options, description ?? ''].join(' | '),
  )
  return { fields, warnings: result.warnings.map(({ message }) => message) }
}

test('a printed page of Typeform: keys and frames around options are no text of theirs', () => {
  const { fields, warnings } = read(
    '1 → Name of your boat*',
    'Type your answer here...',
    frame,
    '2 → Do you race?*',
    '☐ Y Yes',
    frame,
    'N No',
    frame,
    '3 → Where do you moor?',
    'Choose one',
    '☐ A Upper lock',
    frame,
    'B Lower lock',
    '4 → What do you need?',
    'Choose as many as you like',
    '☐ A Water',
    'B Power',
    frame,
    'C A key',
    '5 → Where can we write to you?',
    'We only write in emergencies.',
    'name@example.com',
    '6 → A tale to tell',
    'A long one is fine.',
    'Type your answer here...',
    '7 → How long was the trip?',
    '1   2   3   4   5',
    'Too short   Too long',
    'Powered by Typeform',
  )
  expect(fields).toEqual([
    'text Name of your boat* | ',
    'radio Do you race?* | Yes | No | ',
    'radio Where do you moor? | Upper lock | Lower lock | ',
    'checkbox What do you need? | Water | Power | A key | ',
    'email Where can we write to you? | We only write in emergencies.',
    'text A tale to tell | A long one is fine.',
    'radio How long was the trip? | 1 | 2 | 3 | 4 | 5 | 1: Too short, 5: Too long',
  ])
  expect(warnings).toEqual([])
})

test('an arrow in a single line is no form', () => {
  expect(read('1 → Harbor office', 'Name: ____________').fields).toEqual(['text Name | '])
})

test.each([
  { lines: ['0 1 2 3 4 5 6 7 8 9 10', 'Never   Always'] },
  { lines: ['0   1   2   3   4   5   6   7   8   9   10', 'Never ○ ○ ○ ○ ○ ○ ○ ○ ○ ○ ○ Always'] },
])('the names of the ends of a scale describe it: $lines', ({ lines }) => {
  const options = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].join(' | ')
  expect(read('How often would you sail again?', ...lines, 'Your name: ____________')).toEqual({
    fields: [
      `radio How often would you sail again? | ${options} | 0: Never, 10: Always`,
      'text Your name | ',
    ],
    warnings: [],
  })
})
