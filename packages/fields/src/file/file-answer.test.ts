import { aForm } from '@ramiform/core/testing/a-form'
import { computeValues } from '@ramiform/core/values/compute-values'
import { expect, test } from 'vitest'
import { fieldTypes } from '../index.ts'
import { fileAnswer } from './file-answer.ts'

const photos = { upload: { maxFiles: 2 } }

test('two files of one name count as two in a formula', () => {
  const formula = { kind: 'count', id: 'photos' } as const
  const form = {
    ...aForm().field('file', 'photos', photos),
    values: [{ id: 'number', name: 'Number of photos', type: 'number' as const, formula }],
  }
  const answers = { photos: ['image.jpg', 'image.jpg'] }
  expect(computeValues(form, answers, fieldTypes)).toEqual({ number: '2' })
})

test('names are not blank, and not more than the field accepts', () => {
  const field = { id: 'photos', type: 'file', label: 'Photos', ...photos }
  expect(fileAnswer.check(field, ['image.jpg', 'image.jpg'])).toBeNull()
  expect(fileAnswer.check(field, ['image.jpg', ' '])).toBe('format')
  expect(fileAnswer.check(field, [''])).toBe('format')
  expect(fileAnswer.check(field, ['a', 'b', 'c'])).toBe('format')
})
