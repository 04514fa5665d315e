import { readdirSync, readFileSync } from 'node:fs'
import { formSchema } from '@ramiform/contract/form-schema'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type DocumentFormat, documentFormats } from './formats.ts'
import { readDocument } from './read-document.ts'
import { countedIds } from './testing/counted-ids.ts'

const formats = Object.keys(documentFormats) as DocumentFormat[]

/** One small sample of each format, to be changed at random. */
const samples = formats.map((format) => {
  const folder = new URL(`./${format}/samples/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${format}`))
  const contents = files.map((file) => readFileSync(new URL(file, folder)))
  const smallest = contents.sort((one, other) => one.length - other.length)[0]
  return [format, new Uint8Array(smallest ?? [])] as const
})

/** These runs take a few seconds; DOCUMENT_RUNS asks for more */
const runs = Number(process.env.DOCUMENT_RUNS ?? 150)

async function holds(name: string, bytes: Uint8Array): Promise<void> {
  const result = await readDocument(name, bytes, countedIds())
  if ('problem' in result) return
  expect(result.fields.length).toBeGreaterThan(0)
  expect(formSchema.safeParse({ fields: result.fields }).error?.issues).toBeUndefined()
}

test.each(samples)(
  'any change of a %s gives fields that the server accepts, or a problem',
  async (format, whole) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const change = fc.record({
      at: fc.nat(whole.length - 1),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 24 }),
    })
    const changed = fc.array(change, { minLength: 1, maxLength: 12 }).map((changes) => {
      const bytes = whole.slice()
      for (const { at, bytes: put } of changes) bytes.set(put.subarray(0, bytes.length - at), at)
      return bytes
    })
    const cut = fc.nat(whole.length).map((length) => whole.slice(0, length))
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, changed, cut), (bytes) => holds(`any.${format}`, bytes)),
      { numRuns: runs },
    )
  },
)

test('any bytes under any name give a problem or fields', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const starts = samples.map(([, bytes]) => bytes.slice(0, 600))
  const bytes = fc
    .tuple(fc.constantFrom(new Uint8Array(), ...starts), fc.uint8Array({ maxLength: 3_000 }))
    .map(([start, rest]) => Uint8Array.from([...start, ...rest]))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...formats), bytes, (format, any) =>
      holds(`any.${format}`, any),
    ),
    { numRuns: runs },
  )
})
