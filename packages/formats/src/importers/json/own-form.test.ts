import { readdirSync, readFileSync } from 'node:fs'
import { formSchema } from '@ramiform/contract/form-schema'
import { expect, test } from 'vitest'
import { json } from './json.ts'
import { ownSchemaIn } from './own-form.ts'

const folder = new URL('../../../../../examples/', import.meta.url)
const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, form: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) }))
  .filter(({ form }) => formSchema.safeParse(form.schema).success)

const newId = () => 'new'

test.each(examples)('$file loses nothing without the mark of an export', ({ form }) => {
  for (const whole of [form, { name: form.name, schema: form.schema }]) {
    const { fields, warnings, head, ...parts } = found(whole)
    const { settings } = form.schema
    expect({ fields, ...parts, settings }).toEqual(form.schema)
    expect(warnings).toEqual([])
    expect(head).toEqual({ name: form.name, description: whole.description, settings })
  }
})

test('a schema alone loses nothing but the name, and offers no choices', () => {
  for (const { form } of examples) {
    const { fields, warnings, ...parts } = found(form.schema)
    expect({ fields, ...parts, settings: form.schema.settings }).toEqual(form.schema)
    expect(warnings).toEqual([])
    expect(json.choices?.(JSON.stringify(form.schema))).toEqual([])
  }
})

const field = { id: 'a', type: 'text', label: 'A' }

test.each([
  ['no settings', { fields: [field] }],
  ['no fields', { fields: [], settings: {} }],
  ['a type of another program', { fields: [{ ...field, type: 'short_text' }], settings: {} }],
  ['a member of another program', { fields: [{ ...field, visibleIf: 'b' }], settings: {} }],
  ['a member that is never stored', { fields: [{ ...field, shown: ['B'] }], settings: {} }],
  ['an id with a space', { fields: [{ ...field, id: 'a b' }], settings: {} }],
  [
    'an id that JSON cannot have as a key',
    { fields: [{ ...field, id: '__proto__' }], settings: {} },
  ],
  ['one id for two fields', { fields: [field, field], settings: {} }],
  ['no label', { fields: [{ id: 'a', type: 'text' }], settings: {} }],
])('%s: not recognized as our own form', (_, form) => {
  expect(ownSchemaIn(form)).toBeNull()
  expect(ownSchemaIn({ name: 'Form', schema: form })).toBeNull()
})

function found(form: unknown) {
  const result = json.read(JSON.stringify(form), newId)
  if ('problem' in result) throw new Error(result.problem.code)
  return result
}

test('no part of a form is named __proto__, in the form either', () => {
  const part = { id: '__proto__', name: 'a', title: 'A', formula: '1', type: 'number' }
  const { fields, warnings, head, ...parts } = found({
    name: 'Form',
    fields: [{ ...field, id: '__proto__' }],
    sections: [part],
    tables: [part],
    hiddenFields: [part, { id: 'h', name: '__proto__' }],
    values: [part],
    endings: [part],
    settings: {},
  })
  expect(fields).toEqual([expect.objectContaining({ id: 'new' })])
  expect(parts).toEqual({})
})
