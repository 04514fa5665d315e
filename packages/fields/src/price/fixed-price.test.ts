import { createVisibility } from '@ramiform/core/conditions/visibility'
import { createFilling } from '@ramiform/core/filling/filling'
import { partialAnswers } from '@ramiform/core/filling/partial-answers'
import type { FormSchema } from '@ramiform/core/form'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { expect, test } from 'vitest'
import { answerRules } from '../answer-rules.ts'

const context = { fieldTypes: answerRules, patterns: null }
const schema: FormSchema = {
  fields: [
    { id: 'extra', type: 'radio', label: 'Extra', options: ['Yes', 'No'] },
    {
      id: 'shirt',
      type: 'price',
      label: 'Shirt',
      fixedPrice: 1999,
      // Bounds from before the price was fixed.
      validation: { min: 50 },
      conditional: { dependsOn: 'extra', condition: 'equals', value: 'Yes' },
    },
    {
      id: 'size',
      type: 'text',
      label: 'Size',
      conditional: { dependsOn: 'shirt', condition: 'greater_than', value: '10' },
    },
  ],
  settings: {},
}

test('a fixed price replaces any sent value', () => {
  for (const shirt of ['0.01', '', undefined, ['1'], { status: 'succeeded' }]) {
    const { accepted, problems } = checkSubmission(schema, { extra: 'Yes', shirt }, context)
    expect([accepted, problems]).toEqual([{ extra: 'Yes', shirt: '19.99' }, []])
  }
  expect(checkSubmission(schema, { extra: 'No', shirt: '0.01' }, context).accepted).toEqual({
    extra: 'No',
  })
})

test('a fixed price is an answer for rules while it shows, and no answer changes it', () => {
  const visibility = createVisibility(schema, answerRules, { extra: 'Yes', shirt: '1' })
  expect(visibility.visible()).toEqual(['extra', 'shirt', 'size'])
  expect(visibility.setAnswer('shirt', '1')).toEqual([])
  visibility.setAnswers({ extra: 'No', shirt: '99' })
  expect(visibility.visible()).toEqual(['extra'])
})

test('filling in keeps the fixed price over prefilled and saved answers', () => {
  const filling = createFilling(schema, context, { extra: 'Yes', shirt: '0.01' })
  filling.setAnswer('shirt', '0.02')
  expect(filling.check()).toEqual([])
  expect(filling.answersToSend()).toEqual({ extra: 'Yes', shirt: '19.99' })
})

test('saved progress does not contain a fixed price', () => {
  expect(partialAnswers(schema, { extra: 'Yes', shirt: '0.01' }, context).data).toEqual({
    extra: 'Yes',
  })
})

test('a field of another type has no fixed price', () => {
  const fields = [{ id: 'n', type: 'number', label: 'N', fixedPrice: 100 }]
  expect(checkSubmission({ fields, settings: {} }, { n: '3' }, context).accepted).toEqual({
    n: '3',
  })
})
