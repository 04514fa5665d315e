import { formTemplates } from '@ramiform/formats/templates/index'
import { expect, test } from 'vitest'
import { emptyDraft } from './generator-draft.ts'
import { templateBehind, titleOf } from './title-of.ts'

const [template] = formTemplates
if (template === undefined) throw new Error('There are no templates.')
const { slug, title, description } = template
const picked = { ...emptyDraft, template: slug, description }

test("a template's title stands as long as its description does, also with a few words changed", () => {
  expect(titleOf(picked)).toBe(title)
  expect(titleOf({ ...picked, description: `${description} And their age.` })).toBe(title)
  expect(titleOf({ ...picked, description: description.replace(' ', ' kindly ') })).toBe(title)
})

test('it goes with a description that is replaced, and comes back with it', () => {
  for (const other of ['', 'Ask for name and email.', description.slice(0, 5)]) {
    expect(titleOf({ ...picked, description: other })).toBe('')
    expect(templateBehind({ ...picked, description: other })).toBeUndefined()
  }
})

test('a title that was typed stays, and so does an empty one', () => {
  expect(titleOf({ ...picked, title: 'Mine', description: 'Ask for name.' })).toBe('Mine')
  expect(titleOf({ ...picked, title: '' })).toBe('')
  expect(titleOf(emptyDraft)).toBe('')
})
