import { rulesOf } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { aForm, allOf, aRule, shownWhen } from '@ramiform/core/testing/a-form'
import type { Value } from '@ramiform/core/value'
import { fieldTypes } from '@ramiform/fields'
import { expect, test, vi } from 'vitest'
import type { Consequence } from '../../../editing/draft/consequences.ts'
import { createEditorStore } from '../../../editing/draft/editor-store.ts'
import { addField, changeField, removeField } from '../../../editing/draft/field-commands.ts'
import { changeSettings } from '../../../editing/draft/form-commands.ts'
import { removeFields } from '../../../editing/draft/remove-fields.ts'
import { aStoredForm } from '../../../editing/testing/stored-form.ts'
import type { StepNotice } from '../history/use-step-notice.ts'
import { createRulesQuestion } from './rules-question.ts'
import { settledInWords } from './settled-in-words.ts'

function anEditor() {
  const { fields } = aForm()
    .radio('colour', ['Red', 'Green'])
    .text('why', shownWhen('colour', 'equals', 'Red'))
    .text('more', {
      conditional: allOf(aRule('colour', 'equals', 'Red'), aRule('why', 'is_not_empty')),
    })
  const store = createEditorStore(aStoredForm({ schema: { fields, settings: {} } }))
  const done: Consequence[] = []
  const question = createRulesQuestion(store, ({ consequences }) => done.push(...consequences))
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
  return { store, question, type, values, kinds, settled: () => done }
}

test('a renamed option is rewritten in rules once its control is left, in the same step', () => {
  const { store, settled, type, values, kinds } = anEditor()
  type('', 'C', 'Cr', 'Crimson')
  expect(values()).toEqual(['Red', 'Red', ''])
  store.endTyping()
  expect(values()).toEqual(['Crimson', 'Crimson', ''])
  expect(kinds()).toEqual([])
  expect(settled()).toMatchObject([{ kind: 'option-renamed', rewritable: 2 }])
  expect(store.getState().past).toHaveLength(1)
  store.undo()
  expect(values()).toEqual(['Red', 'Red', ''])
  store.redo()
  expect(values()).toEqual(['Crimson', 'Crimson', ''])
})

test('an option that is renamed while the next thing is typed changes its rules in a step of its own', () => {
  const { store, type, values } = anEditor()
  type('Crimson')
  store.run(changeField('why', { label: 'W' }, 'label'))
  expect(values()).toEqual(['Crimson', 'Crimson', ''])
})

test('rules go with a deleted source, in the same step, and one undo brings both back', () => {
  const { store, settled, values, kinds } = anEditor()
  store.run(removeField('colour'))
  expect(values()).toEqual([''])
  expect(kinds()).toEqual([])
  expect(settled()).toMatchObject([{ kind: 'field-gone', rules: 2 }])
  expect(store.getState().past).toHaveLength(1)
  store.undo()
  expect(values()).toEqual(['Red', 'Red', ''])
  expect(store.getState().draft.schema.fields[0]?.id).toBe('colour')
})

const isRed = { dependsOn: 'colour', condition: 'equals', value: 'Red' }
const everyKind: FormSchema = {
  fields: [
    { id: 'colour', type: 'radio', label: 'Color', options: ['Red', 'Green'] },
    { id: 'other', type: 'text', label: 'Other' },
    { id: 'shown', type: 'text', label: 'Why', conditional: isRed },
    { id: 'required', type: 'text', label: 'Who', requiredWhen: isRed },
    {
      ...{ id: 'offer', type: 'radio', label: 'Gift', options: ['Cup'] },
      optionsWhen: [{ option: 'Cup', when: { ...isRed, valueFrom: 'other' } }],
    },
  ],
  endings: [{ id: 'end', title: 'T', conditional: isRed }],
  settings: {},
}
function noticesAbout(schema: FormSchema) {
  const store = createEditorStore(aStoredForm({ schema }))
  const notices: StepNotice[] = []
  const question = createRulesQuestion(store, (one) => {
    const notice = settledInWords(one)
    if (notice) notices.push(notice)
  })
  question.watch()
  return { store, question, notices }
}

test('the notice counts all rules that went, and names the ending that lost its last one', () => {
  const { store, notices } = noticesAbout(everyKind)
  store.run(removeField('colour'))
  expect(notices).toEqual([
    {
      named: 'Color deleted',
      rules: ', with 4 rules that used it',
      changes: '“Ending: T” now shows to everybody',
    },
  ])
})

test('a rule that compares two deleted answers counts once', () => {
  const { store, notices } = noticesAbout(everyKind)
  store.run(removeFields(['colour', 'other']))
  expect(notices).toMatchObject([
    { named: '2 fields deleted', rules: ', with 4 rules that used them' },
  ])
})

test('removing the rules of a deleted option names the ending that lost its last one', () => {
  const { store, question, notices } = noticesAbout(everyKind)
  store.run(changeField('colour', { options: ['Green'] }))
  question.remove()
  expect(notices).toEqual([{ changes: '“Ending: T” now shows to everybody' }])
})

test('Traditional forms ignore the rules of endings, so none is named', () => {
  const { store, notices } = noticesAbout({ ...everyKind, settings: { mode: 'traditional' } })
  store.run(removeField('colour'))
  expect(notices).toEqual([{ named: 'Color deleted', rules: ', with 4 rules that used it' }])
})

