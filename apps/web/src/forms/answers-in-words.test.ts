import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { answersInWords } from './answers-in-words.ts'

test('a question mark in front of an answer is not followed by a colon', () => {
  const form = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .number('seats', { label: 'How many seats?' })
  const words = answersInWords({ plan: 'Pro', seats: '5' }, form)
  expect(words.map(({ lead, answer }) => `${lead} ${answer}`)).toEqual([
    'Plan: Pro',
    'How many seats? 5',
  ])
})
