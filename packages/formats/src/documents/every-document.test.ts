import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from '@ramiform/core/field'
import { describe, expect, test } from 'vitest'
import { documentFormats } from './formats.ts'
import { readDocument } from './read-document.ts'
import { countedIds } from './testing/counted-ids.ts'

/** The properties of a field that the samples check. */
function outline({ id, type, label, required, options, validation, conditional }: Field) {
  return {
    id,
    type,
    label,
    ...(required && { required }),
    ...(options && { options }),
    ...(validation && { validation }),
    ...(conditional && { conditional }),
  }
}

/** Samples come in pairs: `survey.docx` and `survey.docx.expected.json`. */
function samplesOf(format: string) {
  const folder = new URL(`./${format}/samples/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => ({
      file,
      bytes: new Uint8Array(readFileSync(new URL(file, folder))),
      expected: JSON.parse(readFileSync(new URL(`${file}.expected.json`, folder), 'utf8')),
    }))
}

describe.each(Object.keys(documentFormats))('%s', (format) => {
  test.each(samplesOf(format))('$file gives the expected fields', async (sample) => {
    const result = await readDocument(sample.file, sample.bytes, countedIds())
    const read =
      'problem' in result
        ? result
        : {
            fields: result.fields.map(outline),
            warnings: result.warnings.map(({ message }) => message),
          }
    expect(read).toEqual(sample.expected)
  })

  test('has samples of at least eight authors', () => {
    expect(samplesOf(format).length).toBeGreaterThanOrEqual(8)
  })
})
