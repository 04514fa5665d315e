import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block, Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const empty: Line = { kind: 'line', parts: [] }
/** An edge of the frame around a question or a text box */
const edge: Line = { kind: 'line', parts: [{ kind: 'blank', width: 96 }] }

/** Fields in short; required ones have a star. */
function read(...lines: readonly (Line | string)[]): readonly string[] {
  const blocks: readonly Block[] = lines.map((one) =>
    typeof one === 'string' ? { kind: 'line', parts: partsOf(one) } : one,
  )
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ type, label, required, options = [], placeholder = '' }) =>
    [
      `${type} ${label}${required ? '*' : ''}`,
      ...options,
      ...(placeholder.startsWith('For') ? [placeholder] : []),
    ].join(' | '),
  )
}

const card = (...lines: readonly (Line | string)[]) => [edge, ...lines, empty, edge]

test('placeholders, frames, section titles and buttons of Google Forms are no questions', () => {
  const fields = read(
    '5/12/26, 4:29 PM   Club feedback',
    '* Indicates required question',
    ...card('Email *', 'Your email'),
    ...card('Nickname of your child', 'Your answer'),
    ...card('Year group *', 'Choose ▾'),
    ...card('Next term'),
    ...card('Could you help?', 'We will show you how.', '☐ I can set up', '☐ I can bring snacks'),
    ...card('First day', 'Date', 'dd/mm/yyyy'),
    ...card('Anything else?', 'Your answer'),
    'Clear form',
    'Submit',
    'Never submit passwords through Google Forms.',
    'http://forms.example/viewform.html   1/3',
  )
  expect(fields).toEqual([
    'email Email*',
    'text Nickname of your child',
    'text Year group*',
    'checkbox Could you help? | I can set up | I can bring snacks',
    'date First day',
    'text Anything else?',
  ])
})

test('the help of Microsoft Forms goes into the field above', () => {
  const fields = read(
    'Hi, when you submit this form, the owner will see your name and email address.',
    '1. What is your postcode? *',
    'For example WX4',
    edge,
    'Enter your answer',
    edge,
    'Microsoft Forms',
  )
  expect(fields).toEqual(['text What is your postcode?* | For example WX4'])
})

test('the question above a grid names its rows, which are required with it', () => {
  const fields = read(
    'How do you travel to work? *',
    empty,
    'Never   Sometimes   Most days',
    empty,
    'Walk   ○   ○   ○',
    empty,
    'Bus   ○   ○   ○',
    'Where do you park?',
    '○ Street   ○ Car park',
  )
  expect(fields).toEqual([
    'radio Walk* | Never | Sometimes | Most days',
    'radio Bus* | Never | Sometimes | Most days',
    'radio Where do you park? | Street | Car park',
  ])
})

test('paper with the same words keeps its lines to write on', () => {
  expect(read('Your email', edge, 'Your answer:', edge)).toEqual([
    'email Your email',
    'text Your answer',
  ])
})
