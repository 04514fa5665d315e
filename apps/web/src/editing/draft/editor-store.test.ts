import { editorDefaults, type Form } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newFieldId, newFieldIds } from '../../forms/field-id.ts'
import { aStoredForm } from '../testing/stored-form.ts'
import { consequencesOf, removeAffected } from './consequences.ts'
import type { Command } from './edit.ts'
import { createEditorStore, isDirty } from './editor-store.ts'
import {
  addField,
  changeField,
  duplicateField,
  moveField,
  removeField,
  setConditional,
} from './field-commands.ts'
import {
  changeDescription,
  changeName,
  changeSettings,
  replaceDraft,
  setMode,
} from './form-commands.ts'
import { draftOf, type FormDraft, fieldById } from './form-draft.ts'
import { insertFields, withNewIds } from './paste-fields.ts'
import { removeFields } from './remove-fields.ts'
import { restoreFields } from './restore-fields.ts'

const aForm = (labels: readonly string[] = []): Form =>
  aStoredForm({
    version: 1,
    schema: {
      fields: labels.map((label) => ({ id: label.toLowerCase(), type: 'text', label })),
      settings: editorDefaults,
    },
  })

/** An editor whose clock stands still until it is told otherwise. */
function anEditor(labels: readonly string[] = []) {
  let time = 1_000
  const store = createEditorStore(aForm(labels), () => time)
  const order = () => store.getState().draft.schema.fields.map(({ id }) => id)
  return { store, order, wait: (ms: number) => (time += ms) }
}

describe('what the owner does', () => {
  test('a field is added at the exact place and selected', () => {
    const { store, order } = anEditor(['A', 'B'])
    store.run(addField(fieldTypes.radio, 'new', 1))
    expect(order()).toEqual(['a', 'new', 'b'])
    expect(store.getState().selected).toBe('new')
  })

  test('deleting the selected field clears the selection, and undo brings both back', () => {
    const { store, order } = anEditor(['A', 'B'])
    store.select('b')
    store.run(removeField('b'))
    expect([order(), store.getState().selected]).toEqual([['a'], null])
    store.undo()
    expect([order(), store.getState().selected]).toEqual([['a', 'b'], 'b'])
  })

  test('each step says what it did', () => {
    const { store } = anEditor(['Company size'])
    store.run(duplicateField('company size', 'copy'))
    store.run(moveField('copy', 0))
    store.run(removeField('company size'))
    expect(store.getState().past.map(({ name }) => name)).toEqual([
      'Duplicate "Company size"',
      'Move "Company size"',
      'Delete "Company size"',
    ])
  })

  test('a copy takes the logic along and stands right below', () => {
    const { store, order } = anEditor(['A', 'B', 'C'])
    store.run(setConditional('b', { dependsOn: 'a', condition: 'equals', value: 'x' }))
    store.run(duplicateField('b', 'copy'))
    expect(order()).toEqual(['a', 'b', 'copy', 'c'])
    const copy = fieldById(store.getState().draft.schema.fields, 'copy')
    expect(copy?.conditional).toEqual({ dependsOn: 'a', condition: 'equals', value: 'x' })
  })

  test('moving to where it stands is no step', () => {
    const { store } = anEditor(['A', 'B'])
    expect(store.run(moveField('b', 1))).toBe(false)
    expect(store.run(moveField('b', 99))).toBe(false)
    expect(store.getState().past).toEqual([])
  })

  test('removing logic deletes the conditional entirely', () => {
    const { store } = anEditor(['A', 'B'])
    store.run(setConditional('b', { operator: 'AND', rules: [], groups: [] }))
    store.run(setConditional('b', undefined))
    const json = JSON.stringify(store.getState().draft)
    expect(json).not.toContain('conditional')
    expect(store.getState().past.at(-1)?.name).toBe('Remove logic of "B"')
  })

  test('Traditional keeps the logic, and switching back is one step', () => {
    const { store } = anEditor(['A', 'B'])
    store.run(setConditional('b', { dependsOn: 'a', condition: 'equals', value: 'x' }))
    const before = store.getState().draft.schema.fields
    store.run(setMode('traditional'))
    expect(store.getState().draft.schema.fields).toBe(before)
    expect(store.run(setMode('traditional'))).toBe(false)
  })

  test('a form takes as many fields as the editor allows, and no more', () => {
    const labels = Array.from({ length: limits.fieldsInEditor }, (_, index) => `F${index}`)
    const { store } = anEditor(labels)
    expect(store.run(addField(fieldTypes.text, 'one-more', 0))).toBe(false)
  })
})

