import { emptySchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { changesBetween } from './changes-in-words.ts'
import { consequencesOf, removeAffected } from './consequences.ts'
import type { Command } from './edit.ts'
import { changeEnding } from './ending-commands.ts'
import { addEnding, removeEnding, stepEnding } from './endings-list-commands.ts'
import { setConditional } from './field-commands.ts'
import { changeList } from './form-commands.ts'
import { type FormDraft, sameDraft } from './form-draft.ts'

const empty: FormDraft = {
  name: 'Form',
  description: '',
  schema: { ...emptySchema(), fields: [{ id: 'a', type: 'text', label: 'Name' }] },
}
const run = (draft: FormDraft, ...commands: readonly Command[]): FormDraft =>
  commands.reduce((so, command) => command(so)?.draft ?? so, draft)

test('endings are added, changed, moved and deleted; without any, the form is as before', () => {
  const two = run(empty, addEnding('x'), addEnding('y'), changeEnding('y', { title: 'Hi' }, 'Name'))
  expect(two.schema.endings).toEqual([{ id: 'x' }, { id: 'y', title: 'Hi' }])
  expect(run(two, stepEnding('y', -1)).schema.endings?.map(({ id }) => id)).toEqual(['y', 'x'])
  expect(stepEnding('x', -1)(two)).toBeNull()
  expect(run(two, changeEnding('y', { title: '' }, 'Name')).schema.endings?.[1]).toEqual({
    id: 'y',
  })
  const none = run(two, removeEnding('x'), removeEnding('y'))
  expect(JSON.stringify(none)).toBe(JSON.stringify(empty))
  expect(sameDraft(two, empty)).toBe(false)
})

test('an ending gets and loses its logic by the same command as a field', () => {
  const logic = { dependsOn: 'a', condition: 'equals', value: 'x' }
  const edit = setConditional('x', logic)(run(empty, addEnding('x')))
  expect(edit?.name).toBe('Add logic of Ending 1')
  expect(edit?.draft.schema.endings).toEqual([{ id: 'x', conditional: logic }])
  const without = setConditional('x', undefined)(edit?.draft ?? empty)
  expect(without?.draft.schema.endings).toEqual([{ id: 'x' }])
})

test('rules of endings that read a deleted hidden field are removed, and the ending is not one without logic', () => {
  const hidden = [{ id: 'h', name: 'source' }]
  const logic = { dependsOn: 'h', condition: 'equals', value: 'x' }
  const before = run(
    empty,
    changeList('hiddenFields', hidden, 'Add'),
    addEnding('x'),
    setConditional('x', logic),
  )
  const after = run(before, changeList('hiddenFields', [], 'Delete'))
  expect(after.schema.hiddenFields).toBeUndefined()
  const consequences = consequencesOf(before, after)
  expect(consequences).toMatchObject([{ kind: 'field-gone', rules: 1, source: { id: 'h' } }])
  const edit = removeAffected(consequences)(after)
  expect(edit?.draft.schema.endings).toEqual([
    { id: 'x', conditional: { operator: 'AND', rules: [], groups: [] } },
  ])
})

test('changes are named for owners, with the order of endings', () => {
  const before = run(
    empty,
    changeList('hiddenFields', [{ id: 'h', name: 'source' }], 'Add'),
    addEnding('x'),
    addEnding('y'),
  )
  const after = run(
    before,
    changeList('hiddenFields', [{ id: 'h', name: 'source', value: 'web' }], 'Change'),
    changeEnding('x', { title: 'Hi' }, 'Name'),
    stepEnding('y', -1),
    addEnding('z'),
  )
  expect(changesBetween(before, after).map(({ words }) => words)).toEqual([
    'Hidden field source: default value',
    'Ending: Hi: title',
    'Ending without a text',
    'Endings in another order',
  ])
})

test('an ending without a text is named as such, and a heading with a number as it is', () => {
  const titled = run(empty, addEnding('x'), changeEnding('x', { title: 'Plan 1' }, 'Name'))
  const wordsOf = (after: FormDraft) => changesBetween(empty, after).map(({ words }) => words)
  expect(wordsOf(titled)).toEqual(['Ending: Plan 1'])
  expect(wordsOf(run(empty, addEnding('x')))).toEqual(['Ending without a text'])
})
