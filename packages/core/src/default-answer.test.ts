import { expect, test } from 'vitest'
import { defaultAnswers, hasOnlyDefaults, isDefault } from './default-answer.ts'
import type { Field } from './field.ts'

const name: Field = { id: 'name', type: 'text', label: 'Name', defaultAnswer: 'Ada' }
const extras: Field = {
  id: 'extras',
  type: 'checkbox',
  label: 'Extras',
  options: ['A', 'B', 'C'],
  defaultAnswer: ['A', 'B'],
}
const plain: Field = { id: 'plain', type: 'text', label: 'Plain' }

test('a form starts with the default answers, and without any of them with nothing', () => {
  expect(defaultAnswers({ fields: [name, plain, extras] })).toEqual({
    name: 'Ada',
    extras: ['A', 'B'],
  })
  expect(defaultAnswers({ fields: [plain] })).toBeUndefined()
  const fixed: Field = { id: 'p', type: 'price', label: 'P', fixedPrice: 100, defaultAnswer: '2' }
  expect(defaultAnswers({ fields: [fixed] })).toBeUndefined()
  expect(hasOnlyDefaults([fixed], () => '1.00')).toBe(true)
})

test('another answer, and a default that was cleared, are no default', () => {
  expect(isDefault(name, 'Ada')).toBe(true)
  expect(isDefault(name, 'ada')).toBe(false)
  expect(isDefault(name, undefined)).toBe(false)
  expect(isDefault(plain, '')).toBe(true)
  expect(isDefault(extras, ['B', 'A'])).toBe(true)
  expect(isDefault(extras, ['A'])).toBe(false)
  expect(isDefault(extras, ['A', 'C'])).toBe(false)
  const answers: Record<string, string | readonly string[]> = { name: 'Ada', extras: ['A', 'B'] }
  expect(hasOnlyDefaults([name, extras, plain], (id) => answers[id])).toBe(true)
  answers.plain = 'x'
  expect(hasOnlyDefaults([name, extras, plain], (id) => answers[id])).toBe(false)
})
