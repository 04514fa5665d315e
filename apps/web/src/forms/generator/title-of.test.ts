import { formTemplates } from '@ramiform/formats/templates/index'
import { expect, test } from 'vitest'
import { emptyDraft } from './generator-draft.ts'
import { templateBehind, titleOf } from './title-of.ts'

const [template] = formTemplates
if (template === undefined) throw new Error('There are no templates.')
const { slug, title, description } = template
const picked = { ...emptyDraft, template: slug, description }

test('a template’s title stays while its description is at most slightly changed', () => {
  expect(titleOf(picked)).toBe(title)
  expect(titleOf({ ...picked, description: `${description} And their age.` })).toBe(title)
  expect(titleOf({ ...picked, description: description.replace(' ', ' kindly ') })).toBe(title)
})

test('it is removed with a replaced description, and restored with it', () => {
  for (const other of ['', 'Ask for name and email.', description.slice(0, 5)]) {
    expect(titleOf({ ...picked, description: other })).toBe('')
    expect(templateBehind({ ...picked, description: other })).toBeUndefined()
  }
})

test('a typed title stays, also an empty one', () => {
  expect(titleOf({ ...picked, title: 'Mine', description: 'Ask for name.' })).toBe('Mine')
  expect(titleOf({ ...picked, title: '' })).toBe('')
  expect(titleOf(emptyDraft)).toBe('')
})
