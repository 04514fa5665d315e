import { asGroup, type Conditional, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { mermaid as mermaidImporter } from '../importers/mermaid/mermaid.ts'
import { tree as treeImporter } from '../importers/tree/tree.ts'
import { labelText } from '../reading/label-text.ts'
import { mermaid } from './mermaid.ts'
import { tree } from './tree.ts'

const words = fc
  .array(fc.constantFrom('Plan', 'Colour', 'Team', 'Größe', 'lunch', 'seven', 'best'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '))

/** Fields that may depend on earlier choices. */
const branching = (labels: fc.Arbitrary<string>, mostSources: number) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom('text', 'number', 'email', 'date', 'radio', 'select', 'checkbox'),
        label: labels,
        required: fc.boolean(),
        options: fc.uniqueArray(labels, { minLength: 2, maxLength: 4 }),
        behind: fc.array(fc.nat(), { maxLength: mostSources }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((drafts) => {
      const fields: Field[] = []
      for (const [at, { behind, options, ...draft }] of drafts.entries()) {
        const sources = fields.filter((field) => field.options !== undefined)
        const rules = behind.flatMap((pick, index) => {
          const source = sources[pick % Math.max(1, sources.length)]
          const value = source?.options?.[index % 2 === 0 ? 0 : 1]
          if (source === undefined || value === undefined) return []
          const condition = source.type === 'checkbox' ? 'contains' : 'equals'
          return [{ id: '', fieldId: source.id, condition, value }]
        })
        const hasOptions = ['radio', 'select', 'checkbox'].includes(draft.type)
        fields.push({
          id: `f${at}`,
          ...draft,
          ...(hasOptions && { options }),
          ...(rules.length > 0 && { conditional: { operator: 'OR', rules, groups: [] } }),
        })
      }
      return fields
    })

/** A field without its id, and with labels and positions in its rules. */
function meaning(fields: readonly Field[]) {
  const names = new Map(fields.map(({ id, label }, at) => [id, `${label} ${at}`]))
  return fields.map(({ type, label, required, options, conditional }) => ({
    type,
    label,
    required: required === true,
    options,
    rules: conditional
      ? [
          ...new Set(
            rulesOf(asGroup(conditional)).map(
              (rule) => `${names.get(rule.fieldId)} ${rule.condition} ${rule.value}`,
            ),
          ),
        ].toSorted()
      : [],
  }))
}

test('a form drawn as a flowchart comes back with the same fields and conditions', () => {
  const label = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => `x${text.replaceAll(/\s+/g, ' ')}y`)
  fc.assert(
    fc.property(branching(fc.oneof(words, label), 2), (fields) => {
      const { text, lost } = mermaid.write({ name: 'Form', schema: { fields, settings: {} } })
      fc.pre(lost.length === 0)
      const read = mermaidImporter.read(text, countedIds())
      expect('fields' in read && meaning(read.fields)).toEqual(meaning(fields))
    }),
  )
})

test('a form drawn as a tree comes back with the same fields and conditions', () => {
  fc.assert(
    fc.property(branching(words, 1), (drawn) => {
      // Fields with the same label cannot be told apart.
      const fields = drawn.map((field, at) => ({ ...field, label: `${field.label} ${at}` }))
      const { text, lost } = tree.write({ name: 'Form', schema: { fields, settings: {} } })
      fc.pre(lost.length === 0)
      const read = treeImporter.read(text, countedIds())
      const plain = (list: readonly Field[]) =>
        meaning(list.toSorted((a, b) => a.label.localeCompare(b.label)))
      expect('fields' in read && plain(read.fields)).toEqual(plain(fields))
    }),
  )
})

/** Names in several scripts, without characters that have a meaning in a tree. */
const names = fc
  .array(
    fc.constantFrom(
      'Plan',
      'Größe',
      '名前',
      'שם',
      'العنوان',
      '🚲',
      'Team’s',
      'best-loved',
      '3rd',
      "Ann's",
      'A&B',
      '50%',
      'C#',
      'été',
    ),
    { minLength: 1, maxLength: 4 },
  )
  // A tree reads an emoji at the start as a bullet, and the export reports that.
  .map((parts) => `My ${parts.join(' ')}`)

/** Any keyboard characters. */
const wild = fc
  .array(
    fc.constantFrom(
      'a',
      'Yes',
      '?',
      ':',
      '"',
      "'",
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '|',
      '/',
      '→',
      '-->',
      '<b>',
      '&',
      '#',
      '*',
      '%%',
      '\n',
      '; ',
      '\u202e',
      'ש',
      '🧵',
      '`',
      '\\',
      'end',
      'required',
      '(text)',
      '____',
      '├──',
      ' ',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `x${parts.join('')}y`)

const withPlaces = (fields: readonly Field[]) =>
  fields.map((field, at) => ({ ...field, label: `${field.label} ${at}` }))

const plain = (list: readonly Field[]) =>
  meaning(list.toSorted((a, b) => a.label.localeCompare(b.label)))

/** Labels and options as stored after reading: one line, without bidi marks. */
const stored = (fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, label: labelText(field.label) }))

describe.each([
  ['a flowchart', mermaid, mermaidImporter, 2],
  ['a tree', tree, treeImporter, 1],
] as const)('%s', (_, exporter, importer, mostSources) => {
  const written = (fields: readonly Field[]) =>
    exporter.write({ name: 'Form', schema: { fields, settings: {} } })
  const read = (text: string) => {
    const result = importer.read(text, countedIds())
    return 'fields' in result ? result.fields : []
  }

  test('names in any script come back, with their conditions', () => {
    fc.assert(
      fc.property(branching(names, mostSources), (drawn) => {
        const fields = withPlaces(drawn)
        const { text, lost } = written(fields)
        expect(lost.filter((one) => one.includes('would change if'))).toEqual([])
        fc.pre(lost.length === 0)
        expect(plain(read(text))).toEqual(plain(fields))
      }),
    )
  })

  test('fields with characters that do not come back are reported, all others come back', () => {
    fc.assert(
      fc.property(branching(wild, mostSources), (drawn) => {
        const fields = withPlaces(drawn)
        const { text, lost } = written(fields)
        fc.pre(lost.length === 0)
        expect(plain(read(text))).toEqual(plain(stored(fields)))
      }),
    )
  })

  test('500 fields come back', () => {
    const fields = Array.from({ length: 500 }, (__, at): Field => {
      const conditional: Conditional = {
        dependsOn: `f${at - 1}`,
        condition: 'equals',
        value: at % 3 === 0 ? 'On' : 'Off',
      }
      return {
        id: `f${at}`,
        type: 'radio',
        label: `Part ${at}`,
        options: ['On', 'Off'],
        ...(at % 50 > 0 && { conditional }),
      }
    })
    const { text, lost } = written(fields)
    expect(lost).toEqual([])
    expect(plain(read(text))).toEqual(plain(fields))
  })

  test('a field with nested groups is drawn as always shown, with a warning', () => {
    const conditional: Conditional = {
      operator: 'AND',
      rules: [{ id: 'r', fieldId: 'plan', condition: 'equals', value: 'Pro' }],
      groups: [{ id: 'g', operator: 'OR', rules: [], groups: [] }],
    }
    const fields: Field[] = [
      { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'] },
      { id: 'vat', type: 'text', label: 'VAT number', conditional },
    ]
    const { text, lost } = written(fields)
    expect(lost).toEqual([
      'The logic of "VAT number" is too complex for branches. It is drawn as always shown.',
    ])
    expect(read(text).map(({ conditional: kept }) => kept)).toEqual([undefined, undefined])
  })
})

test('logic that branches cannot express is reported', () => {
  const conditional: Conditional = { dependsOn: 'seats', condition: 'greater_than', value: '5' }
  const fields: Field[] = [
    { id: 'seats', type: 'number', label: 'Seats' },
    { id: 'vat', type: 'text', label: 'VAT number', conditional },
  ]
  const form = { name: 'Form', schema: { fields, settings: {} } }
  const lost = [
    'The logic of "VAT number" is too complex for branches. It is drawn as always shown.',
  ]
  expect(mermaid.write(form).lost).toEqual(lost)
  expect(tree.write(form).lost).toEqual(lost)
})
