import { readFileSync } from 'node:fs'
import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { json as jsonImporter } from '../importers/json/json.ts'
import { mermaid as mermaidImporter } from '../importers/mermaid/mermaid.ts'
import { tree as treeImporter } from '../importers/tree/tree.ts'
import { json } from './json.ts'
import { mermaid } from './mermaid.ts'
import { tree } from './tree.ts'

const types = Object.keys(fieldTypes)

const condition = fc.constantFrom('equals', 'not_equals', 'contains', 'is_empty', 'unknown one')

const anyRule = fc.record({
  id: fc.string({ maxLength: 8 }),
  fieldId: fc.constantFrom('a', 'b', 'c', 'gone', ''),
  condition,
  value: fc.string({ maxLength: 20 }),
})

const anyConditional: fc.Arbitrary<Conditional> = fc.oneof(
  fc.record({ dependsOn: fc.constantFrom('a', 'b', 'gone'), condition, value: fc.string() }),
  fc.record({
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    rules: fc.array(anyRule, { maxLength: 3 }),
    groups: fc.array(
      fc.record({
        id: fc.string({ maxLength: 8 }),
        operator: fc.constantFrom('AND' as const, 'OR' as const),
        rules: fc.array(anyRule, { maxLength: 2 }),
        groups: fc.constant([]),
      }),
      { maxLength: 2 },
    ),
  }),
)

