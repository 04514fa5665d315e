import type { FormListItem } from '@ramiform/contract/calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormOrderName, formOrderNames, sortedForms } from './form-order.ts'

const aForm = (name: string, changes: Partial<FormListItem> = {}): FormListItem => ({
  id: name,
  name,
  slug: null,
  isPublished: false,
  submissionCount: 0,
  createdAt: '2026-09-12T10:00:00.000Z',
  updatedAt: '2026-09-12T10:00:00.000Z',
  version: 1,
  shape: { total: 0, dependsOn: [] },
  ...changes,
})

const forms = [
  aForm('round 10', { createdAt: '2026-03-01T10:00:00.000Z', submissionCount: 3 }),
  aForm('Élan', { updatedAt: '2026-11-20T10:00:00.000Z' }),
  aForm('Round 9', { createdAt: '2026-11-01T10:00:00.000Z', submissionCount: 1_200 }),
]
const names = (order: FormOrderName) => sortedForms(forms, order).map(({ name }) => name)

test('forms are sorted in the chosen order', () => {
  expect(names('edited')[0]).toBe('Élan')
  expect(names('newest')[0]).toBe('Round 9')
  expect(names('submissions')).toEqual(['Round 9', 'round 10', 'Élan'])
})

test('names are sorted without case and accents, and 9 before 10', () => {
  expect(names('name')).toEqual(['Élan', 'Round 9', 'round 10'])
})

test('no order loses or repeats a form', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.constantFrom(...formOrderNames), (given, order) => {
      const sorted = sortedForms(
        given.map((name) => aForm(name)),
        order,
      )
      expect(sorted.map(({ name }) => name).toSorted()).toEqual(given.toSorted())
    }),
  )
})
