import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { collectForms } from './export-forms.ts'

test('the archive has a JSON file for each form, also for forms with one name', () => {
  const archive = collectForms()
  const schema = { fields: [], settings: {} }
  for (const name of ['Open day', 'open day', 'Q: what?']) archive.add({ name, schema })
  const files = unzipSync(archive.archive())
  expect(Object.keys(files)).toEqual(['Open day.json', 'open day (2).json', 'Q what.json'])
  expect(JSON.parse(strFromU8(files['open day (2).json'] ?? new Uint8Array()))).toEqual({
    ramiform: 1,
    name: 'open day',
    schema,
  })
})
