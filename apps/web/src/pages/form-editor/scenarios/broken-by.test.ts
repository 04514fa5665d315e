import { aForm, allOf, aRule, shownWhenAny } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { createEditorStore } from '../../../editing/draft/editor-store.ts'
import { changeField, setConditional } from '../../../editing/draft/field-commands.ts'
import { aStoredForm } from '../../../editing/testing/stored-form.ts'
import { brokenBy, causeInWords, restoreInWords } from './broken-by.ts'

const lunch = (limit: string, day = 'Morning') =>
  shownWhenAny(
    aRule('day', 'equals', 'Full day'),
    allOf(aRule('day', 'equals', day), aRule('people', 'greater_than', limit)),
  ).conditional

const scenario = {
  id: 's',
  name: 'Morning team gets lunch',
  pinned: true,
  answers: { day: 'Morning', people: '5' },
  visible: ['day', 'people', 'lunch'],
}

function anEditor() {
  const { fields } = aForm()
    .radio('day', ['Morning', 'Full day'])
    .number('people')
    .text('lunch', { label: 'Lunch', conditional: lunch('4') })
  const store = createEditorStore(aStoredForm({ schema: { fields, settings: {} } }), () => 1_000)
  const cause = () => {
    const { past, draft } = store.getState()
    return brokenBy(past, draft.schema, scenario, 'lunch')
  }
  return { store, cause }
}

test('the changed rule is named, with its earlier value, and changed back in one step', () => {
  const { store, cause } = anEditor()
  expect(cause()).toBeNull()
  store.run(setConditional('lunch', lunch('6')))
  store.run(changeField('day', { label: 'Which part of the day?' }))
  const found = cause()
  expect(found).toMatchObject({ since: { at: 1_000 }, fieldId: 'lunch', rule: { number: 3 } })
  expect(found && restoreInWords(found, 'Lunch')).toBe('Change 6 back to 4')
  if (found?.restore) store.run(found.restore)
  expect(store.getState().draft.schema.fields[2]?.conditional).toEqual(lunch('4'))
})

test('a step that keeps the result is not the cause', () => {
  const { store, cause } = anEditor()
  store.run(setConditional('lunch', lunch('3')))
  store.run(setConditional('lunch', lunch('7')))
  const found = cause()
  expect(found && restoreInWords(found, 'Lunch')).toBe('Change 7 back to 3')
})

test('a change of several rules gives all of them back', () => {
  const { store, cause } = anEditor()
  store.run(setConditional('lunch', lunch('6', 'Evening')))
  const found = cause()
  expect(found).toMatchObject({ rule: null })
  expect(found && restoreInWords(found, 'Lunch')).toBe('Change the rules of Lunch back')
})

test('logic that was changed again since cannot be changed back', () => {
  const { store, cause } = anEditor()
  store.run(setConditional('lunch', lunch('6')))
  store.run(setConditional('lunch', lunch('7')))
  expect(cause()).toMatchObject({ rule: { after: { value: '6' } }, restore: null })
})

test('a scenario that failed already when the editor opened is explained by the live version', () => {
  const { store } = anEditor()
  const live = { version: 13, schema: store.getState().draft.schema, isLive: true }
  const failing = anEditor().store
  failing.run(setConditional('lunch', lunch('6')))
  const { schema } = failing.getState().draft
  const found = brokenBy([], schema, scenario, 'lunch', [live])
  expect(found).toMatchObject({ since: { version: 13 }, rule: { number: 3 } })
  expect(found && causeInWords(found, 'Lunch')).toBe(
    'Rule 3 of Lunch differs from version 13, which visitors see',
  )
  expect(found && restoreInWords(found, 'Lunch')).toBe('Change 6 back to 4')
  if (found?.restore) failing.run(found.restore)
  expect(failing.getState().draft.schema.fields[2]?.conditional).toEqual(lunch('4'))

  // In the live version it fails too, so that version explains nothing.
  expect(brokenBy([], schema, scenario, 'lunch', [{ ...live, schema }])).toBeNull()

  // So an older version explains it, in which it passed.
  const older = { version: 9, schema: live.schema, isLive: false }
  const cause = brokenBy([], schema, scenario, 'lunch', [{ ...live, schema }, older])
  expect(cause && causeInWords(cause, 'Lunch')).toBe(
    'Rule 3 of Lunch differs from version 9, in which this scenario passed',
  )
  expect(cause && restoreInWords(cause, 'Lunch')).toBe('Change 6 back to 4')
})

test('a change that is only one of several causes is not offered to be changed back', () => {
  const { store } = anEditor()
  const live = { version: 13, schema: store.getState().draft.schema, isLive: true }
  store.run(setConditional('lunch', lunch('6')))
  store.run(setConditional('people', shownWhenAny(aRule('day', 'equals', 'Full day')).conditional))
  const { schema } = store.getState().draft
  expect(brokenBy([], schema, scenario, 'lunch', [live])).toMatchObject({ restore: null })
})
