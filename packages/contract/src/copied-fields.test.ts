import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { readCopiedFields } from './copied-fields.ts'
import { copiedFieldsText, looksLikeCopiedFields } from './copied-fields-text.ts'

const { fields } = aForm()
  .radio('a', ['x'])
  .text('b', shownWhen('a', 'equals', 'x'))

test('copied fields come back as they were', () => {
  expect(readCopiedFields(copiedFieldsText(fields))).toEqual({ kind: 'fields', fields })
})

test('other texts are no fields', () => {
  const texts = ['', 'Lunch', '{}', '[1]', '{"fields":[]}', 'ramiform/fields', copiedFieldsText([])]
  for (const text of texts) expect(readCopiedFields(text).kind, text).toBe('refused')
  expect(looksLikeCopiedFields('Dear "ramiform/fields", {')).toBe(false)
})

test('what somebody changed is read as strictly as a form', () => {
  const text = copiedFieldsText(fields)
  const changed = [
    text.replace('"type": "radio"', '"type": "script"'),
    text.replace('"label": "a"', '"label": "a", "onclick": "alert(1)"'),
    text.replace('"id": "b"', '"id": "a"'),
    text.replace('"id": "a"', '"id": "\\"><script>"'),
    text.slice(0, -10),
    text.replace('"label": "a"', `"label": ${'['.repeat(40)}${']'.repeat(40)}`),
  ]
  for (const one of changed) {
    expect(one).not.toBe(text)
    expect(readCopiedFields(one).kind, one).toBe('refused')
  }
})
