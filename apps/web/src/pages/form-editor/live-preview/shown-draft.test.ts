import { expect, test } from 'vitest'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { shownDraft, showsSame } from './shown-draft.ts'

const draft: FormDraft = {
  name: 'Workshop',
  description: '',
  schema: { fields: [{ id: 'a', type: 'text', label: 'A' }], settings: { title: 'Come along' } },
}
const settings = (more: object): FormDraft => ({
  ...draft,
  schema: { ...draft.schema, settings: { ...draft.schema.settings, ...more } },
})
const same = (other: FormDraft) => showsSame(shownDraft(draft), shownDraft(other))

test('colours, and a name that nobody sees, leave the form as it stands', () => {
  expect(same(settings({ style: { accent: '#336699' } }))).toBe(true)
  expect(same({ ...draft, name: 'Internal name' })).toBe(true)
  expect(same(settings({ scenarios: [] }))).toBe(true)
})

test('whatever a visitor would see begins the form anew', () => {
  expect(same(settings({ title: 'Welcome' }))).toBe(false)
  expect(same(settings({ displayStyle: 'single-card' }))).toBe(false)
  expect(same({ ...draft, description: 'On Saturday' })).toBe(false)
  expect(same({ ...draft, schema: { ...draft.schema, fields: [] } })).toBe(false)
})

test('sections, tables, endings and translations are parts of it', () => {
  const parts = {
    sections: [{ id: 's', title: 'You' }],
    tables: [{ id: 't', title: 'Rate these' }],
    endings: [{ id: 'e', title: 'Bye' }],
    translations: [{ language: 'de' as const, texts: [] }],
  }
  for (const [name, part] of Object.entries(parts)) {
    const other = { ...draft, schema: { ...draft.schema, [name]: part } }
    expect(shownDraft(other).schema).toHaveProperty(name, part)
    expect(same(other), name).toBe(false)
    const copied = { ...other, schema: { ...other.schema } }
    expect(showsSame(shownDraft(other), shownDraft(copied)), name).toBe(true)
  }
})