test('an option that is gone asks: a rule cannot follow it', () => {
  const { store, question, values, kinds } = anEditor()
  store.run(changeField('colour', { options: ['Green'] }))
  expect(kinds()).toEqual(['option-gone'])
  expect(values()).toEqual(['Red', 'Red', ''])
  question.remove()
  expect(values()).toEqual([''])
  expect(kinds()).toEqual([])
  expect(store.getState().past).toHaveLength(1)
})

test('undoing the step takes the question back, and keeping ends it', () => {
  const { store, question, kinds } = anEditor()
  store.run(changeField('colour', { options: ['Green'] }))
  question.undo()
  expect(kinds()).toEqual([])
  expect(store.getState().past).toHaveLength(0)
  store.run(changeField('colour', { options: ['Green'] }))
  question.keep()
  expect(kinds()).toEqual([])
})

test('a rule mended by hand is no longer asked about', () => {
  const { store, kinds } = anEditor()
  store.run(changeField('colour', { options: ['Green'] }))
  store.run(changeField('why', { conditional: undefined }))
  expect(kinds()).toEqual(['option-gone'])
  store.run(changeField('more', { conditional: undefined }))
  expect(kinds()).toEqual([])
})

test('scenarios that come together with fields expect those that they leave out to be hidden', () => {
  const { store } = anEditor()
  const { fields } = aForm().text('other').text('hidden')
  const scenario = { id: 's', name: 'Brought', pinned: true, answers: {}, visible: ['other'] }
  store.run((draft) => ({
    name: 'Restore version 1',
    draft: { ...draft, schema: { fields, settings: { scenarios: [scenario] } } },
  }))
  expect(store.getState().draft.schema.settings.scenarios).toEqual([scenario])
})

test('formulas follow renamed options, in the same step', async () => {
  const { store, type } = anEditor()
  const points = (option: string) => ({
    kind: 'points' as const,
    id: 'colour',
    points: [{ option, points: 2 }],
  })
  const value = { id: 'v', name: 'Score', type: 'number' as const, formula: points('Red') }
  store.run((draft) => ({
    name: 'Add a value',
    draft: { ...draft, schema: { ...draft.schema, values: [value] } },
  }))
  type('Crimson')
  store.endTyping()
  const formula = () => store.getState().draft.schema.values?.[0]?.formula
  await expect.poll(formula).toEqual(points('Crimson'))
  store.undo()
  expect(formula()).toEqual(points('Red'))
})

test('scenarios follow renamed options, deleted and added fields, in the same step', () => {
  const { store, type } = anEditor()
  const scenario = { id: 's', name: 'Red', pinned: true }
  store.run(
    changeSettings({
      scenarios: [
        { ...scenario, answers: { colour: 'Red', why: 'x' }, visible: ['colour', 'why'] },
      ],
    }),
  )
  const scenarios = () => store.getState().draft.schema.settings.scenarios
  type('Crimson')
  store.endTyping()
  expect(scenarios()?.[0]?.answers).toEqual({ colour: 'Crimson', why: 'x' })
  store.run(removeField('why'))
  store.run(addField(fieldTypes.text, 'new', 0))
  expect(scenarios()).toEqual([
    { ...scenario, answers: { colour: 'Crimson' }, visible: ['colour'], unchecked: ['new'] },
  ])
  expect(store.getState().past).toHaveLength(4)
  store.undo()
  expect(scenarios()?.[0]?.unchecked).toBeUndefined()
})

test('formulas and texts follow on the next try, after their code did not load', async () => {
  const { fields } = aForm()
    .radio('colour', ['Red', 'Green'])
    .text('why', { label: 'Why {{name|this}}?' })
    .text('name')
  const formula: Formula = { kind: 'points', id: 'colour', points: [{ option: 'Red', points: 5 }] }
  const values: readonly Value[] = [{ id: 'score', name: 'Score', type: 'number', formula }]
  const store = createEditorStore(aStoredForm({ schema: { fields, values, settings: {} } }))
  const offline = () => Promise.reject(new Error('offline'))
  let isOnline = false
  const tries: (() => void)[] = []
  createRulesQuestion(store, undefined, (tryAgain) => tries.push(tryAgain), {
    options: () => (isOnline ? import('../../../editing/draft/options-follow.ts') : offline()),
    texts: () => (isOnline ? import('../../../editing/draft/texts-follow.ts') : offline()),
  }).watch()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  store.run(changeField('colour', { options: ['Crimson', 'Green'] }, 'option 0'))
  store.endTyping()
  store.run(removeField('name'))
  await expect.poll(() => tries).toHaveLength(3)
  expect(warn).toHaveBeenCalledTimes(3)
  warn.mockRestore()

  isOnline = true
  tries.at(-1)?.()
  const schema = () => store.getState().draft.schema
  const points = [{ option: 'Crimson', points: 5 }]
  await expect.poll(() => schema().values?.[0]?.formula).toEqual({ ...formula, points })
  await expect.poll(() => schema().fields[1]?.label).toBe('Why this?')
  expect(tries).toHaveLength(3)
})
