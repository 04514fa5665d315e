import { formSchema } from '@ramiform/contract/form-schema'
import { describeConditional } from '@ramiform/core/conditions/describe'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedForm } from './generated-form.ts'
import { type DecisionTree, lookAheadLines, readDecisionTree } from './read-decision-tree.ts'

const read = (text: string) => {
  let count = 0
  return readDecisionTree(text, () => {
    count += 1
    return `field_${count}`
  })
}
const readValue = (value: unknown) => read(JSON.stringify(value))

/** One line for each field: `Fuel: radio [Petrol, Diesel] when ...`. */
function fieldsIn(tree: DecisionTree) {
  if ('problem' in tree) throw new Error(tree.problem)
  const { fields } = tree.found
  return fields.map(({ type, label, options, conditional }) => {
    const when =
      conditional === undefined
        ? ''
        : ` when ${describeConditional(conditional, { fields, settings: {} })
            .map(({ text }) => text)
            .join('')}`
    return `${label}: ${type}${options === undefined ? '' : ` [${options.join(', ')}]`}${when}`
  })
}

test('a text tree is shown as written, and its branches become conditions', () => {
  const text = `
Do you need help?
├── Yes → What is it about?
│   ├── Billing → Enter your invoice number
│   └── Something else → Enter your message
└── No → How did you hear about us?
`
  const tree = read(text)
  expect(tree.lines).toEqual(text.trim().split('\n'))
  expect(fieldsIn(tree)).toEqual([
    'Do you need help?: radio [Yes, No]',
    'What is it about?: radio [Billing, Something else] when Do you need help? is Yes',
    'Enter your invoice number: text when What is it about? is Billing',
    'Enter your message: text when What is it about? is Something else',
    'How did you hear about us?: text when Do you need help? is No',
  ])
  const { schema, name } = generatedForm({
    title: ' ',
    description: '',
    fields: 'found' in tree ? tree.found.fields : [],
  })
  expect(name).toBe('Generated Form')
  expect(formSchema.safeParse(schema).error).toBeUndefined()
  expect(schema.settings).toMatchObject({
    title: 'Generated Form',
    submitButtonText: 'Submit',
    successMessage: 'Thank you for your submission!',
  })
  for (const field of schema.fields) {
    expect(field).toMatchObject({ required: false, styling: { width: 'full', inline: false } })
  }
})

test('options without marks are searched ten lines down', () => {
  const after = (lines: number) =>
    ['Which color?', ...Array.from({ length: lines - 1 }, () => 'A remark.'), 'Red', 'Blue'].join(
      '\n',
    )
  expect(fieldsIn(read(after(1)))).toEqual(['Which color?: radio [Red, Blue]'])
  expect(fieldsIn(read(after(lookAheadLines)))).toEqual(['Which color?: radio [Red, Blue]'])
  expect(fieldsIn(read(after(lookAheadLines + 1)))).toEqual(['Which color?: text'])
})

test('questions with yes_action and no_action become a tree of Yes and No', () => {
  const tree = readValue({
    questions: [
      {
        question: 'Is the printer on?',
        yes_action: { question: 'Is there paper?', yes_action: 'Call us', no_action: 'Add paper' },
        no_action: 'Switch it on',
      },
    ],
  })
  expect(fieldsIn(tree)).toEqual([
    'Is the printer on?: radio [Yes, No]',
    'Is there paper?: radio [Yes, No] when Is the printer on? is Yes',
  ])
  expect(tree.kind).toBe('JSON')
  expect(tree.lines.join('\n')).toContain('├── Yes →\n│   └── Is there paper? (radio)')
})

test.each(['questions', 'tree', 'flow'])(
  'options that hold questions under "%s" are nested',
  (name) => {
    const tree = readValue({
      [name]: {
        question: 'Which plan?',
        options: { Free: null, Pro: { question: 'How many seats?', options: ['1', '2 to 10'] } },
      },
    })
    expect(fieldsIn(tree)).toEqual([
      'Which plan?: radio [Free, Pro]',
      'How many seats?: radio [1, 2 to 10] when Which plan? is Pro',
    ])
  },
)

const byNext = [
  'What is it about?: radio [Billing, Device]',
  'Invoice number?: text when What is it about? is Billing',
  'Which device?: radio [Phone, Laptop] when What is it about? is Device',
  'What happened?: text when What is it about? is Device',
  'Your email?: text',
]
const steps = [
  {
    id: 'about',
    question: 'What is it about?',
    options: [
      { text: 'Billing', next: 'invoice' },
      { text: 'Device', next: 'device' },
    ],
  },
  { id: 'invoice', question: 'Invoice number?', next: 'mail' },
  {
    id: 'device',
    question: 'Which device?',
    answers: [
      { text: 'Phone', next: 'what' },
      { text: 'Laptop', next: 'what' },
    ],
  },
  { id: 'what', question: 'What happened?', next: 'mail' },
  { id: 'mail', question: 'Your email?', next: 'end' },
]

