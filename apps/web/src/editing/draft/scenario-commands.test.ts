import { expect, test } from 'vitest'
import { aStoredForm } from '../testing/stored-form.ts'
import { createEditorStore } from './editor-store.ts'
import { addScenarios, changeScenario, removeScenario } from './scenario-commands.ts'

const scenario = (id: string) => ({ id, name: id, pinned: false, answers: {}, visible: [] })

function anEditor() {
  const store = createEditorStore(aStoredForm({ schema: { fields: [], settings: {} } }))
  const names = () => store.getState().draft.schema.settings.scenarios?.map(({ name }) => name)
  return { store, names }
}

test('scenarios are added, changed and removed, one step each', () => {
  const { store, names } = anEditor()
  store.run(addScenarios([scenario('a'), scenario('b')], 'Keep 2 scenarios'))
  store.run(changeScenario('b', { name: 'Online' }, 'Rename a scenario'))
  store.run(removeScenario('a'))
  expect(names()).toEqual(['Online'])
  store.undo()
  store.undo()
  expect(names()).toEqual(['a', 'b'])
  store.undo()
  expect(names()).toBeUndefined()
})

test('typing in one control is one step', () => {
  const { store } = anEditor()
  store.run(addScenarios([scenario('a')], 'Add a scenario'))
  for (const people of ['1', '12']) {
    store.run(changeScenario('a', { answers: { people } }, 'Change answers', 'people'))
  }
  expect(store.getState().past).toHaveLength(2)
})

test('a form has 200 scenarios at most, and unknown ones are left alone', () => {
  const { store, names } = anEditor()
  const many = Array.from({ length: 201 }, (_, at) => scenario(`s${at}`))
  store.run(addScenarios(many, 'Keep'))
  expect(names()).toHaveLength(200)
  expect(store.run(addScenarios([scenario('more')], 'Add'))).toBe(false)
  expect(store.run(removeScenario('nothing'))).toBe(false)
  expect(store.run(changeScenario('nothing', { pinned: true }, 'Pin'))).toBe(false)
})
