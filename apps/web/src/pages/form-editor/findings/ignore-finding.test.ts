import { aForm } from '@ramiform/core/testing/a-form'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { expect, test } from 'vitest'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { bringBack, ignoreFinding } from './ignore-finding.ts'

const draft = draftOf({ name: 'Form', schema: { fields: aForm().text('x').fields, settings: {} } })
const hint: ListedFinding = {
  code: 'gap',
  severity: 'hint',
  fieldId: 'x',
  rules: [1],
  message: '',
  mark: 'Gap at 5',
  fact: [],
  why: [],
}
const note = { reason: 'Five is rare', by: 'Ada', at: '2026-11-23T12:00:00.000Z' }

test('an ignored hint is stored with a reason and a name, once', () => {
  const once = ignoreFinding(hint, note)(draft)
  expect(once?.draft.schema.settings).toEqual({
    ignoredFindings: [{ code: 'gap', fieldId: 'x', rules: [1], ...note }],
  })
  const again = once && ignoreFinding(hint, { ...note, reason: 'Still rare' })(once.draft)
  expect(again?.draft.schema.settings.ignoredFindings).toMatchObject([{ reason: 'Still rare' }])
})

test('brought back, the settings are as before', () => {
  const ignored = ignoreFinding(hint, note)(draft)
  expect(ignored && bringBack(hint)(ignored.draft)?.draft).toEqual(draft)
  expect(bringBack(hint)(draft)).toBeNull()
})

test('an error cannot be ignored', () => {
  expect(ignoreFinding({ ...hint, severity: 'error' }, note)(draft)).toBeNull()
})