test.each([
  ['a list', { questions: steps }],
  ['a flow', { flow: steps }],
  ['nodes', { nodes: steps }],
  [
    'an object by ids',
    { questions: Object.fromEntries(steps.map(({ id, ...rest }) => [id, rest])) },
  ],
  ['the whole value by ids', Object.fromEntries(steps.map(({ id, ...rest }) => [id, rest]))],
])('questions that refer to others by id become conditions: %s', (_, value) => {
  expect(fieldsIn(readValue(value))).toEqual(byNext)
})

test('edges of a graph become conditions', () => {
  const value = {
    nodes: [
      { id: 1, text: 'Do you own a car?' },
      { id: 2, text: 'Which make?' },
      { id: 3, text: 'Thank you' },
    ],
    edges: [
      { from: 1, to: 2, label: 'Yes' },
      { from: 1, to: 3, label: 'No' },
    ],
  }
  expect(fieldsIn(readValue(value))).toEqual([
    'Do you own a car?: radio [Yes, No]',
    'Which make?: text when Do you own a car? is Yes',
  ])
})

test('an unknown id and a way back are reported', () => {
  const tree = readValue({
    questions: [
      {
        id: 'a',
        question: 'Again?',
        options: [
          { text: 'Yes', next: 'a' },
          { text: 'No', next: 'b' },
          { text: 'Never', next: 'nowhere' },
        ],
      },
      { id: 'b', question: 'Why?' },
    ],
  })
  expect(fieldsIn(tree)).toEqual(['Again?: radio [Yes, No, Never]', 'Why?: text when Again? is No'])
  expect('found' in tree && tree.found.warnings.map(({ message }) => message)).toEqual([
    'No question is named "nowhere", after "Never". This branch ends there.',
    expect.stringContaining('was skipped. A form asks each question once.'),
  ])
})

test('a single question with options is a tree', () => {
  expect(fieldsIn(readValue({ question: 'Which color?', answers: ['Red', 'Blue'] }))).toEqual([
    'Which color?: radio [Red, Blue]',
  ])
  expect(
    fieldsIn(
      readValue({
        question: 'Do you need help?',
        answers: [{ text: 'Yes', next: { question: 'What with?' } }, { text: 'No' }],
      }),
    ),
  ).toEqual([
    'Do you need help?: radio [Yes, No]',
    'What with?: text when Do you need help? is Yes',
  ])
  expect(
    fieldsIn(
      readValue({ questions: [{ question: 'Size?', answers: [{ text: 'S' }, { text: 'M' }] }] }),
    ),
  ).toEqual(['Size?: radio [S, M]'])
  // Another member makes it a plain object (spec section 5).
  expect(fieldsIn(readValue({ question: 'Why?', answers: ['A', 'B'], age: '' }))).toHaveLength(3)
})

test('a plain object with option lists, and our own schema, are accepted', () => {
  expect(fieldsIn(readValue({ Color: ['Red', 'Blue'], Size: 'M' }))).toEqual([
    'Color: radio [Red, Blue]',
    'Size: text',
  ])
  const schema = {
    fields: [
      { id: 'a', type: 'checkbox', label: 'Days', options: ['Mon', 'Tue'] },
      {
        id: 'b',
        type: 'text',
        label: 'Why Monday',
        conditional: { dependsOn: 'a', condition: 'contains', value: 'Mon' },
      },
    ],
  }
  expect(fieldsIn(readValue(schema))).toEqual([
    'Days: checkbox [Mon, Tue]',
    'Why Monday: text when Days contains Mon',
  ])
})

test('broken JSON shows the error, and other text the expected format', () => {
  const broken = read('{"questions": [')
  expect(broken.lines).toEqual([
    expect.stringMatching(/^Error parsing JSON: ./),
    'Please check your JSON format',
  ])
  expect(broken).toMatchObject({ problem: expect.stringMatching(/^JSON Conversion Error: ./) })
  expect(readValue([{ label: 'Name' }])).toMatchObject({
    problem:
      'JSON Conversion Error: Invalid JSON structure - expected object with fields or key-value pairs',
  })
  for (const empty of [{}, { fields: [] }]) {
    expect(readValue(empty)).toMatchObject({
      problem: 'JSON Conversion Error: No fields could be generated from JSON',
    })
  }
  expect(read('=====\n|  |')).toMatchObject({
    problem: 'Could not generate fields from the ASCII tree. Please check the format.',
  })
})

test('a tree whose first line is in brackets is no JSON', () => {
  expect(read('[Start]\n└── Is it on?').kind).toBe('ASCII Tree')
  expect(read('{Is it on?}\n├── Yes\n└── No').kind).toBe('ASCII Tree')
  expect(read('{\n  questions: []').kind).toBe('JSON')
})

test('any text gives fields that a form can store, or a problem', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .array(fc.constantFrom('├── ', '│   ', 'Yes → ', 'Which?', '\n', '{', '"a":', '[', 'Name'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (some) => {
      const tree = read(some)
      if ('problem' in tree) return
      const { schema } = generatedForm({
        title: some,
        description: some,
        fields: tree.found.fields,
      })
      expect(formSchema.safeParse(schema).error).toBeUndefined()
    }),
  )
})
