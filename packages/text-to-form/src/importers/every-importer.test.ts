import { readdirSync, readFileSync } from 'node:fs'
import { formSchema } from '@ramiform/contract/form-schema'
import type { Field } from '@ramiform/core/field'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importers } from './index.ts'

/** Ids that a test can foresee: `field_1`, `field_2` and so on. */
function countedIds() {
  let count = 0
  return () => {
    count += 1
    return `field_${count}`
  }
}

/** What a reader of a sample wants to see of a field. */
function outline({ id, type, label, required, options, conditional }: Field) {
  return {
    id,
    type,
    label,
    ...(required && { required }),
    ...(options && { options }),
    ...(conditional && { conditional }),
  }
}

/** Samples come in pairs: `answers.json` and, beside it, `answers.json.expected.json`. */
function samplesOf(name: string) {
  const folder = new URL(`./${name}/samples/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => ({
      file,
      text: readFileSync(new URL(file, folder), 'utf8'),
      expected: JSON.parse(readFileSync(new URL(`${file}.expected.json`, folder), 'utf8')),
    }))
}

describe.each(importers)('$label', (importer) => {
  test.each(samplesOf(importer.name))('$file gives what stands beside it', ({ text, expected }) => {
    const result = importer.read(text, countedIds())
    const read =
      'problem' in result
        ? result
        : {
            fields: result.fields.map(outline),
            warnings: result.warnings.map(({ message }) => message),
          }
    expect(read).toEqual(expected)
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
        expect(formSchema.safeParse({ fields: result.fields }).error?.issues).toBeUndefined()
      }),
    )
  })
})

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
]
