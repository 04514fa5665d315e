import { expect, test } from 'vitest'
import { readDocument } from '../documents/read-document.ts'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { bookOf, packageOf, sheetXml } from '../documents/testing/packages.ts'
import { csv } from '../importers/csv/csv.ts'
import { tableOfQuestions } from './rows-without-header.ts'

type Rows = readonly (readonly string[])[]

/** The fields in short, and the warnings, of an Excel file. */
async function readSheet(rows: Rows) {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const xml = rows.map((row) => `<row>${row.map(cell).join('')}</row>`)
  const file = packageOf({
    'xl/workbook.xml': bookOf(['Sheet1']),
    'xl/worksheets/sheet1.xml': sheetXml(xml.join('')),
  })
  return shown(await readDocument('list.xlsx', file, countedIds()))
}

function readCsv(rows: Rows) {
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
  return shown(csv.read(text, countedIds()))
}

function shown(result: Awaited<ReturnType<typeof readDocument>> | ReturnType<typeof csv.read>) {
  if ('problem' in result) throw new Error(JSON.stringify(result.problem))
  const told = result.warnings
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Each row was imported as a question'))
  const fields = result.fields.map(({ type, label, options = [] }) =>
    [type, label, ...options].join(' | '),
  )
  return { fields, told }
}

const types = [
  ['What is your name?', 'Text'],
  ['How old are you?', 'Number'],
  ['Do you smoke?', 'Yes/No'],
]
const options = [
  ['What is your name?', ''],
  ['Which colour do you like?', 'Red, Green, Blue'],
]
const both = [
  ['Full name', 'short answer'],
  ['T-shirt size', 'S; M; L'],
  ['Diet', 'Vegan; None'],
]
const spread = [
  ['1', 'What is your name?', 'text', '', ''],
  ['2', 'Which colour?', 'radio', 'Red', 'Green'],
]
const notes = [
  ['Full name', 'as on your passport'],
  ['Email address', 'for the ticket'],
  ['Age', 'in years'],
]

test.each<[string, Rows, ReturnType<typeof shown>]>([
  [
    'types',
    types,
    {
      fields: [
        'text | What is your name?',
        'number | How old are you?',
        'radio | Do you smoke? | Yes | No',
      ],
      told: [],
    },
  ],
  [
    'options',
    options,
    {
      fields: [
        'text | What is your name?',
        'radio | Which colour do you like? | Red | Green | Blue',
      ],
      told: [],
    },
  ],
  [
    'types or options',
    both,
    {
      fields: [
        'text | Full name',
        'radio | T-shirt size | S | M | L',
        'radio | Diet | Vegan | None',
      ],
      told: [],
    },
  ],
  [
    'numbers, types and an option in each cell',
    spread,
    { fields: ['text | What is your name?', 'radio | Which colour? | Red | Green'], told: [] },
  ],
  [
    'notes',
    notes,
    {
      fields: ['text | Full name', 'email | Email address', 'number | Age'],
      told: ['Column 2 was not imported: “as on your passport”, “for the ticket”, “in years”'],
    },
  ],
])('a list of questions without a row of headers, with %s', async (_, rows, expected) => {
  expect(readCsv(rows)).toEqual(expected)
  expect(await readSheet(rows)).toEqual(expected)
})

test('a single column of questions is a list', () => {
  const rows = [['What is your name?'], ['How old are you?']]
  expect(readCsv(rows).fields).toEqual(['text | What is your name?', 'number | How old are you?'])
})

test.each([
  [
    'answers',
    [
      ['Name', 'Email'],
      ['Ada', 'ada@example.org'],
      ['Bob', 'bob@example.org'],
    ],
  ],
  [
    'answers to questions',
    [
      ['What is your name?', 'Which colours?'],
      ['Ada', 'Red, Blue'],
    ],
  ],
  ['headers alone', [['What is your name?', 'How old are you?']]],
  [
    'answers that ask',
    [
      ['Any questions?', 'Name'],
      ['Can we park?', 'Ada'],
      ['Where is it?', 'Bob'],
    ],
  ],
])('a table of %s is no list of questions', (_, rows) => {
  expect(tableOfQuestions(rows, { oneColumn: true })).toBeNull()
})

test('columns with other headers are named', () => {
  const rows = [
    ['Question', 'Type', 'Score', 'Empty'],
    ['Name', 'text', '5', ''],
  ]
  expect(readCsv(rows)).toEqual({
    fields: ['text | Name'],
    told: ['Columns that were not imported: “Score”'],
  })
})

test('a list of questions may have its own names for its columns', async () => {
  const rows = [
    ['Spring tour', '', '', '', ''],
    ['What we ask', 'Kind of answer', 'Pick from', 'Mandatory?', 'Who wants it'],
    ['Name of the group', 'text', '', 'yes', 'office'],
    ['E-mail for the ticket', 'email', '', 'yes', ''],
    ['Which tour', 'pick one', 'Morning; Evening', '', ''],
  ]
  const found = {
    fields: [
      'text | Name of the group',
      'email | E-mail for the ticket',
      'radio | Which tour | Morning | Evening',
    ],
    told: ['Columns that were not imported: “Who wants it”'],
  }
  expect(await readSheet(rows)).toEqual(found)
  expect(readCsv(rows)).toEqual(found)
})

test('answers that are names of types do not make a list of questions', () => {
  const answers = [
    ['Full name', 'How shall we write?'],
    ['Ada', 'Email'],
    ['Grace', 'Phone'],
    ['Mary', 'Email'],
  ]
  expect(readCsv(answers)).toEqual({
    fields: ['text | Full name', 'text | How shall we write?'],
    told: ['The rows below the column names look like answers. They were not imported.'],
  })
})
