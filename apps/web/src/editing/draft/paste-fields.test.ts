import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { aForm, allOf, anyOf, aRule, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import type { FormDraft } from './form-draft.ts'
import { insertFields, withNewIds } from './paste-fields.ts'
import { readersOfNothing } from './readers-of-nothing.ts'
import { removeFields } from './remove-fields.ts'
import { restoreFields } from './restore-fields.ts'
import { readersInWords } from './rules-on-field.ts'

const { fields } = aForm()
  .radio('attendance', ['In person', 'Online'])
  .text('lunch', {
    conditional: allOf(
      aRule('attendance', 'equals', 'In person', 'r1'),
      anyOf(aRule('elsewhere', 'is_empty', '', 'r2')),
    ),
  })
  .text('zone', shownWhen('attendance', 'equals', 'Online'))

const form: FormDraft = { name: 'F', description: '', schema: { fields, settings: {} } }

function ids() {
  let next = 0
  return { field: () => `new_${++next}`, rule: () => `rule_${++next}` }
}

test('pasted fields read one another under their new ids, and others as before', () => {
  const copies = withNewIds(fields, ids())
  expect(copies.map(({ id }) => id)).toEqual(['new_1', 'new_2', 'new_3'])
  const read = copies.map(({ conditional }) =>
    conditional === undefined ? [] : rulesOf(conditional).map(({ fieldId }) => fieldId),
  )
  expect(read).toEqual([[], ['new_1', 'elsewhere'], ['new_1']])
  const rules = copies.flatMap(({ conditional }) =>
    conditional === undefined ? [] : rulesOf(conditional).map(({ id }) => id),
  )
  expect(rules).not.toContain('r1')
})

test('a copy of some of them still reads the originals', () => {
  const [zone] = withNewIds(fields.slice(2), ids())
  expect(zone?.conditional).toEqual({
    dependsOn: 'attendance',
    condition: 'equals',
    value: 'Online',
  })
})

test('in another form it is said whose rules read nothing there', () => {
  const copies = withNewIds(fields, ids())
  expect(readersInWords(readersOfNothing(copies, copies))).toBe('lunch (rule 2)')
  expect(
    readersOfNothing(copies, [...copies, { id: 'elsewhere', type: 'text', label: 'E' }]),
  ).toEqual([])
})

test('a deleted field comes back to its place among the others, whatever was added or moved since', () => {
  const before: FormDraft = {
    ...form,
    schema: { fields: aForm().text('a').text('b').text('c').text('d').fields, settings: {} },
  }
  const after = removeFields(['b', 'd'])(before)?.draft ?? before
  const order = (changed: FormDraft) =>
    restoreFields(['b', 'd'], before, changed)(changed)?.draft.schema.fields.map(({ id }) => id)
  const withFirst = (draft: FormDraft, id: string): FormDraft => ({
    ...draft,
    schema: { ...draft.schema, fields: [{ id, type: 'text', label: id }, ...draft.schema.fields] },
  })
  expect(order(after)).toEqual(['a', 'b', 'c', 'd'])
  expect(order(withFirst(after, 'new'))).toEqual(['new', 'a', 'b', 'c', 'd'])
  expect(order(removeFields(['a'])(after)?.draft ?? after)).toEqual(['b', 'c', 'd'])
  const reversed = {
    ...after,
    schema: { ...after.schema, fields: after.schema.fields.toReversed() },
  }
  expect(order(reversed)).toEqual(['c', 'd', 'a', 'b'])
})

test('rules that went with a deleted field come back with it, unless they were changed since', () => {
  const gone = removeFields(['attendance'])(form)?.draft ?? form
  const after: FormDraft = {
    ...gone,
    schema: {
      ...gone.schema,
      fields: gone.schema.fields.map((field) => ({ ...field, conditional: undefined })),
    },
  }
  const restored = restoreFields(['attendance'], form, after)(after)?.draft.schema.fields
  expect(restored?.map(({ conditional }) => conditional)).toEqual(
    fields.map(({ conditional }) => conditional),
  )
  const mended = shownWhen('lunch', 'is_empty').conditional
  const changed: FormDraft = {
    ...after,
    schema: {
      ...after.schema,
      fields: after.schema.fields.map((field) => ({ ...field, conditional: mended })),
    },
  }
  const kept = restoreFields(['attendance'], form, after)(changed)?.draft.schema.fields
  expect(kept?.at(-1)?.conditional).toBe(mended)
})

test('several fields come and go as one step, named by their number', () => {
  const pasted = insertFields(withNewIds(fields, ids()), 1, 'Paste')(form)
  expect(pasted?.name).toBe('Paste 3 fields')
  expect(pasted?.selected).toBe('new_1')
  expect(pasted?.draft.schema.fields.map(({ id }) => id)).toEqual([
    'attendance',
    'new_1',
    'new_2',
    'new_3',
    'lunch',
    'zone',
  ])
  expect(removeFields(['lunch', 'zone'])(form)?.name).toBe('Delete 2 fields')
  expect(removeFields(['lunch'], 'Cut')(form)?.name).toBe('Cut "lunch"')
  expect(removeFields(['nothing'])(form)).toBeNull()
})

test('not one is pasted where not all of them have room', () => {
  const many = Array.from({ length: limits.fieldsInEditor }, (_, index) => ({
    id: `n${index}`,
    type: 'text',
    label: 'N',
  }))
  expect(insertFields(many, 0, 'Paste')(form)).toBeNull()
  expect(insertFields(fields, 0, 'Paste')(form)).toBeNull()
})

test('copies compare with the copy of the other question', () => {
  const conditional = { dependsOn: 'a', condition: 'equals', value: '', valueFrom: 'b' }
  const fields: readonly Field[] = [
    { id: 'a', type: 'text', label: 'A' },
    { id: 'b', type: 'text', label: 'B' },
    { id: 'c', type: 'text', label: 'C', conditional },
  ]
  let made = 0
  const newId = () => {
    made += 1
    return `n${made}`
  }
  const copied = withNewIds(fields, { field: newId, rule: newId })
  expect(copied.at(-1)?.conditional).toEqual({ ...conditional, dependsOn: 'n1', valueFrom: 'n2' })
  const alone = withNewIds(fields.slice(2), { field: newId, rule: newId })
  expect(alone[0]?.conditional).toEqual(conditional)
})
