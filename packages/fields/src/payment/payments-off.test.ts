import { createFilling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { expect, test } from 'vitest'
import { answerRules } from '../answer-rules.ts'

const context = { fieldTypes: answerRules, patterns: null }
const form = (payment?: { enabled: boolean }): FormSchema => ({
  fields: [{ id: 'fee', type: 'payment', label: 'Fee', required: true, payment: { amount: 2000 } }],
  settings: { ...(payment && { payment }) },
})

test.each([
  ['off', form({ enabled: false }), []],
  ['never switched on', form(), []],
  ['on', form({ enabled: true }), ['payment_required']],
])('a required payment while payments are %s', (_how, schema, codes) => {
  const filling = createFilling(schema, context)
  expect(checkSubmission(schema, {}, context).problems.map(({ code }) => code)).toEqual(codes)
  expect(filling.check().map(({ code }) => code)).toEqual(codes)
  expect(filling.fields[0]?.required).toBe(codes.length > 0)
})
