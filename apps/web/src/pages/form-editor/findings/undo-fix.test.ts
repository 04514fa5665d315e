import { aForm } from '@ramiform/core/testing/a-form'
import { applyFix } from '@ramiform/proving/apply-fix'
import { expect, test } from 'vitest'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { isUndoable, undoFix } from './undo-fix.ts'

test('a fix is taken back on its own, unless its field was changed again', () => {
  const form = aForm().number('n', { validation: { min: 9, max: 1 } })
  const fixed = applyFix(form, {
    label: '',
    removes: false,
    change: { kind: 'swap_bounds', fieldId: 'n' },
  })
  const draft = draftOf({ name: 'Form', schema: { fields: fixed?.fields ?? [], settings: {} } })
  const [before] = form.fields
  const [after] = draft.schema.fields
  if (before === undefined || after === undefined) throw new Error('the field is gone')
  expect(undoFix(before, after)(draft)?.draft.schema.fields[0]).toMatchObject(before)
  const changed = { ...after, validation: { min: 2 } }
  expect(isUndoable({ ...after, label: 'Other' }, after)).toBe(true)
  expect(isUndoable(changed, after)).toBe(false)
  const schema = { ...draft.schema, fields: [changed] }
  expect(undoFix(before, after)({ ...draft, schema })).toBeNull()
})
