// Texts that are no questions and no loss either: units, senders, signs and words of a browser.
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { documentOf } from '../testing/packages.ts'
import { fieldsOfText } from './fields-of-text.ts'
import { partsOf } from './parts.ts'

/** Labels and warnings of a Word document. */
async function read(lines: readonly string[]) {
  const result = await readDocument('form.docx', documentOf(lines), countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return {
    labels: result.fields.map(({ label }) => label),
    told: result.warnings.map(({ message }) => message),
  }
}

const units = [
  'kg',
  'KG',
  '°C',
  '€',
  'EUR',
  'Uhr',
  'Jahre',
  'km/h',
  'm²',
  'Personen',
  'A.M.',
  'años',
]

test.each(units)('the unit %s behind a blank is no line of its own', async (unit) => {
  const lines = ['Name: _____', `Value: ____ ${unit}`, `Min: ____ ${unit} Max: ____ ${unit}`]
  expect(await read(lines)).toEqual({ labels: ['Name', 'Value', 'Min', 'Max'], told: [] })
})

test('other words behind a blank are kept or named', async () => {
  expect(await read(['Name: ____   ID: ____', 'City: ____   Email'])).toEqual({
    labels: ['Name', 'ID', 'City', 'Email'],
    told: [],
  })
  expect((await read(['Total: ____   Paid in full'])).told).toEqual([
    'This line was not imported: “Paid in full”',
  ])
})

test('the sender below a letter is not named as lost, other lines are', async () => {
  const lines = ['Dear parents,', 'Kind regards,', 'Helen Marsh', 'Year 4 teacher']
  const slip = ['Reply slip to be cut off', 'Name: ______', 'Blue paper']
  expect(await read([...lines, 'Hill School', ...slip])).toEqual({
    labels: ['Name'],
    told: [
      'This line was not imported: “Reply slip to be cut off”',
      'This line was not imported: “Blue paper”',
    ],
  })
  expect((await read(['Name: ______', 'Thank you', 'Helen Marsh'])).told).toEqual([
    'This line was not imported: “Helen Marsh”',
  ])
})

test('signs with a tick or a cross are boxes only right below a question or a heading', async () => {
  const signs = ['☑ Unworn items', '☒ Opened cosmetics']
  expect(await read(['Name: ____', 'We take back what you have not used yet.', ...signs])).toEqual({
    labels: ['Name'],
    told: [
      'This line was not imported: “Unworn items”',
      'This line was not imported: “Opened cosmetics”',
      'This line was not imported: “We take back what you have not used yet.”',
    ],
  })
  expect((await read(['What do you return?', ...signs])).labels).toEqual(['What do you return?'])
  expect((await read(['☐ Unworn items', '☐ Opened cosmetics'])).labels).toEqual([
    'Select all that apply',
  ])
})

test('the head of a table of information is no question', async () => {
  const rows = ['Country Cost', 'Ireland\tfree', 'France\t€5']
  expect((await read(['Name: ____', ...rows])).labels).toEqual(['Name'])
  expect((await read(['Name: ____', 'Phone Number'])).labels).toEqual(['Name', 'Phone Number'])
})

test('words of a browser and of buttons are no lines', async () => {
  expect((await read(['Name: ____', 'about:blank'])).told).toEqual([])
  const copied = 'Start\n1→\nYour name\nOK\n2→\nYour age\nSubmit\n'
  expect(fieldsOfText(copied, countedIds())).toMatchObject({
    fields: [{ label: 'Your name' }, { label: 'Your age' }],
    warnings: [],
  })
})

test('a sentence of a letter that a list goes on with is no question', async () => {
  const told = ['The dates for your diary are:', 'The new one will be played at:']
  const list = ['- the carol service', '- the concert']
  const letter = ['Dear parents,', ...told.flatMap((one) => [one, ...list])]
  expect((await read([...letter, 'Your name: ____'])).labels).toEqual(['Your name'])
  expect((await read(['Your names:', 'Where you live:'])).labels).toEqual([
    'Your names',
    'Where you live',
  ])
})

test.each(['Agenda – Annual General Meeting', 'Minutes of the last meeting', 'Ordre du jour'])(
  '%s asks only where there is room for an answer',
  async (title) => {
    const items = ['1. Can we afford a trailer?', '2. Brittany or the Borders?']
    expect((await read([title, ...items, 'Your name: ____'])).labels).toEqual(['Your name'])
    expect((await read(['Club survey', ...items])).labels).toHaveLength(2)
  },
)

test('a star makes a label where the document explains stars', async () => {
  const lines = ['Fields marked * are required.', 'Club number *', 'Lunch included']
  expect(await read(lines)).toEqual({
    labels: ['Club number'],
    told: ['This line was not imported: “Lunch included”'],
  })
  expect((await read(['Name: ____', 'Lunch included *'])).labels).toEqual(['Name'])
})

test('an unopened list of a printed page is the place of an answer', async () => {
  expect((await read(['Finish time', 'Please select ▾', 'Name: ____'])).labels).toEqual([
    'Finish time',
    'Name',
  ])
})

test.each([
  '- - - - - - - - cut here - - - - - - - -',
  '----------- ✂ cut along this line -----------',
  '—————— Hier abtrennen ——————',
])('%s is no question', (separator) => {
  expect(partsOf(separator)).toEqual([])
})

test('a title between dashes keeps its words, and a label in front of dashes its room', () => {
  expect(partsOf('---------- Your order ----------')).toEqual([
    { kind: 'words', text: 'Your order' },
  ])
  expect(partsOf('Name ----------').map(({ kind }) => kind)).toEqual(['words', 'blank'])
})

test('a text about what we do asks nothing', async () => {
  const text = 'How we use your data: we keep it for a year and then delete it.'
  expect((await read(['Name: ______', text])).labels).toEqual(['Name'])
})
