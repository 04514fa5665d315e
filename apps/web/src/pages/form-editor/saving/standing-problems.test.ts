import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { standingProblems } from './standing-problems.ts'

const name: Field = { id: 'a', type: 'text', label: '' }
const colour: Field = { id: 'b', type: 'radio', label: 'Colour', options: ['x', 'y'] }
const refused: FormDraft = {
  name: '',
  description: '',
  schema: { fields: [name, colour], settings: { notifications: { webhook: 'http://10.0.0.1/' } } },
}
const withFields = (...fields: readonly Field[]): FormDraft => ({
  ...refused,
  schema: { ...refused.schema, fields },
})
const stands = (path: string, draft: FormDraft) =>
  standingProblems({ problems: [{ path, message: 'is wrong' }], draft: refused }, draft).length ===
  1

test('a problem stands until what it names is changed, whatever else is', () => {
  expect(stands('name', refused)).toBe(true)
  expect(stands('name', { ...refused, description: 'New' })).toBe(true)
  expect(stands('name', { ...refused, name: 'Form' })).toBe(false)

  const webhook = 'schema.settings.notifications.webhook'
  const withSettings = (settings: FormDraft['schema']['settings']): FormDraft => ({
    ...refused,
    schema: { ...refused.schema, settings },
  })
  const { settings } = refused.schema
  expect(stands(webhook, withSettings({ ...settings, title: 'New' }))).toBe(true)
  expect(stands(webhook, withSettings({}))).toBe(false)
})

test('a problem of a field stays with its field, where it is moved and where it is removed', () => {
  const option = 'schema.fields.1.options.1'
  expect(stands(option, withFields(colour, name))).toBe(true)
  expect(stands(option, withFields(name, { ...colour, label: 'Paint' }))).toBe(true)
  expect(stands(option, withFields(name, { ...colour, options: ['x', 'z'] }))).toBe(false)
  expect(stands(option, withFields(name))).toBe(false)
  // The check of a form names the field alone.
  expect(stands('schema.fields.1', withFields(name, { ...colour, label: 'Paint' }))).toBe(false)
  expect(stands('schema.fields.1', withFields({ ...name, label: 'Name' }, colour))).toBe(true)
})

test('only those that were changed are gone', () => {
  const problems = ['name', 'schema.fields.0.label'].map((path) => ({ path, message: 'is wrong' }))
  expect(standingProblems({ problems, draft: refused }, { ...refused, name: 'Form' })).toEqual([
    problems[1],
  ])
  expect(standingProblems({ draft: refused }, { ...refused, name: 'Form' })).toEqual([])
})
