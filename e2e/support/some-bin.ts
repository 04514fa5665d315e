import type { ResponseOf } from '@ramiform/contract/calls'
import type { Page } from 'playwright-core'

const dayMs = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
const id = (last: number) => `01890000-0000-7000-8000-0000000000${last}`

function someDeletedForms(): ResponseOf<'listDeletedForms'> {
  const shape = { total: 0, dependsOn: [] }
  return {
    total: 3,
    nextCursor: null,
    forms: [
      {
        id: id(31),
        name: 'Summer camp 2025',
        slug: 'summer-camp-2025',
        submissionCount: 214,
        deletedAt: ago(0),
        shape,
      },
      {
        id: id(32),
        name: 'Lunch poll',
        slug: null,
        submissionCount: 0,
        deletedAt: ago(1),
        shape,
      },
      {
        id: id(33),
        name: 'A survey about the accessibility of our buildings, entrances and meeting rooms',
        slug: 'accessibility-survey',
        submissionCount: 1,
        deletedAt: ago(12),
        shape,
      },
    ],
  }
}

function someDeletedSubmissions(): ResponseOf<'listDeletedSubmissions'> {
  const form = { formId: id(41), formName: 'Workshop sign-up', formVersion: 1 }
  return {
    total: 2,
    nextCursor: null,
    submissions: [
      {
        ...form,
        id: id(42),
        submittedAt: ago(3),
        submitterEmail: 'jonas.field@example.org',
        data: { full_name: 'Jonas Field', attendance: 'Online' },
        deletedAt: ago(0),
      },
      {
        ...form,
        id: id(43),
        submittedAt: ago(9),
        data: { full_name: 'Ida Berg' },
        deletedAt: ago(4),
      },
    ],
  }
}

function workshopVersion(): ResponseOf<'readFormVersion'> {
  const conditional = { dependsOn: 'attendance', condition: 'equals', value: 'In person' }
  return {
    version: 1,
    name: 'Workshop sign-up',
    savedAt: ago(20),
    schema: {
      settings: {},
      fields: [
        { id: 'full_name', type: 'text', label: 'Full name' },
        {
          ...{ id: 'attendance', type: 'radio', label: 'How will you attend?' },
          options: ['In person', 'Online'],
        },
        { id: 'session', type: 'text', label: 'Session', conditional },
        { id: 'questions', type: 'textarea', label: 'Questions for us' },
      ],
    },
  }
}

/** Fills the bin. */
export async function withBin(page: Page) {
  await page.route('**/api/bin/forms?*', (route) => route.fulfill({ json: someDeletedForms() }))
  await page.route('**/api/bin/submissions?*', (route) =>
    route.fulfill({ json: someDeletedSubmissions() }),
  )
  await page.route('**/api/forms/*/versions/1', (route) =>
    route.fulfill({ json: workshopVersion() }),
  )
}

/** A search in a full bin that finds nothing. */
export async function withoutMatch(page: Page) {
  await withBin(page)
  await page.route('**/api/bin/forms?*', (route) =>
    route.fulfill({ json: { ...someDeletedForms(), forms: [] } }),
  )
}