describe('typing', () => {
  const type = (store: ReturnType<typeof anEditor>['store'], label: string) =>
    store.run(changeField('a', { label }, 'label'))

  test('in one control is one step', () => {
    const { store } = anEditor(['A'])
    for (const label of ['N', 'Na', 'Nam', 'Name']) type(store, label)
    expect(store.getState().past).toHaveLength(1)
    store.undo()
    expect(fieldById(store.getState().draft.schema.fields, 'a')?.label).toBe('A')
    store.redo()
    expect(fieldById(store.getState().draft.schema.fields, 'a')?.label).toBe('Name')
  })

  test('after leaving the control, after a pause and in another control is a new step', () => {
    const { store, wait } = anEditor(['A'])
    type(store, 'N')
    store.endTyping()
    type(store, 'Na')
    wait(10_000)
    type(store, 'Nam')
    store.run(changeField('a', { description: 'x' }, 'description'))
    expect(store.getState().past).toHaveLength(4)
  })

  test('after an undo does not lengthen an older step', () => {
    const { store } = anEditor(['A'])
    type(store, 'N')
    store.endTyping()
    store.run(changeName('Other'))
    store.undo()
    type(store, 'Na')
    expect(store.getState().past).toHaveLength(2)
  })
})

describe('saved or not', () => {
  test('undoing back to what was saved leaves nothing to save', () => {
    const { store } = anEditor(['A'])
    store.run(removeField('a'))
    expect(isDirty(store.getState())).toBe(true)
    store.undo()
    expect(isDirty(store.getState())).toBe(false)
  })

  test('typing the old text again leaves nothing to save either', () => {
    const { store } = anEditor(['A'])
    store.run(changeField('a', { label: 'B' }))
    store.run(changeField('a', { label: 'A' }))
    expect(isDirty(store.getState())).toBe(false)
  })

  test('what is typed while a save is on its way is still to be saved', () => {
    const { store } = anEditor(['A'])
    store.run(changeName('First'))
    const sent = store.getState().draft
    store.run(changeDescription('typed meanwhile'))
    store.markSaved({ ...aForm(['A']), name: 'First', version: 2 }, sent)
    expect(isDirty(store.getState())).toBe(true)
    expect(store.getState().saved.version).toBe(2)
  })
})

test('ids are field_ and a timestamp, and never taken twice', () => {
  const taken = [{ id: 'field_5' }, { id: 'field_6' }]
  expect(newFieldId(taken, 5)).toBe('field_7')
  expect(newFieldId(taken, 9)).toBe('field_9')
})

test('two hundred edits of every kind, undone one by one or at once, give the first state byte for byte', () => {
  fc.assert(
    fc.property(fc.array(aMove, { minLength: 1, maxLength: 200, size: 'max' }), (moves) => {
      let time = 0
      const store = createEditorStore(aForm(['A', 'B', 'C']), () => time)
      const first = JSON.stringify(store.getState().draft)
      for (const move of moves) {
        time += move.pause
        const command = commandFor(move, store.getState().draft, time)
        if (move.amends && store.getState().past.length > 0) store.amend(command)
        else store.run(command)
        if (move.leaves) store.endTyping()
        if (move.undo) store.undo()
      }
      const json = () => JSON.stringify(store.getState().draft)
      const last = json()
      const steps = store.getState().past.length
      for (let step = 0; step < steps; step += 1) store.undo()
      expect(json()).toBe(first)
      expect(store.getState().past).toEqual([])
      for (let step = 0; step < steps; step += 1) store.redo()
      expect(json()).toBe(last)
      store.goTo(0)
      expect(json()).toBe(first)
      store.goTo(Number.POSITIVE_INFINITY)
      store.goTo(steps)
      expect(json()).toBe(last)
    }),
    { numRuns: 60 },
  )
})

