import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

function read(...lines: readonly string[]) {
  const blocks = lines.map((line) => ({ kind: 'line' as const, parts: partsOf(line) }))
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  const fields = result.fields.map(({ type, label, options = [] }) =>
    [`${type} ${label}`, ...options].join(' | '),
  )
  return { fields, warnings: result.warnings.map(({ message }) => message) }
}

const name = 'Name: ____________'

test.each([
  [['☐ Our crew will sail   ☐ Our crew will not sail']],
  [['☐ Our crew will sail', '☐ Our crew will not sail']],
  [['☐ My dog swims with us', '☐ My dog does not swims with us']],
  [['☐ Wir kommen zum Fest', '☐ Wir kommen nicht zum Fest']],
])('a box and its opposite are one choice: %j', (lines) => {
  const { fields } = read(name, ...lines)
  const options = lines.flatMap((line) => line.split('☐')).map((one) => one.trim())
  const texts = options.filter((one) => one !== '')
  expect(fields).toEqual(['text Name', `radio ${texts[0]} | ${texts.join(' | ')}`])
})

test.each([
  ['Our crew will / will not sail (delete as appropriate)', 'will', 'will not'],
  ['Our crew can/cannot sleep on the boat.', 'can', 'cannot'],
  ['I agree / do not agree to the rules of the harbor', 'agree', 'do not agree'],
])('"%s" is a choice', (line, one, other) => {
  const { fields } = read(name, line)
  const label = line.replace(/ \(.*|\.$/, '')
  expect(fields).toEqual(['text Name', `radio ${label} | ${one} | ${other}`])
})

test('other boxes below each other stay as they are', () => {
  expect(read(name, '☐ We sail on Monday', '☐ We do not sleep on board').fields).toHaveLength(3)
})

test('options with slashes below a question are its options', () => {
  const lines = ['Will you sail again? (please circle)', 'For sure / Some day / Never again']
  expect(read(...lines, name)).toEqual({
    fields: ['radio Will you sail again? | For sure | Some day | Never again', 'text Name'],
    warnings: [],
  })
  const room = ['Who may sail with you?', 'Crew / Guests', '____________________']
  expect(read(...room).fields).not.toContain('radio Who may sail with you? | Crew | Guests')
})

test('a numbered section is a heading, and so is one in other languages', () => {
  const { fields, warnings } = read(
    ...['Section 1: The sailor', name, 'Teil B – Das Boot', 'Länge: ____________'],
  )
  expect(fields).toEqual(['text Name', 'text Länge'])
  expect(warnings).toEqual([])
})