const anyField = fc.record(
  {
    type: fc.constantFrom(...types),
    label: fc.string({ maxLength: 30 }),
    placeholder: fc.string({ maxLength: 20 }),
    description: fc.string({ maxLength: 20 }),
    required: fc.boolean(),
    options: fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
    styling: fc.record({
      width: fc.constantFrom('full' as const, 'half' as const, 'third' as const),
      inline: fc.boolean(),
    }),
    validation: fc.record({ min: fc.integer(), max: fc.integer() }, { requiredKeys: [] }),
    conditional: anyConditional,
    payment: fc.record(
      { amount: fc.nat(9_999), collectBilling: fc.boolean() },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['type', 'label'] },
)

test('a ranking written as JSON keeps its number of ranks', () => {
  const fields: Field[] = [
    { id: 'a', type: 'ranking', label: 'Best two', options: ['x', 'y', 'z'], ranks: 2 },
  ]
  const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
  expect(jsonImporter.read(text, countedIds())).toMatchObject({ fields })
  const wrong = text.replace('"ranks": 2', '"ranks": 0')
  expect(wrong).not.toBe(text)
  expect(JSON.stringify(jsonImporter.read(wrong, countedIds()))).not.toContain('ranks')
})

test('pictures of options come back from JSON by their ids, and others are left out', () => {
  const image = 'a'.repeat(64)
  const fields: Field[] = [
    {
      id: 'a',
      type: 'checkbox',
      label: 'Best',
      options: ['x', 'y'],
      pictures: [{ option: 'y', image, alt: 'A tree' }],
    },
    { id: 'b', type: 'radio', label: 'Plain', options: ['x'], pictures: [] },
  ]
  const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
  expect(jsonImporter.read(text, countedIds())).toMatchObject({ fields, warnings: [] })
  for (const wrong of [
    text.replace(image, 'https://example.org/tree.png'),
    text.replace('"option": "y"', '"option": "z"'),
  ]) {
    const read = jsonImporter.read(wrong, countedIds())
    expect(read).toMatchObject({
      fields: [{ pictures: [] }, { pictures: [] }],
      warnings: [{ message: 'Pictures of options could not be read and were skipped.' }],
    })
  }
})

test('shuffled options stay shuffled after JSON, and a type that cannot shuffle does not get it', () => {
  const fields: Field[] = [
    { id: 'a', type: 'radio', label: 'Best', options: ['x', 'y'], shuffle: true },
  ]
  const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
  expect(jsonImporter.read(text, countedIds())).toMatchObject({ fields })
  const wrong = text.replace('"radio"', '"ranking"')
  expect(JSON.stringify(jsonImporter.read(wrong, countedIds()))).not.toContain('shuffle')
})

test('JSON keeps limits of dates, default answers and error messages, and drops wrong ones', () => {
  const fields: Field[] = [
    {
      id: 'a',
      type: 'date',
      label: 'Day',
      earliest: -3,
      latest: '2027-05-03',
      errorText: 'Before May',
    },
    { id: 'b', type: 'checkbox', label: 'Size', options: ['S', 'L'], defaultAnswer: ['L'] },
  ]
  const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
  expect(jsonImporter.read(text, countedIds())).toMatchObject({ fields, warnings: [] })
  const wrong = text.replace('-3', '1.5').replace('2027-05-03', 'May').replace('"L"\n', '"XL"\n')
  const read = jsonImporter.read(wrong, countedIds())
  expect(JSON.stringify(read)).not.toMatch(/earliest|latest|"defaultAnswer"/)
  expect(read).toMatchObject({
    warnings: [
      { message: 'Its default answer was skipped, because the field does not accept it.' },
    ],
  })
})

test('a form written as JSON comes back with every member', () => {
  const forms = fc.array(anyField, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(forms, (members) => {
      const fields: Field[] = members.map((one, at) => ({ id: 'abcdef'[at] ?? 'x', ...one }))
      const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
      expect(jsonImporter.read(text, countedIds())).toEqual({
        fields,
        warnings: [],
        head: { name: 'Form', settings: {} },
      })
    }),
  )
})

test('a form with 500 fields and nested groups is the same after JSON', () => {
  const fields = Array.from({ length: 500 }, (_, at): Field => {
    const rule = {
      id: `r${at}`,
      fieldId: `f${at - 1}`,
      condition: 'greater_than',
      value: '"quoted"\n|🧵',
    }
    const inner = { id: 'b', operator: 'OR' as const, rules: [rule], groups: [] }
    const group = { id: 'a', operator: 'AND' as const, rules: [rule], groups: [inner] }
    return {
      id: `f${at}`,
      type: 'number',
      label: `שאלה "${at}" [x] | {y}`,
      ...(at > 0 && { conditional: { operator: 'OR' as const, rules: [], groups: [group] } }),
    }
  })
  const { text } = json.write({ name: 'Form', schema: { fields, settings: {} } })
  expect(jsonImporter.read(text, countedIds())).toEqual({
    fields,
    warnings: [],
    head: { name: 'Form', settings: {} },
  })
})

describe('sections', () => {
  const conditional = { dependsOn: 'a', condition: 'equals', value: 'x' }
  const schema = {
    fields: [
      { id: 'a', type: 'radio', label: 'Which plan?', required: false, options: ['x', 'y'] },
      { id: 'b', type: 'text', label: 'Company', required: false, section: 's' },
    ],
    sections: [{ id: 's', title: 'Part', text: 'For **you**.', newPage: true, conditional }],
    settings: {},
  }

  test('are in our own format as they were', () => {
    const read = jsonImporter.read(json.write({ name: 'F', schema }).text, countedIds())
    expect(read).toMatchObject({ fields: schema.fields, sections: schema.sections, warnings: [] })
  })

  test.each([tree, mermaid])(
    'are named as lost in $label, and their logic is drawn',
    (exporter) => {
      const { text, lost } = exporter.write({ name: 'F', schema })
      expect(lost).toContain('The title and text of one section were left out.')
      const importer = exporter === tree ? treeImporter : mermaidImporter
      const read = importer.read(text, countedIds())
      const fields = 'fields' in read ? read.fields : []
      expect(fields.find(({ label }) => label === 'Company')?.conditional).toBeDefined()
    },
  )
})

describe('hidden fields and endings', () => {
  const schema = {
    fields: [{ id: 'a', type: 'text', label: 'Name', required: false }],
    hiddenFields: [
      { id: 'h', name: 'utm_source' },
      { id: 'i', name: 'plan', value: 'free' },
    ],
    endings: [
      { id: 'e', title: 'Hi', conditional: { dependsOn: 'h', condition: 'equals', value: 'x' } },
      { id: 'f', message: 'There', redirectUrl: 'https://example.org' },
    ],
    settings: {},
  }

  test('are in our own format as they were', () => {
    const read = jsonImporter.read(json.write({ name: 'F', schema }).text, countedIds())
    const { fields, hiddenFields, endings } = schema
    expect(read).toMatchObject({ fields, hiddenFields, endings, warnings: [] })
  })

  test.each([tree, mermaid])('are named as lost in $label', (exporter) => {
    const { lost } = exporter.write({ name: 'F', schema })
    expect(lost.slice(0, 2)).toEqual([
      '2 hidden fields were drawn as questions.',
      '2 endings were left out.',
    ])
  })
})

test('the JSON of a form keeps its scenarios', () => {
  const fields = [
    { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
    {
      id: 'company',
      type: 'text',
      label: 'Company',
      conditional: { dependsOn: 'plan', condition: 'equals' as const, value: 'Pro' },
    },
  ]
  const scenario = {
    id: 's1',
    name: 'A company buys',
    pinned: true,
    answers: { plan: 'Pro' },
    visible: ['plan', 'company'],
  }
  const settings = { scenarios: [scenario] }
  const { text } = json.write({ name: 'Form', schema: { fields, settings } })
  expect(jsonImporter.read(text, countedIds())).toMatchObject({ head: { name: 'Form', settings } })
})

test('values are in our own format as they were, and named as lost in drawings', () => {
  const file = new URL('../../../../examples/values.json', import.meta.url)
  const { schema } = JSON.parse(readFileSync(file, 'utf8'))
  const read = jsonImporter.read(json.write({ name: 'F', schema }).text, countedIds())
  expect(read).toMatchObject({ values: schema.values, endings: schema.endings, warnings: [] })
  for (const exporter of [tree, mermaid]) {
    expect(exporter.write({ name: 'F', schema }).lost).toContain(
      '5 values were drawn as questions.',
    )
  }
})

test.each([
  { kind: 'eval', code: '1' },
  { kind: 'sum', of: [] },
  { kind: 'sum', of: [{ kind: 'number', value: '1' }] },
  { kind: 'number', value: 1e15 },
  { kind: 'round', of: { kind: 'number', value: 1 }, places: 13 },
  { kind: 'answer', id: 'a b' },
  null,
])('a value with the formula %j is left out', (formula) => {
  const schema = {
    fields: [{ id: 'a', type: 'text', label: 'A' }],
    values: [{ id: 'v', name: 'V', type: 'number', formula }],
    settings: {},
  }
  const read = jsonImporter.read(JSON.stringify({ ramiform: 1, name: 'F', schema }), countedIds())
  expect(read).toHaveProperty('fields')
  expect(read).not.toHaveProperty('values')
})

describe('settings of fields, translations and answers in labels', () => {
  const isTeam = { dependsOn: 'plan', condition: 'equals' as const, value: 'Team' }
  const schema: FormSchema = {
    fields: [
      {
        id: 'plan',
        type: 'radio',
        label: 'Plan',
        options: ['Solo', 'Team'],
        other: 'Another',
        prices: [{ option: 'Team', price: 500 }],
        optionsWhen: [{ option: 'Solo', when: { ...isTeam, dependsOn: 'day' } }],
        validation: {},
        placeholder: '',
      },
      { id: 'seats', type: 'number', label: 'Seats', requiredWhen: isTeam, defaultAnswer: '2' },
      { id: 'day', type: 'date', label: 'Day of {{plan|}}', earliest: 0, latest: '2030-01-01' },
      { id: 'sum', type: 'text', label: 'You pay {{total}}', placeholder: 'Enter text...' },
    ],
    values: [{ id: 'total', name: 'Total', type: 'number', formula: { kind: 'number', value: 1 } }],
    translations: [
      { language: 'de', texts: [] },
      { language: 'fr', texts: [] },
    ],
    settings: {},
  }

  test.each([tree, mermaid])('are named as lost in $label', (exporter) => {
    const { text, lost } = exporter.write({ name: 'F', schema })
    const other = exporter === mermaid ? 'the option for other answers, ' : ''
    expect(lost).toEqual([
      'One value was drawn as a question.',
      'Translations were left out: Deutsch, Français.',
      `Left out of "Plan": when its options are offered, ${other}prices of options.`,
      'Left out of "Seats": when it is required, default answer.',
      'Left out of "Day of [Plan]": answers in its label, earliest day, latest day.',
      'Left out of "You pay [Total]": answers in its label.',
    ])
    expect(text).not.toContain('{{')
  })
})

describe('statements', () => {
  const file = new URL('../../../../examples/statements.json', import.meta.url)
  const { schema } = JSON.parse(readFileSync(file, 'utf8'))

  test('are in our own format as they were', () => {
    const read = jsonImporter.read(json.write({ name: 'F', schema }).text, countedIds())
    expect(read).toMatchObject({ fields: schema.fields, warnings: [] })
  })

  test.each([tree, mermaid])('are drawn in $label, without a title by their text', (exporter) => {
    const { text, lost } = exporter.write({ name: 'F', schema })
    expect(text).toContain('House rules')
    expect(text).toContain('The vegan menu is')
    expect(text).not.toContain('{{')
    const vegan = 'Thanks, [Full name]. The vegan menu is here.'
    expect(lost).toContain(`Left out of "${vegan}": answers in its label, description.`)
    expect(lost).toContain('Left out of "House rules": description.')
    expect(lost).toContain('"House rules" would change if you imported this file again.')
    expect(lost).toContain(`"${vegan}" would change if you imported this file again.`)
  })

  test('without emphasis and links lose nothing but their type when drawn without a title', () => {
    const plain = { fields: [{ id: 'a', type: 'statement', label: '', description: 'Hi' }] }
    expect(mermaid.write({ name: 'F', schema: { ...plain, settings: {} } }).lost).toEqual([
      '"Hi" would change if you imported this file again.',
    ])
  })
})
