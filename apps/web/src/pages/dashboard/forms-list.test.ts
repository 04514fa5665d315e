import type { FormListItem } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import { dashboardFigures, matchingForms, withEditedNames } from './forms-list.ts'

const aForm = (changes: Partial<FormListItem>): FormListItem => ({
  id: 'f1',
  name: 'Open day',
  slug: null,
  isPublished: false,
  submissionCount: 0,
  createdAt: '2026-09-12T10:00:00.000Z',
  updatedAt: '2026-09-12T10:00:00.000Z',
  version: 1,
  shape: { total: 0, dependsOn: [] },
  ...changes,
})

test('the figures count forms by state and add up their submissions', () => {
  const forms = [
    aForm({ isPublished: true, submissionCount: 214 }),
    aForm({ isPublished: true, submissionCount: 3 }),
    aForm({ submissionCount: 1 }),
  ]
  expect(dashboardFigures(forms)).toEqual({ total: 3, published: 2, drafts: 1, submissions: 218 })
})

test('a form has the name that its editor shows, also in the search', () => {
  const savedAt = '2026-09-13T10:00:00.000Z'
  const forms = withEditedNames([
    aForm({ isPublished: true, unpublishedChanges: { name: 'Winter open day', savedAt } }),
    aForm({ name: 'Intake' }),
  ])
  expect(forms.map(({ name }) => name)).toEqual(['Winter open day', 'Intake'])
  expect(matchingForms(forms, 'winter')).toHaveLength(1)
})

test('a filter shows published forms or drafts, together with the search', () => {
  const openDay = aForm({ name: 'Open day', isPublished: true })
  const intake = aForm({ name: 'Intake' })
  const openHours = aForm({ name: 'Open hours' })
  const forms = [openDay, intake, openHours]
  expect(matchingForms(forms, '', 'published')).toEqual([openDay])
  expect(matchingForms(forms, '', 'drafts')).toEqual([intake, openHours])
  expect(matchingForms(forms, 'open', 'drafts')).toEqual([openHours])
  expect(matchingForms(forms, 'open', 'all')).toEqual([openDay, openHours])
})

test('a search finds forms by name or description, in upper or lower case', () => {
  const openDay = aForm({ name: 'Open Day' })
  const intake = aForm({ name: 'Intake', description: 'Before the first appointment' })
  expect(matchingForms([openDay, intake], 'open DAY')).toEqual([openDay])
  expect(matchingForms([openDay, intake], ' appointment ')).toEqual([intake])
  expect(matchingForms([openDay, intake], 'loan')).toEqual([])
  expect(matchingForms([openDay, intake], ' ')).toEqual([openDay, intake])
})