test('jumping far beyond either end stops there', () => {
  const { store } = anEditor(['A'])
  store.run(changeName('One'))
  store.endTyping()
  store.run(changeDescription('Two'))
  store.goTo(-5)
  expect(store.getState().past).toHaveLength(0)
  store.goTo(99)
  expect(store.getState().draft).toMatchObject({ name: 'One', description: 'Two' })
})

const aMove = fc.record({
  kind: fc.constantFrom(
    'add',
    'remove',
    'remove several',
    'duplicate',
    'move',
    'label',
    'options',
    'type changed',
    'logic',
    'nested logic',
    'no logic',
    'settings',
    'style',
    'name',
    'description',
    'mode',
    'paste',
    'restore',
    'mend rules',
    'another version',
  ),
  type: fc.constantFrom(...(Object.keys(fieldTypes) as FieldTypeName[])),
  at: fc.nat(30),
  to: fc.nat(30),
  text: fc.string({ unit: 'grapheme' }),
  pause: fc.constantFrom(0, 100, 5_000),
  undo: fc.boolean(),
  amends: fc.constantFrom(false, false, false, true),
  leaves: fc.boolean(),
})

function commandFor(
  { kind, type, at, to, text }: typeof aMove extends fc.Arbitrary<infer Move> ? Move : never,
  draft: FormDraft,
  now: number,
): Command {
  const { fields } = draft.schema
  const idAt = (place: number) => fields[place % Math.max(1, fields.length)]?.id ?? 'gone'
  const id = idAt(at)
  const fresh = newFieldIds(fields, now)
  const rule = { id: text, fieldId: idAt(to), condition: 'equals', value: text }
  const commands: Readonly<Record<typeof kind, () => Command>> = {
    add: () => addField(fieldTypes[type], fresh(), to % (fields.length + 1)),
    remove: () => removeField(id),
    'remove several': () => removeFields([id, idAt(to)]),
    duplicate: () => duplicateField(id, fresh()),
    move: () => moveField(id, to),
    label: () => changeField(id, { label: text }, 'label'),
    options: () => changeField(id, { options: [text, 'x'] }, 'options'),
    'type changed': () => changeField(id, { type }),
    logic: () => setConditional(id, { dependsOn: idAt(to), condition: 'equals', value: text }),
    'nested logic': () =>
      setConditional(id, {
        operator: 'AND',
        rules: [rule],
        groups: [{ id: 'g', operator: 'OR', rules: [rule, rule], groups: [] }],
      }),
    'no logic': () => setConditional(id, undefined),
    settings: () => changeSettings({ title: text }, 'title'),
    style: () => changeSettings({ style: { roundness: to } }),
    name: () => changeName(text),
    description: () => changeDescription(text),
    mode: () => setMode(to % 2 === 0 ? 'traditional' : 'conditional'),
    paste: () =>
      insertFields(
        withNewIds(fields.slice(0, 3), { field: fresh, rule: () => `rule_${now}` }),
        to % (fields.length + 1),
        'Paste',
      ),
    restore: () => {
      const lost = { id: fresh(), type: 'text', label: text }
      const before = { ...draft.schema, fields: fields.toSpliced(to, 0, lost) }
      return restoreFields([lost.id], { ...draft, schema: before }, draft)
    },
    'mend rules': () => {
      const without = removeFields([id])(draft)?.draft ?? draft
      return removeAffected(consequencesOf(draft, without))
    },
    'another version': () => replaceDraft(draftOf(aForm(['A', text])), 'Restore version 1'),
  }
  return commands[kind]()
}
