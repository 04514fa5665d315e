import { describe, expect, test } from 'vitest'
import { documentFormats } from './formats.ts'
import { readDocument } from './read-document.ts'
import { countedIds } from './testing/counted-ids.ts'
import { outlineOf, samplesIn } from './testing/samples.ts'

const checked = ['id', 'type', 'label', 'required', 'options', 'validation', 'conditional'] as const
const samplesOf = (format: string) => samplesIn(new URL(`./${format}/samples/`, import.meta.url))

describe.each(Object.keys(documentFormats))('%s', (format) => {
  test.each(samplesOf(format))('$file gives the expected fields', async (sample) => {
    const result = await readDocument(sample.file, sample.bytes, countedIds())
    expect(outlineOf(result, checked)).toEqual(sample.expected)
  })

  test('has samples of at least eight authors', () => {
    expect(samplesOf(format).length).toBeGreaterThanOrEqual(8)
  })
})
