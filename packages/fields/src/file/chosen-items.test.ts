import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { chosenItems } from './chosen-items.ts'
import type { ChosenFile, FileItem } from './file-item.ts'

const field = (upload: Field['upload'] = {}): Field => ({
  id: 'cv',
  type: 'file',
  label: 'CV',
  upload,
})
const file = (name: string, size = 10) => ({ name, size })
const sent = (name: string): FileItem => ({ key: name, name, size: 10, state: 'sent', sent: 10 })
const states = (field: Field, before: readonly FileItem[], files: readonly ChosenFile[]) => {
  const { kept, added } = chosenItems(field, before, files, english)
  return [...kept, ...added.map(({ item }) => item)].map(({ name, state }) => `${name} ${state}`)
}

test('a field for one file takes the new one in the place of the old one', () => {
  expect(states(field(), [sent('old.pdf')], [file('new.pdf')])).toEqual(['new.pdf sending'])
})

test('a rejected file keeps the old one and shows the reason', () => {
  const { kept, added } = chosenItems(
    field({ maxMegabytes: 1 }),
    [sent('old.pdf')],
    [file('new.pdf', 1_000_001)],
    english,
  )
  expect(kept.map(({ name }) => name)).toEqual(['old.pdf'])
  expect(added[0]?.item).toMatchObject({
    state: 'refused',
    problem: '"new.pdf" is too large. The limit is 1 MB.',
  })
})

test('files are added up to the limit', () => {
  const upload = { maxFiles: 2, kinds: ['pdf'] }
  expect(
    states(field(upload), [sent('a.pdf')], [file('b.exe'), file('c.PDF'), file('d.pdf')]),
  ).toEqual(['a.pdf sent', 'b.exe refused', 'c.PDF sending', 'd.pdf refused'])
})

test('a rejection is shown once', () => {
  const refused: FileItem = { ...sent('bad.exe'), state: 'refused', problem: 'no' }
  expect(states(field({ maxFiles: 3 }), [refused], [file('a.pdf')])).toEqual(['a.pdf sending'])
})

test('an empty file is refused', () => {
  expect(states(field(), [], [file('empty.txt', 0)])).toEqual(['empty.txt refused'])
})
