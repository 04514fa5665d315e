import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DashboardForm } from './dashboard-forms.ts'
import { type SortedBy, sortedByValues, sortedForms } from './form-order.ts'

const aForm = (name: string, changes: Partial<DashboardForm> = {}): DashboardForm => ({
  id: name,
  name,
  slug: null,
  isPublished: false,
  submissionCount: 0,
  createdAt: '2026-09-12T10:00:00.000Z',
  updatedAt: '2026-09-12T10:00:00.000Z',
  editedAt: '2026-09-12T10:00:00.000Z',
  state: 'draft',
  version: 1,
  shape: { total: 0, dependsOn: [] },
  ...changes,
})

const forms = [
  aForm('round 10', {
    createdAt: '2026-03-01T10:00:00.000Z',
    submissionCount: 3,
    lastSubmissionAt: '2026-11-20T10:00:00.000Z',
    state: 'published',
  }),
  aForm('Élan', { editedAt: '2026-11-20T10:00:00.000Z', state: 'changes', folderName: 'Events' }),
  aForm('Round 9', {
    createdAt: '2026-11-01T10:00:00.000Z',
    submissionCount: 1_200,
    lastSubmissionAt: '2026-11-19T10:00:00.000Z',
    folderName: 'clinic',
  }),
]
const names = (order: SortedBy) => sortedForms(forms, order).map(({ name }) => name)

test('forms are sorted in the chosen order', () => {
  expect(names('edited')[0]).toBe('Élan')
  expect(names('newest')[0]).toBe('Round 9')
  expect(names('submissions')).toEqual(['Round 9', 'round 10', 'Élan'])
  expect(names('response')).toEqual(['round 10', 'Round 9', 'Élan'])
  expect(names('folder')).toEqual(['Round 9', 'Élan', 'round 10'])
  expect(names('state')).toEqual(['round 10', 'Élan', 'Round 9'])
})

test('names are sorted without case and accents, and 9 before 10', () => {
  expect(names('name')).toEqual(['Élan', 'Round 9', 'round 10'])
  expect(names('-name')).toEqual(['round 10', 'Round 9', 'Élan'])
})

test('no order loses or repeats a form', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.constantFrom(...sortedByValues), (given, order) => {
      const sorted = sortedForms(
        given.map((name) => aForm(name)),
        order,
      )
      expect(sorted.map(({ name }) => name).toSorted()).toEqual(given.toSorted())
    }),
  )
})
