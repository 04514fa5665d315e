import { aForm, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { classesOfAnswers } from './classes-of-answers.ts'
import { prove } from './prove.ts'

const context = { fieldTypes, patterns: null }

test('a statement has no answer but an empty one', () => {
  const [field] = aForm().field('statement', 'note').fields
  if (field === undefined) throw new Error('there is no field')
  expect(classesOfAnswers(field, [], context)).toHaveLength(1)
})

test('a proof says when a statement shows, and that its form can be sent', () => {
  const schema = aForm()
    .radio('diet', ['Everything', 'Vegan'], { required: true })
    .field('statement', 'always')
    .field('statement', 'vegan', shownWhen('diet', 'equals', 'Vegan'))
    .field('statement', 'never', shownWhen('diet', 'equals', 'Raw'))
  const { fields, findings } = prove(schema, context)
  expect(fields.map(({ fieldId, shown, sendable }) => [fieldId, shown, sendable])).toEqual([
    ['diet', 'always', true],
    ['always', 'always', true],
    ['vegan', 'sometimes', true],
    ['never', 'never', false],
  ])
  expect(new Set(findings.map(({ fieldId }) => fieldId))).toEqual(new Set(['never']))
})

test('a rule that reads a statement never sees an answer', () => {
  const schema = aForm()
    .radio('diet', ['Everything', 'Vegan'])
    .field('statement', 'note')
    .text('filled', shownWhenAll(aRule('note', 'is_not_empty'), aRule('diet', 'equals', 'Vegan')))
    .text('empty', shownWhenAll(aRule('note', 'is_empty'), aRule('diet', 'equals', 'Vegan')))
  const { fields } = prove(schema, context)
  expect(fields.map(({ fieldId, shown }) => [fieldId, shown])).toEqual([
    ['diet', 'always'],
    ['note', 'always'],
    ['filled', 'never'],
    ['empty', 'sometimes'],
  ])
})
