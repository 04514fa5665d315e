import { formSchema } from '@ramiform/contract/form-schema'
import { limits } from '@ramiform/core/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { outlineOf, samplesIn } from '../documents/testing/samples.ts'
import { importers } from './index.ts'

const checked = [
  'id',
  'type',
  'label',
  'required',
  'options',
  'other',
  'shuffle',
  'minChoices',
  'maxChoices',
  'columns',
  'unit',
  'conditional',
  'requiredWhen',
  'optionsWhen',
  'earliest',
  'latest',
  'defaultAnswer',
  'errorText',
] as const
const samplesOf = (name: string) =>
  samplesIn(new URL(`./${name}/samples/`, import.meta.url)).map(({ bytes, ...sample }) => ({
    ...sample,
    text: Buffer.from(bytes).toString('utf8'),
  }))

describe.each(importers)('$label', (importer) => {
  test.each(samplesOf(importer.name))('$file gives the expected fields', ({ text, expected }) => {
    const result = importer.read(text, countedIds())
    expect(outlineOf(result, checked)).toEqual(expected)
  })

  test.each(hardTexts)('%s gives fields or a problem', (_, text) => {
    const result = importer.read(text, countedIds())
    if ('problem' in result) return
    expect(result.fields.length).toBeLessThanOrEqual(limits.fields)
    expect(new Set(result.fields.map(({ id }) => id)).size).toBe(result.fields.length)
  })

  test('100,000 lines in the manner of the samples are read', () => {
    const lines = samplesOf(importer.name).flatMap(({ text }) => text.split('\n'))
    const many = Array.from({ length: 100_000 }, (_, index) => lines[index % lines.length])
    const result = importer.read(many.join('\n'), countedIds())
    if (!('problem' in result)) expect(result.fields.length).toBeLessThanOrEqual(limits.fields)
  })

  test('any text gives fields that the server accepts, or a problem', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.json(),
      fc
        .array(fc.dictionary(fc.constantFrom(...memberNames), fc.jsonValue(), { maxKeys: 6 }))
        .map((entries) => JSON.stringify(entries)),
      ...samplesOf(importer.name).map(({ text }) => fc.constant(text)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const result = importer.read(text, countedIds())
        if ('problem' in result) return
        expect(result.fields.length).toBeGreaterThan(0)
        expect(
          formSchema.safeParse({
            fields: result.fields,
            sections: result.sections,
            tables: result.tables,
            hiddenFields: result.hiddenFields,
            values: result.values,
            endings: result.endings,
          }).error?.issues,
        ).toBeUndefined()
      }),
    )
  })
})

const levels = (line: (depth: number) => string, count = 500) =>
  Array.from({ length: count }, (_, depth) => line(depth)).join('\n')

/** Inputs that must not break any importer. */
const hardTexts: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['white space', ' \t\r\n \u00a0'],
  ['NUL and broken surrogates', '\0\ud800 # a?\udc00\0'],
  ['one line of 1 MB', 'a? '.repeat(350_000)],
  ['brackets of 1 MB', '['.repeat(1_000_000)],
  ['500 indented lists', levels((depth) => `${'  '.repeat(depth)}- Is it ${depth}?`)],
  ['500 drawn levels', levels((depth) => `${'│   '.repeat(depth)}├── Yes → Is it ${depth}?`)],
  ['500 quotes', `${'> '.repeat(500)}## a?`],
  ['500 objects', `${'{"fields":['.repeat(500)}${']}'.repeat(500)}`],
  ['100,000 open lists', '['.repeat(100_000)],
  ['500 outlines', `<opml><body>${'<outline text="a?">'.repeat(500)}`],
  ['500 diagrams within', `flowchart TD\n${levels((depth) => `subgraph s${depth}`)}`],
  ['500 ways', `flowchart TD\n${levels((depth) => `a${depth} -->|yes| a${depth + 1}`)}`],
  ['the same way back and forth', `graph LR\n${levels(() => 'a --> b --> a', 5_000)}`],
]

const memberNames = [
  'id',
  'type',
  'label',
  'name',
  'options',
  'required',
  'styling',
  'validation',
  'conditional',
  'payment',
  'minChoices',
  'columns',
  'prices',
  'unit',
  'earliest',
  'defaultAnswer',
  'errorText',
]
