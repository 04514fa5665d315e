import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const line = (text: string): Line => ({ kind: 'line', parts: partsOf(text) })
/** A box drawn as a shape, which a PDF reader sees as a short line */
const drawn: Line = { kind: 'line', parts: [{ kind: 'blank', width: 3 }] }
const behindShape = (text: string): Line => ({
  kind: 'line',
  parts: [...drawn.parts, { kind: 'words', text: ` ${text}` }],
})

/** Fields in short, and the warnings. */
function read(lines: readonly Line[]) {
  const result = fieldsOfBlocks(lines, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  return {
    fields: result.fields.map(({ type, label, options = [] }) =>
      options.length > 0 ? `${type} ${label}: ${options.join(', ')}` : `${type} ${label}`,
    ),
    warnings: result.warnings.map(({ message }) => message),
  }
}

const shapes = (...texts: readonly string[]) => texts.flatMap((text) => [drawn, behindShape(text)])

test.each([
  ['Mark only one oval.', 'radio'],
  ['Check all that apply.', 'checkbox'],
  ['Tick all that apply.', 'checkbox'],
])('below "%s" short lines are options, with drawn boxes or none', (told, type) => {
  const start = [line('1. How do you travel?'), line(told)]
  const rest = [line('2. Phone *'), line('____________')]
  const fields = [`${type} How do you travel?: By car, By train, On foot`, 'phone Phone']
  const plain = ['By car', 'By train', 'On foot']
  for (const options of [plain.map(line), shapes(...plain)])
    expect(read([...start, ...options, ...rest])).toEqual({ fields, warnings: [] })
})

test('drawn boxes below the numbers of a scale are no questions', () => {
  const lines = [
    line('5. How confident are you?'),
    line('Mark only one oval.'),
    line('1\t2\t3\t4\t5'),
    drawn,
    {
      ...drawn,
      parts: [
        { kind: 'words', text: 'Not at all\t' },
        ...drawn.parts,
        { kind: 'words', text: 'Very' },
      ],
    } as const,
    line('6. Which day?'),
    line('Example: 7 January 2019'),
  ]
  expect(read(lines)).toEqual({
    fields: ['radio How confident are you?: 1, 2, 3, 4, 5', 'date Which day?'],
    warnings: [],
  })
})

test('a prompt to choose takes no questions and no sentences as options', () => {
  const lines = ['Which days?', 'Tick all that apply.', 'Monday', 'Tuesday', 'Your name: ______']
  expect(read(lines.map(line)).fields).toEqual([
    'checkbox Which days?: Monday, Tuesday',
    'text Your name',
  ])
  const told = ['Your choice', 'Tick all that apply.', 'What is your name?', 'Where do you live?']
  expect(read(told.map(line)).fields.slice(-2)).toEqual([
    'text What is your name?',
    'text Where do you live?',
  ])
})

test.each(['⬭', '⬯', '⭕', '⭕\ufe0f', '〇', '⚬', '🔘', '○'])(
  '%s is the mark of one option',
  (mark) => {
    expect(read(['Which colors?', `${mark} Red`, `${mark} Blue`].map(line)).fields).toEqual([
      'radio Which colors?: Red, Blue',
    ])
  },
)

test('▢ is the mark of several options, and a zero in Japanese is none', () => {
  const pets = ['Which pet?', '▢ Dog', '▢ Cat'].map(line)
  expect(read(pets).fields).toEqual(['checkbox Which pet?: Dog, Cat'])
  const polar = ['Do you drive?', '▢ Yes', '▢ No'].map(line)
  expect(read(polar).fields).toEqual(['radio Do you drive?: Yes, No'])
  expect(partsOf('二〇二六年').some(({ kind }) => kind === 'box')).toBe(false)
})

test('Google Forms leaves two lines for a short answer', () => {
  const empty: Line = { kind: 'line', parts: [] }
  const lines = [
    line('* Indicates required question'),
    line('1. Your name *'),
    empty,
    empty,
    line('2. What do you teach? *'),
    empty,
    empty,
    empty,
    line('Google Forms'),
  ]
  expect(read(lines).fields).toEqual(['text Your name', 'textarea What do you teach?'])
})

test.each([shapes('By car', 'By train'), [line('By car'), line('By train')]])(
  'Other with a line behind it is the last option',
  (...options) => {
    const [told, other] = [line('Mark only one oval.'), line('Other: ____________')]
    const { fields, warnings } = read([line('1. How do you travel?'), told, ...options, other])
    expect(fields).toEqual([
      'radio How do you travel?: By car, By train, Other',
      'text How do you travel?: other',
    ])
    expect(warnings).toEqual([])
  },
)

test('rows of a grid may be times or numbers', () => {
  const { fields, warnings } = read([
    line('6.\tWhich slot suits you? *'),
    line('Mark only one oval per row.'),
    line('Best\tPossible\tNot possible'),
    line('19:00   ○   ○   ○'),
    line('20:00   ○   ○   ○'),
    line('2027   ○   ○   ○'),
    line('7.\tHow many will come? ________'),
  ])
  const options = 'Best, Possible, Not possible'
  expect(fields).toEqual([
    ...['19:00', '20:00', '2027'].map((row) => `radio ${row}: ${options}`),
    'number How many will come?',
  ])
  expect(warnings).toEqual(['This line was not imported: “6. Which slot suits you? *”'])
})

test('the number of a question in a column of its own is not reported', () => {
  expect(
    read([line('1.\tEmail *'), line('____________'), line('2.'), line('Phone: ____')]),
  ).toEqual({
    fields: ['email Email', 'phone Phone'],
    warnings: [],
  })
})
