import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { carryAnswers } from './carried-answers.ts'

const field = (id: string, type: string, options?: readonly string[]): Field => ({
  id,
  type,
  label: id,
  ...(options && { options }),
})
const before = [
  field('name', 'text'),
  field('plan', 'radio', ['Free', 'Pro']),
  field('lunch', 'checkbox', ['Soup', 'Bread', 'Tea']),
]
const answers = { name: 'Ada', plan: 'Pro', lunch: ['Soup', 'Tea'] }

test('answers stay as long as their fields', () => {
  expect(carryAnswers(answers, before, [...before, field('new', 'text')])).toEqual(answers)
  expect(carryAnswers(answers, before, before.slice(0, 1))).toEqual({ name: 'Ada' })
})

test('removing an option removes its answer', () => {
  const after = [
    field('plan', 'radio', ['Free', 'Team']),
    field('lunch', 'checkbox', ['Soup', 'Bread']),
  ]
  expect(carryAnswers(answers, before, after)).toEqual({ lunch: ['Soup'] })
})

test('a field of another type loses its answer', () => {
  expect(carryAnswers(answers, before, [field('name', 'number')])).toEqual({})
})
