import { describe, expect, test } from 'vitest'
import { submissionsToCsv } from './csv/submissions-csv.ts'
import { createFilling } from './filling/filling.ts'
import { partialAnswers } from './filling/partial-answers.ts'
import type { FormSchema } from './form.ts'
import { hiddenAnswers, hiddenInAddress } from './hidden-answers.ts'
import { withHiddenFields } from './hidden-fields.ts'
import { searchText } from './submissions/search.ts'
import { aForm, shownWhen } from './testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from './testing/field-types.ts'
import { checkSubmission } from './validation/check-submission.ts'

const context = { fieldTypes, patterns: null }
const form: FormSchema = {
  ...aForm()
    .text('name')
    .text('discount', shownWhen('h_source', 'equals', 'letter')),
  hiddenFields: [
    { id: 'h_source', name: 'utm_source' },
    { id: 'h_plan', name: 'plan', value: 'free' },
  ],
}
const query = (text: string) => hiddenInAddress(form, new URLSearchParams(text))

describe('values of hidden fields', () => {
  test('come from the address, by the declared names only', () => {
    expect(query('utm_source=letter&other=x&h_source=forged')).toEqual({ h_source: 'letter' })
    expect(query('utm_source=a&utm_source=b&plan=')).toEqual({ h_source: 'a' })
  })

  test('without one in the address, the owner’s value counts', () => {
    expect(hiddenAnswers(form, {})).toEqual({ h_plan: 'free' })
    expect(hiddenAnswers(form, { h_plan: 'pro' })).toEqual({ h_plan: 'pro' })
  })

  test('are cut at 500 characters, never within one, and have no NUL character', () => {
    expect(query(`utm_source=${'a'.repeat(501)}`)).toEqual({ h_source: 'a'.repeat(500) })
    expect(query(`utm_source=${'a'.repeat(499)}😀`)).toEqual({ h_source: 'a'.repeat(499) })
    expect(query('utm_source=a%00b')).toEqual({ h_source: 'ab' })
  })

  test.each([[['a', 'b']], [{ status: 'succeeded' }], ['']])('%j is no value', (answer) => {
    expect(hiddenAnswers(form, { h_source: answer, h_plan: answer })).toEqual({ h_plan: 'free' })
  })

  test('names of the prototype are names like any other', () => {
    const odd: FormSchema = {
      ...aForm(),
      hiddenFields: [{ id: '__proto__', name: 'constructor' }],
    }
    expect(hiddenAnswers(odd, {})).toEqual({})
    const read = hiddenInAddress(odd, new URLSearchParams('constructor=x'))
    expect(Object.entries(read)).toEqual([['__proto__', 'x']])
  })
})

describe('a form with hidden fields', () => {
  test('takes a hidden value later, as a page does after it has hydrated', () => {
    const filling = createFilling(form, context)
    filling.setAnswer('h_source', 'letter')
    expect(filling.isVisible('discount')).toBe(true)
    expect(filling.answersToSend()).toEqual({ h_source: 'letter', h_plan: 'free' })
    filling.setAnswer('h_source', 'other')
    expect(filling.isVisible('discount')).toBe(false)
  })

  test('shows a question by a hidden value, and sends it along without asking', () => {
    const filling = createFilling(form, context, { h_source: 'letter' })
    expect(filling.visibleFields().map(({ id }) => id)).toEqual(['name', 'discount'])
    filling.setAnswer('name', 'Ada')
    expect(filling.answersToSend()).toEqual({ h_source: 'letter', h_plan: 'free', name: 'Ada' })
    expect(createFilling(form, context).isVisible('discount')).toBe(false)
  })

  test('is checked on the server with the same values; undeclared answers are dropped', () => {
    const { accepted, visible } = checkSubmission(
      form,
      { name: 'Ada', h_source: 'letter', utm_source: 'x', discount: 'half' },
      context,
    )
    expect(accepted).toEqual({ h_source: 'letter', h_plan: 'free', name: 'Ada', discount: 'half' })
    expect(visible.map(({ id }) => id)).toEqual(['name', 'discount'])
    const without = checkSubmission(form, { discount: 'half' }, context)
    expect(without.accepted).toEqual({ h_plan: 'free' })
  })

  test('keeps no record of a visitor who answered nothing', () => {
    expect(partialAnswers(form, { h_source: 'letter' }, context).data).toEqual({})
    expect(partialAnswers(form, { h_source: 'letter', name: 'A' }, context).data).toEqual({
      h_source: 'letter',
      h_plan: 'free',
      name: 'A',
    })
  })

  test('has a column and search lines for each', () => {
    const data = { name: 'Ada', h_source: '=HYPERLINK("x")', h_plan: 'pro' }
    const submission = { id: '1', formVersion: 1, submittedAt: '2026-01-01T00:00:00Z', data }
    const csv = submissionsToCsv(form, [submission], fieldTypes)
    expect(csv.split('\r\n')).toEqual([
      'Submission ID,Submitted At,Email,name,discount,utm_source,plan',
      '1,2026-01-01T00:00:00Z,,Ada,,"\'=HYPERLINK(""x"")",pro',
      '',
    ])
    expect(searchText(data, undefined, form, fieldTypes)).toContain('pro')
  })

  test('without hidden fields stays the same object', () => {
    const plain = aForm().text('name')
    expect(withHiddenFields(plain)).toBe(plain)
  })
})
