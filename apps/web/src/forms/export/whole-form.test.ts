import { formSchema } from '@ramiform/contract/form-schema'
import { languages } from '@ramiform/core/built-in-texts/languages'
import { json } from '@ramiform/formats/form-exporters/json'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const settings = fc.record(
  {
    title: fc.string({ maxLength: 30 }),
    language: fc.constantFrom(...languages),
    displayStyle: fc.constantFrom('standard' as const, 'single-card' as const),
    allowMultipleSubmissions: fc.boolean(),
    advanced: fc.record({ saveProgress: fc.boolean(), autoSave: fc.boolean() }),
  },
  { requiredKeys: [] },
)

test('importing an exported JSON restores the language and all settings', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const fields = [{ id: 'name', type: 'text', label: 'Name' }]
      const { text } = json.write({ name: 'Form', schema: { fields, settings: chosen } })
      expect(formSchema.parse(JSON.parse(text).schema)).toEqual({ fields, settings: chosen })
    }),
  )
})
