import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { createEditorStore } from '../../../editing/draft/editor-store.ts'
import { changeName } from '../../../editing/draft/form-commands.ts'
import { aStoredForm } from '../../../editing/testing/stored-form.ts'
import type { CommandContext } from './command-context.ts'
import { commandName, editorCommands } from './command-table.ts'
import { rankEntries } from './rank-entries.ts'
import { isSingleKey, keyCaps, matches } from './shortcut-keys.ts'

/** The names of the publishing commands that the palette offers. */
function publishingCommands(
  form: { readonly isPublished: boolean; readonly hasUnpublishedChanges?: boolean },
  newName?: string,
) {
  const store = createEditorStore(aStoredForm(form))
  if (newName !== undefined) store.run(changeName(newName))
  const context = { store } as CommandContext
  return editorCommands
    .filter(({ id }) => /publish/.test(id))
    .filter(({ isOffered }) => isOffered?.(context))
    .map((command) => commandName(command, context))
}

test('the palette offers the publishing commands that the form allows', () => {
  expect(publishingCommands({ isPublished: false })).toEqual(['Publish'])
  expect(publishingCommands({ isPublished: true })).toEqual(['Unpublish'])
  const withChanges = ['Publish changes', 'Unpublish']
  expect(publishingCommands({ isPublished: true, hasUnpublishedChanges: true })).toEqual(
    withChanges,
  )
  expect(publishingCommands({ isPublished: true }, 'Not saved yet')).toEqual(withChanges)
})

const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('no two commands have one name or listen to one key', () => {
  const ids = editorCommands.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const keys = editorCommands.flatMap((command) => command.keys ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

test('each field type has a command that adds it', () => {
  expect(editorCommands.filter(({ group }) => group === 'Add a field')).toHaveLength(
    Object.keys(fieldTypes).length,
  )
})

test('a combination is the keys it names and no more', () => {
  expect(matches(pressed('z', { ctrlKey: true }), 'Mod+Z')).toBe(true)
  expect(matches(pressed('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z')).toBe(false)
  expect(matches(pressed('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z')).toBe(true)
  expect(matches(pressed('z'), 'Mod+Z')).toBe(false)
  expect(matches(pressed('?', { shiftKey: true }), '?')).toBe(true)
  expect(matches(pressed('?'), '?')).toBe(true)
})

test('letters alone are told from combinations, which act also while somebody writes', () => {
  expect(['A', '?'].every(isSingleKey)).toBe(true)
  expect(['Mod+A', 'Alt+ArrowUp', 'Delete', 'F8'].some(isSingleKey)).toBe(false)
})

test('keys are shown as the keyboard names them', () => {
  expect(keyCaps('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyCaps('Mod+Shift+Z', true)).toEqual(['⇧', '⌘', 'Z'])
})

test('what begins with the letters typed comes first, and every word must be found', () => {
  const entries = ['Reset', 'Settings', 'Set all', 'Move'].map((name) => ({
    name,
    words: 'options',
  }))
  expect(rankEntries(entries, 'set').map(({ name }) => name)).toEqual([
    'Settings',
    'Set all',
    'Reset',
  ])
  expect(rankEntries(entries, 'set opt').map(({ name }) => name)).toHaveLength(3)
  expect(rankEntries(entries, 'set nothing')).toEqual([])
})
