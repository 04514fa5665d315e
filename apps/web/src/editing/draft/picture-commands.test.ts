import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import type { Command } from './edit.ts'
import { changeField } from './field-commands.ts'
import type { FormDraft } from './form-draft.ts'
import { setAlternativeText, setPicture } from './picture-commands.ts'

const [tart, sorbet] = ['a'.repeat(64), 'b'.repeat(64)]
const field: Field = {
  id: 'f',
  type: 'radio',
  label: 'Dessert',
  options: ['Tart', 'Sorbet'],
  pictures: [{ option: 'Sorbet', image: sorbet }],
}
const draft: FormDraft = { name: '', description: '', schema: { fields: [field], settings: {} } }
const after = (command: Command, from = draft) => command(from)?.draft ?? from
const pictures = (of: FormDraft) => of.schema.fields[0]?.pictures

test('pictures are in the order of the options, and a new one has no alternative text yet', () => {
  const two = after(setPicture('f', 'Tart', tart))
  expect(pictures(two)).toEqual([
    { option: 'Tart', image: tart },
    { option: 'Sorbet', image: sorbet },
  ])
  const described = after(setAlternativeText('f', 'Tart', 'A tart'), two)
  expect(pictures(described)?.[0]).toEqual({ option: 'Tart', image: tart, alt: 'A tart' })
  expect(pictures(after(setAlternativeText('f', 'Tart', ''), described))).toEqual(pictures(two))
  expect(pictures(after(setPicture('f', 'Tart', sorbet), described))?.[0]).toEqual({
    option: 'Tart',
    image: sorbet,
  })
  expect(pictures(after(setPicture('f', 'Tart', undefined), described))).toEqual(field.pictures)
})

test('a picture of an option that is gone meanwhile changes nothing', () => {
  expect(setPicture('f', 'Cheese', tart)(draft)).toBeNull()
  expect(setPicture('gone', 'Tart', tart)(draft)).toBeNull()
})

test('a renamed option keeps its picture', () => {
  const renamed = after(changeField('f', { options: ['Tart', 'Ice'] }))
  expect(pictures(renamed)).toEqual([{ option: 'Ice', image: sorbet }])
})
