import { findProblems } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { fixFinding, isUndoable, undoFix } from './fix-finding.ts'

const draft = ({ fields, settings }: FormSchema) =>
  draftOf({ name: 'Form', schema: { fields, settings } })

/** The form with its first fixable finding fixed. */
function fixed(form: FormSchema) {
  const finding = findProblems(form, { fieldTypes }).find(({ fix }) => fix !== undefined)
  if (finding === undefined) throw new Error('nothing to fix')
  const edit = fixFinding(finding)(draft(form))
  if (edit === null) throw new Error('the fix did nothing')
  return { edit, schema: edit.draft.schema }
}

const lastOf = (schema: FormSchema) => schema.fields.at(-1)

test('removes the one rule among several, and keeps the others as they are', () => {
  const rule = aRule('a', 'equals', 'x', 'r1')
  const form = aForm()
    .text('a')
    .text(
      'b',
      shownWhenAll(
        rule,
        anyOf(aRule('gone', 'equals', 'x', 'r2'), aRule('a', 'is_empty', '', 'r3')),
      ),
    )
  const { schema } = fixed(form)
  expect(lastOf(schema)?.conditional).toMatchObject({
    rules: [rule],
    groups: [{ operator: 'OR', rules: [{ id: 'r3' }] }],
  })
})

test('takes the logic away with its only rule', () => {
  const { schema, edit } = fixed(
    aForm()
      .text('b', { label: 'B', ...shownWhen('gone', 'is_empty') })
      .text('a'),
  )
  expect(schema.fields[0]?.conditional).toBeUndefined()
  expect(edit.name).toBe('Fix logic of "B"')
})

test('changes a value to the nearest option, in simple and in advanced logic', () => {
  const lunch = aForm().radio('lunch', ['Any', 'Other'])
  const simple = fixed(lunch.text('b', shownWhen('lunch', 'equals', 'Others')))
  expect(lastOf(simple.schema)?.conditional).toEqual({
    dependsOn: 'lunch',
    condition: 'equals',
    value: 'Other',
  })
  const advanced = fixed(
    lunch.text(
      'b',
      shownWhenAll(aRule('lunch', 'is_not_empty'), aRule('lunch', 'equals', 'others')),
    ),
  )
  expect(lastOf(advanced.schema)?.conditional).toMatchObject({
    rules: [{ value: '' }, { value: 'Other' }],
  })
})

test('swaps bounds of numbers and of amounts', () => {
  const number = fixed(aForm().number('n', { validation: { min: 9, max: 1, pattern: '^1' } }))
  expect(number.schema.fields[0]?.validation).toEqual({ min: 1, max: 9, pattern: '^1' })
  const payment = { allowCustomAmount: true, minAmount: 900, maxAmount: 100 }
  const paid = fixed(
    aForm()
      .payment('p', { payment })
      .with({ payment: { enabled: true } }),
  )
  expect(paid.schema.fields[0]?.payment).toMatchObject({ minAmount: 100, maxAmount: 900 })
})

test('a fix is taken back on its own, unless its field was changed again', () => {
  const form = aForm().number('n', { validation: { min: 9, max: 1 } })
  const { edit } = fixed(form)
  const [before] = form.fields
  const [after] = edit.draft.schema.fields
  if (before === undefined || after === undefined) throw new Error('the field is gone')
  expect(undoFix(before, after)(edit.draft)?.draft.schema.fields[0]).toMatchObject(before)
  const changed = { ...after, validation: { min: 2 } }
  expect(isUndoable({ ...after, label: 'Other' }, after)).toBe(true)
  expect(isUndoable(changed, after)).toBe(false)
  const schema = { ...edit.draft.schema, fields: [changed] }
  expect(undoFix(before, after)({ ...edit.draft, schema })).toBeNull()
})
