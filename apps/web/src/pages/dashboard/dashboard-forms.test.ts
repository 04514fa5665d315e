import type { FormListItem } from '@ramiform/contract/calls'
import { expect, test } from 'vitest'
import {
  dashboardFigures,
  dashboardForms,
  folderCounts,
  formsInFolder,
  matchingForms,
  noFolder,
} from './dashboard-forms.ts'

const events = { id: 'events', name: 'Events' }
const savedAt = '2026-09-13T10:00:00.000Z'

const made = (...forms: Partial<FormListItem>[]) =>
  dashboardForms(
    forms.map((changes, index) => ({
      id: `f${index}`,
      name: 'Open day',
      slug: null,
      isPublished: false,
      submissionCount: 0,
      createdAt: '2026-09-12T10:00:00.000Z',
      updatedAt: '2026-09-12T10:00:00.000Z',
      version: 1,
      shape: { total: 0, dependsOn: [] },
      ...changes,
    })),
    [events],
  )
const changed = { isPublished: true, unpublishedChanges: { name: 'Winter open day', savedAt } }

test('the figures count forms by state and add up their submissions', () => {
  const forms = made(
    { isPublished: true, submissionCount: 214, submissionsThisWeek: 12 },
    { ...changed, submissionCount: 3, submissionsThisWeek: 1 },
    { submissionCount: 1 },
  )
  expect(dashboardFigures(forms)).toEqual({
    all: 3,
    published: 2,
    changes: 1,
    drafts: 1,
    submissions: 218,
    thisWeek: 13,
  })
})

test('a form has the name and the time that its editor shows, also in the search', () => {
  const forms = made(changed, { name: 'Intake' })
  expect(forms.map(({ name, editedAt }) => [name, editedAt])).toEqual([
    ['Winter open day', savedAt],
    ['Intake', '2026-09-12T10:00:00.000Z'],
  ])
  expect(matchingForms(forms, 'winter')).toHaveLength(1)
})

test('a form is a draft, published, published with changes, or closed', () => {
  const closed = { by: 'responses', at: savedAt, responses: 2 } as const
  const forms = made({}, { isPublished: true }, changed, { isPublished: true, closed })
  expect(forms.map(({ state }) => state)).toEqual(['draft', 'published', 'changes', 'closed'])
})

test('a filter shows published forms, drafts or unpublished changes, together with the search', () => {
  const forms = made({ isPublished: true }, { name: 'Intake' }, { name: 'Open hours' }, changed)
  const names = (search: string, filter: Parameters<typeof matchingForms>[2]) =>
    matchingForms(forms, search, filter).map(({ name }) => name)
  expect(names('', 'published')).toEqual(['Open day', 'Winter open day'])
  expect(names('', 'changes')).toEqual(['Winter open day'])
  expect(names('', 'drafts')).toEqual(['Intake', 'Open hours'])
  expect(names('open', 'drafts')).toEqual(['Open hours'])
})

test('a search finds forms by name or description, in upper or lower case', () => {
  const forms = made({ name: 'Open Day' }, { description: 'Before the first appointment' })
  const found = (search: string) => matchingForms(forms, search).map(({ id }) => id)
  expect(found('open DAY')).toEqual(['f0', 'f1'])
  expect(found(' appointment ')).toEqual(['f1'])
  expect(found('loan')).toEqual([])
  expect(found(' ')).toEqual(['f0', 'f1'])
})

test('forms are counted and found by folder', () => {
  const forms = made({ folderId: 'events' }, {}, { folderId: 'events' })
  expect([...folderCounts(forms)]).toEqual([
    ['events', 2],
    [noFolder, 1],
  ])
  expect(forms.map(({ folderName }) => folderName)).toEqual(['Events', undefined, 'Events'])
  expect(formsInFolder(forms, 'events').map(({ id }) => id)).toEqual(['f0', 'f2'])
  expect(formsInFolder(forms, noFolder).map(({ id }) => id)).toEqual(['f1'])
  expect(formsInFolder(forms, null)).toBe(forms)
})
