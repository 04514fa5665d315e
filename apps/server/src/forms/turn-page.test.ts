import { readFileSync } from 'node:fs'
import { english } from '@ramiform/core/built-in-texts/en'
import type { FormSchema } from '@ramiform/core/form'
import { describe, expect, test } from 'vitest'
import { pageTurnIn, turnPage } from './turn-page.ts'

const { schema }: { readonly schema: FormSchema } = JSON.parse(
  readFileSync(new URL('../../../../examples/sections.json', import.meta.url), 'utf8'),
)
const turn = (answers: object, page: number, go: 'next' | 'previous' | null) =>
  turnPage(schema, { ...answers }, { page, go }, english)

describe('the next page', () => {
  test('is the next one with visible questions', () => {
    expect(turn({ name: 'Mei', before: 'Yes' }, 0, 'next')).toEqual({ at: 'evening' })
    expect(turn({ name: 'Mei', before: 'Yes' }, 1, 'previous')).toEqual({ at: 'name' })
  })

  test('is the same one while an answer of the page has a problem', () => {
    expect(turn({ before: 'Yes' }, 0, 'next')).toEqual({
      at: 'name',
      problems: [{ fieldId: 'name', code: 'required' }],
    })
  })

  test('does not exist when all later pages are hidden, so the form is sent', () => {
    expect(turn({ name: 'Mei', before: 'No' }, 0, 'next')).toBeNull()
    expect(turn({ name: 'Mei', before: 'Yes' }, 1, 'next')).not.toBeNull()
    expect(turn({ name: 'Mei', before: 'Yes', evening: '5' }, 1, 'next')).toBeNull()
  })

  test('checks nothing on the way back', () => {
    expect(turn({ before: 'Yes' }, 1, 'previous')).toEqual({ at: 'name' })
  })

  test('with a page that the form does not have, sends', () => {
    expect(turn({}, 9_999, 'next')).toBeNull()
  })
})

test.each([
  ['form.page=1&form.go=next', { page: 1, go: 'next' }],
  ['form.page=0&form.go=previous', { page: 0, go: 'previous' }],
  ['form.page=1&form.go=elsewhere', { page: 1, go: null }],
  ['form.page=1', { page: 1, go: null }],
  ['form.page=-1&form.go=next', null],
  ['form.go=next', null],
])('%s is read', (body, expected) => {
  expect(pageTurnIn(new URLSearchParams(body))).toEqual(expected)
})
