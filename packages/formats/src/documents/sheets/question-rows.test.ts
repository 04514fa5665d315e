import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfWorkbook } from './fields-of-workbook.ts'
import type { Sheet } from './workbook.ts'

const sheet = (name: string, rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: rows.map((row) =>
    row.map((text) => (text === '' ? undefined : { text, kind: 'text' as const })),
  ),
  merges: [],
  lists: [],
  isCut: false,
})

function read(...sheets: readonly Sheet[]) {
  const result = fieldsOfWorkbook(sheets, countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return result
}

test('rows with a question and its type are questions', () => {
  const { fields, warnings } = read(
    sheet('Form', [
      ['Question', 'Type', 'Options', 'Required'],
      ['Full name', 'text', '', 'yes'],
      ['Size', 'dropdown', 'S; M; L', ''],
      ['Member?', 'yes/no', '', ''],
    ]),
  )
  expect(fields).toMatchObject([
    { label: 'Full name', type: 'text', required: true },
    { label: 'Size', type: 'select', options: ['S', 'M', 'L'] },
    { label: 'Member?', type: 'radio', options: ['Yes', 'No'] },
  ])
  expect(warnings).toEqual([])
})

test('rows with a heading or a text are sections and statements', () => {
  const { fields, sections, warnings } = read(
    sheet('Form', [
      ['Question', 'Type', 'Description', 'Variable name', 'Logic', 'Section Header'],
      ['Welcome', 'statement', 'Two minutes', '', '', ''],
      ['Member?', 'yes/no', '', 'member', '', ''],
      ['Members', 'section', 'Only you', '', "[member] = 'yes'", ''],
      ['Number', 'text', '', 'number', '', ''],
      ['<b>Bring</b> your card', 'descriptive', '', '', "[member] = 'yes'", ''],
      ['Nothing', 'heading', '', '', '', ''],
      ['Town', 'text', '', '', '', 'Where you live'],
      ['Total', 'calculation', '', '', '', ''],
      ['The end', 'section', 'Thank you', '', 'sum([a]) > 2', ''],
    ]),
  )
  const [, member] = fields
  const ifMember = { dependsOn: member?.id, condition: 'equals', value: 'Yes' }
  expect(sections).toMatchObject([
    { title: 'Members', text: 'Only you', conditional: ifMember },
    { title: 'Where you live' },
  ])
  expect(fields.map(({ type, label, description }) => [type, label, description])).toEqual([
    ['statement', 'Welcome', 'Two minutes'],
    ['radio', 'Member?', undefined],
    ['text', 'Number', undefined],
    ['statement', '', '**Bring** your card'],
    ['statement', 'Nothing', undefined],
    ['text', 'Town', undefined],
    ['statement', 'The end', 'Thank you'],
  ])
  expect(fields.map(({ section }) => sections?.findIndex(({ id }) => id === section))).toEqual([
    -1, -1, 0, 0, -1, 1, -1,
  ])
  expect(fields[3]?.conditional).toEqual(ifMember)
  expect(warnings.map(({ message }) => message)).toEqual([
    'Rows that ask nothing were left out: “Total”.',
    expect.stringMatching(/^Shown if sum\(\[a\]\) > 2 could not be imported/),
  ])
})

/** A name in an XLSForm's expressions */
const at = (name: string) => `$\{${name}}`

test('an XLSForm is read with its choices, conditions and constraints', () => {
  const { fields, warnings } = read(
    sheet('survey', [
      ['type', 'name', 'label', 'required', 'relevant', 'constraint', 'appearance'],
      ['integer', 'age', 'Your age', 'yes', '', '. >= 18 and . <= 99', ''],
      ['select_one plan', 'plan', 'Plan', '', '', '', ''],
      ['select_multiple topics or_other', 'topics', 'Topics', '', `${at('plan')} = 'pro'`, '', ''],
      ['begin group', 'more', 'More', '', `${at('age')} > 20`, '', ''],
      ['text', 'why', 'Why?', '', `selected(${at('topics')}, 'law')`, '', 'multiline'],
      ['text', 'code', 'Code', '', '', "regex(., '^[A-Z]{3}$')", ''],
      ['end group', '', '', '', '', '', ''],
      ['note', 'n1', 'Thank you', '', '', '', ''],
    ]),
    sheet('choices', [
      ['list_name', 'name', 'label'],
      ['plan', 'free', 'Free plan'],
      ['plan', 'pro', 'Pro plan'],
      ['topics', 'law', 'Law'],
      ['topics', 'money', 'Money'],
    ]),
    sheet('settings', [
      ['form_title', 'form_id'],
      ['Survey', 'survey'],
    ]),
  )
  expect(fields).toMatchObject([
    { label: 'Your age', type: 'number', required: true, validation: { min: 18, max: 99 } },
    { label: 'Plan', type: 'radio', options: ['Free plan', 'Pro plan'] },
    {
      label: 'Topics',
      type: 'checkbox',
      options: ['Law', 'Money'],
      other: 'Other',
      conditional: { dependsOn: 'field_2', condition: 'equals', value: 'Pro plan' },
    },
    {
      label: 'Why?',
      type: 'textarea',
      conditional: {
        operator: 'AND',
        rules: [
          { fieldId: 'field_1', condition: 'greater_than', value: '20' },
          { fieldId: 'field_3', condition: 'contains', value: 'Law' },
        ],
      },
    },
    {
      label: 'Code',
      type: 'text',
      validation: { pattern: '^[A-Z]{3}$' },
      conditional: { rules: [{ fieldId: 'field_1', condition: 'greater_than', value: '20' }] },
    },
    { label: '', type: 'statement', description: 'Thank you' },
  ])
  expect(warnings).toEqual([])
})

test('a constraint that our limits cannot express is named', () => {
  const { warnings } = read(
    sheet('survey', [
      ['type', 'name', 'label', 'constraint'],
      ['integer', 'age', 'Age', '. mod 2 = 0'],
      ['text', 'name', 'Name', ''],
    ]),
  )
  expect(warnings).toContainEqual({
    message: 'Its limit could not be imported: . mod 2 = 0',
    fieldId: 'field_1',
  })
})

test('a table of answers stays one', () => {
  const { fields } = read(
    sheet('Answers', [
      ['Name', 'Email', 'Type of ticket'],
      ['Ada', 'ada@example.org', 'Day'],
      ['Alan', 'alan@example.org', 'Week'],
    ]),
  )
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Email', 'Type of ticket'])
})

test('an XLSForm keeps answers in its labels and hints', () => {
  const { fields, warnings } = read(
    sheet('survey', [
      ['type', 'name', 'label', 'hint'],
      ['text', 'who', 'Your name', ''],
      ['integer', 'age', `How old is ${at('who')}?`, `Not ${at('nobody')}`],
    ]),
  )
  expect(fields).toMatchObject([
    { id: 'field_1', label: 'Your name' },
    { label: 'How old is {{field_1|}}?', description: `Not ${at('nobody')}` },
  ])
  expect(warnings.map(({ message }) => message)).toContain(
    `“${at('nobody')}” in its text could not be imported as an answer. It stays text.`,
  )
})

test('a list of options in the column for answers belongs to its question', () => {
  const rows = [
    ['Frage', 'Antwort'],
    ['Haben Sie ein Auto?', ''],
    ['Farbe', ''],
  ]
  const area = { top: 2, bottom: 2, left: 1, right: 1 }
  const { fields } = read({
    ...sheet('Bogen', rows),
    lists: [{ areas: [area], options: ['Rot', 'Blau'] }],
  })
  expect(fields).toMatchObject([
    { label: 'Haben Sie ein Auto?', type: 'text' },
    { label: 'Farbe', type: 'radio', options: ['Rot', 'Blau'] },
  ])
})

test('the column "Art" names types', () => {
  const { fields } = read(
    sheet('Fragen', [
      ['Nr.', 'Frage', 'Art', 'Antwortmöglichkeiten', 'Pflicht'],
      ['1', 'Welche Leistungen?', 'Mehrfachauswahl', 'Beratung; Montage', 'ja'],
      ['2', 'Letzter Termin', 'Datum', '', 'nein'],
      ['3', 'Was fehlt?', 'Freitext', '', ''],
    ]),
  )
  expect(fields).toMatchObject([
    { type: 'checkbox', options: ['Beratung', 'Montage'], required: true },
    { type: 'date', required: false },
    { type: 'textarea' },
  ])
})

test.each([
  'Only if you answered Yes to 1',
  'Only if you answered "yes" to question 1.',
  'Show if question 1 is Yes',
  'Nur wenn Frage 1 = Yes',
])('%s beside a question is its condition', (note) => {
  const rows = [
    ['#', 'Question', 'Type', 'Options', 'Help text'],
    ['1', 'Member?', 'Yes/No', '', ''],
    ['2', 'Size', 'Dropdown', 'S; M; L', ''],
    ['3', 'Number', 'Short text', '', note],
    ['4', 'Town', 'Short text', '', 'Only if you answered Yes to 2'],
    ['5', 'Street', 'Short text', '', `${note} and live in town`],
  ]
  const { fields } = read(sheet('Form', rows))
  const [member] = fields
  expect(fields.map(({ conditional }) => conditional)).toEqual([
    undefined,
    undefined,
    { dependsOn: member?.id, condition: 'equals', value: 'Yes' },
    undefined,
    undefined,
  ])
})

test('a column of answer formats names types, also scales and instructions', () => {
  const { fields, warnings } = read(
    sheet('Survey', [
      ['Question text', 'Answer format', 'Mandatory?', 'Option 1', 'Option 2'],
      ['Which play did you see?', 'Choose one', 'yes', 'Macbeth', 'Hamlet'],
      ['What did you like?', 'Choose any that apply', 'no', 'Music', 'Light'],
      ['How did you like it?', 'Stars (1-5)', 'yes', '', ''],
      ['Would you come again?', '0–10', 'no', '', ''],
      ['Anything else?', 'Free text', 'no', '', ''],
      ['What could be better?', 'Text area', 'no', '', ''],
    ]),
  )
  expect(fields).toMatchObject([
    { type: 'radio', options: ['Macbeth', 'Hamlet'], required: true },
    { type: 'checkbox', options: ['Music', 'Light'] },
    { type: 'radio', options: ['1', '2', '3', '4', '5'], required: true },
    { type: 'radio', options: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
    { type: 'text' },
    { type: 'textarea' },
  ])
  expect(warnings).toEqual([])
})

test.each(['Antwortformat', 'Format de réponse', 'Formato della risposta', 'Antwoordtype'])(
  'the column "%s" names types',
  (name) => {
    const rows = [
      ['Question', name],
      ['Why?', 'Text area'],
      ['Since when?', 'Date'],
    ]
    expect(read(sheet('Form', rows)).fields.map(({ type }) => type)).toEqual(['textarea', 'date'])
  },
)
