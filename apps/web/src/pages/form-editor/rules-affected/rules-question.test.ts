import { rulesOf } from '@ramiform/core/conditions/condition'
import { aForm, allOf, aRule, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { createEditorStore } from '../document/editor-store.ts'
import { changeField, removeField } from '../document/field-commands.ts'
import { createRulesQuestion } from './rules-question.ts'

function anEditor() {
  const { fields } = aForm()
    .radio('colour', ['Red', 'Green'])
    .text('why', shownWhen('colour', 'equals', 'Red'))
    .text('more', {
      conditional: allOf(aRule('colour', 'equals', 'Red'), aRule('why', 'is_not_empty')),
    })
  const store = createEditorStore({
    id: 'form',
    name: 'Form',
    slug: null,
    isPublished: false,
    submissionCount: 0,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    version: 1,
    schema: { fields, settings: {} },
  })
  const question = createRulesQuestion(store)
  question.watch()
  const type = (...texts: readonly string[]) => {
    for (const text of texts) {
      store.run(changeField('colour', { options: [text, 'Green'] }, 'option 0'))
    }
  }
  const values = () =>
    store
      .getState()
      .draft.schema.fields.flatMap(({ conditional }) =>
        conditional === undefined ? [] : rulesOf(conditional).map(({ value }) => value),
      )
  const kinds = () => question.getState().asked?.consequences.map(({ kind }) => kind) ?? []
  return { store, question, type, values, kinds }
}

test('while an option is typed nothing is asked; once the control is left, about the whole of it', () => {
  const { store, question, type, kinds } = anEditor()
  type('', 'C', 'Cr', 'Crimson')
  expect(kinds()).toEqual([])
  store.endTyping()
  expect(kinds()).toEqual(['option-renamed'])
  expect(question.getState().asked?.consequences[0]).toMatchObject({
    renamed: { from: 'Red', to: 'Crimson' },
    rewritable: 2,
  })
})

test('rewriting belongs to the step that renamed: one undo takes both back', () => {
  const { store, question, type, values, kinds } = anEditor()
  type('Crimson')
  store.endTyping()
  question.rewrite()
  expect(values()).toEqual(['Crimson', 'Crimson', ''])
  expect(kinds()).toEqual([])
  expect(store.getState().past).toHaveLength(1)
  store.undo()
  expect(values()).toEqual(['Red', 'Red', ''])
  store.redo()
  expect(values()).toEqual(['Crimson', 'Crimson', ''])
})

test('undoing the step takes the question back, and keeping ends it', () => {
  const { store, question, kinds } = anEditor()
  store.run(removeField('colour'))
  expect(kinds()).toEqual(['field-gone'])
  question.undo()
  expect(kinds()).toEqual([])
  expect(store.getState().past).toHaveLength(0)
  store.run(removeField('colour'))
  question.keep()
  expect(kinds()).toEqual([])
})

test('a second loss adds to the question, and removing answers for both', () => {
  const { store, question, values, kinds } = anEditor()
  store.run(removeField('colour'))
  store.run(removeField('why'))
  expect(kinds()).toEqual(['field-gone', 'field-gone'])
  question.remove()
  expect(values()).toEqual([])
  expect(store.getState().past).toHaveLength(2)
})

test('a rule mended by hand is no longer asked about', () => {
  const { store, kinds } = anEditor()
  store.run(removeField('colour'))
  store.run(changeField('why', { conditional: undefined }))
  expect(kinds()).toEqual(['field-gone'])
  store.run(changeField('more', { conditional: undefined }))
  expect(kinds()).toEqual([])
})
