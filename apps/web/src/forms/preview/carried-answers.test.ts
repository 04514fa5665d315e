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

test('answers stay while their fields do', () => {
  expect(carryAnswers(answers, before, [...before, field('new', 'text')])).toEqual(answers)
  expect(carryAnswers(answers, before, before.slice(0, 1))).toEqual({ name: 'Ada' })
})

test('an option that is gone takes its answer along', () => {
  const after = [
    field('plan', 'radio', ['Free', 'Team']),
    field('lunch', 'checkbox', ['Soup', 'Bread']),
  ]
  expect(carryAnswers(answers, before, after)).toEqual({ lunch: ['Soup'] })
})

test('a field that became of another kind begins anew', () => {
  expect(carryAnswers(answers, before, [field('name', 'number')])).toEqual({})
})
