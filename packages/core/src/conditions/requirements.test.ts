import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { liveTexts } from '../answers-in-texts/live-texts.ts'
import { english } from '../built-in-texts/en.ts'
import type { Field } from '../field.ts'
import { createFilling } from '../filling/filling.ts'
import { liveRequired } from '../filling/live-required.ts'
import type { FormSchema } from '../form.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import { checkRules } from './check-rules.ts'

const context = { fieldTypes, patterns: null, words: english }
const reply: Field = {
  id: 'reply',
  type: 'radio',
  label: 'Reply',
  options: ['Email', 'Phone'],
}
const byPhone = { dependsOn: 'reply', condition: 'equals', value: 'Phone' }
const phone: Field = { id: 'phone', type: 'text', label: 'Phone', requiredWhen: byPhone }
const schema: FormSchema = { fields: [reply, phone], settings: {} }

const problemsOf = (form: FormSchema, answers = {}) =>
  checkSubmission(form, answers, context).problems.map(({ fieldId, code }) => `${fieldId} ${code}`)

test('an answer is required only while the logic holds', () => {
  expect(problemsOf(schema)).toEqual([])
  expect(problemsOf(schema, { reply: 'Email' })).toEqual([])
  expect(problemsOf(schema, { reply: 'Phone' })).toEqual(['phone required'])
  expect(problemsOf(schema, { reply: 'Phone', phone: ' ' })).toEqual(['phone required'])
  expect(problemsOf(schema, { reply: 'Phone', phone: '1' })).toEqual([])
})

test('a hidden source counts as empty, and a hidden question is not required', () => {
  const never = { dependsOn: 'gone', condition: 'is_not_empty', value: '' }
  const hidden = { ...schema, fields: [{ ...reply, conditional: never }, phone] }
  expect(problemsOf(hidden, { reply: 'Phone' })).toEqual([])
  const unseen = { ...schema, fields: [reply, { ...phone, conditional: never }] }
  expect(problemsOf(unseen, { reply: 'Phone' })).toEqual([])
})

test('traditional forms ignore it, and `required` wins', () => {
  const traditional: FormSchema = { ...schema, settings: { mode: 'traditional' } }
  expect(problemsOf(traditional, { reply: 'Phone' })).toEqual([])
  const always = { ...schema, fields: [reply, { ...phone, required: true }] }
  expect(problemsOf(always, { reply: 'Email' })).toEqual(['phone required'])
})

test('a payment is required only while payments are on', () => {
  const fee: Field = { ...phone, type: 'payment', payment: { amount: 500 } }
  const off: FormSchema = { fields: [reply, fee], settings: {} }
  const on: FormSchema = { ...off, settings: { payment: { enabled: true } } }
  expect(problemsOf(off, { reply: 'Phone' })).toEqual([])
  expect(problemsOf(on, { reply: 'Phone' })).toEqual(['phone payment_required'])
})

test('hidden fields and values of the form decide, too', () => {
  const form: FormSchema = {
    fields: [
      { id: 'n', type: 'number', label: 'N' },
      { ...phone, requiredWhen: { dependsOn: 'twice', condition: 'greater_than', value: '9' } },
    ],
    values: [
      {
        id: 'twice',
        name: 'Twice',
        type: 'number',
        formula: {
          kind: 'product',
          of: [
            { kind: 'answer', id: 'n' },
            { kind: 'number', value: 2 },
          ],
        },
      },
    ],
    settings: {},
  }
  expect(problemsOf(form, { n: '4' })).toEqual([])
  expect(problemsOf(form, { n: '5' })).toEqual(['phone required'])
})

test('while a form is filled in, the mark and the problem come and go with the answers', () => {
  const filling = createFilling(schema, context)
  const required = liveRequired(filling, schema, fieldTypes)
  let calls = 0
  required.subscribe(() => {
    calls += 1
  })
  const isMarked = () => filling.fields.find(({ id }) => id === 'phone')?.required === true
  expect(isMarked()).toBe(false)
  filling.setAnswer('reply', 'Phone')
  expect(isMarked()).toBe(true)
  expect(required.now()).toBe('phone')
  expect(calls).toBeGreaterThan(0)
  expect(filling.check().map(({ fieldId }) => fieldId)).toEqual(['phone'])
  filling.setAnswer('reply', 'Email')
  expect(isMarked()).toBe(false)
  expect(filling.problems()).toEqual([])
  expect(filling.check()).toEqual([])
})

test('answers in labels and requirements do not undo each other', () => {
  const form: FormSchema = { ...schema, fields: [reply, { ...phone, label: 'To {{reply|you}}' }] }
  const filling = createFilling(form, context)
  liveTexts(filling, form, (_field, answer) => String(answer))
  liveRequired(filling, form, fieldTypes)
  const now = () => filling.fields.map(({ label, required = false }) => [label, required])[1]
  expect(now()).toEqual(['To you', false])
  filling.setAnswer('reply', 'Phone')
  expect(now()).toEqual(['To Phone', true])
  filling.setAnswer('reply', 'Email')
  expect(now()).toEqual(['To Email', false])
  filling.setAnswer('reply', undefined)
  expect(now()).toEqual(['To you', false])
})

test('the rule check lists unfinished rules of a requirement, never a loop', () => {
  const rules = [
    { id: 'a', fieldId: '', condition: 'equals', value: 'x' },
    { id: 'b', fieldId: 'phone', condition: 'equals', value: '' },
  ]
  const requiredWhen = { operator: 'AND' as const, rules, groups: [] }
  const found = checkRules({ ...schema, fields: [reply, { ...phone, requiredWhen }] })
  expect(found.map(({ fieldId, rule, message }) => [fieldId, rule, message])).toEqual([
    ['phone required', 1, 'Rule 1: No field selected'],
    ['phone required', 2, 'Rule 2: No value specified'],
  ])
})
