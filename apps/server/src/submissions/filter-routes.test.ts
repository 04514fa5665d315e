import { operatorNames } from '@ramiform/core/conditions/operators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
let formId: string
/** Names by submission id. */
const names = new Map<string, string>()

const questions = aSchema([
  { id: 'name' },
  { id: 'plan', type: 'radio', options: ['Free', 'Pro', 'Team'] },
  {
    id: 'seats',
    type: 'number',
    conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
  },
  { id: 'extras', type: 'checkbox', options: ['Phone', 'Chat'] },
])
const schema = { ...questions, hiddenFields: [{ id: 'source', name: 'source' }] }
const people = [
  { name: 'Ada', plan: 'Pro', seats: '5.0', extras: ['Phone', 'Chat'] },
  { name: 'Bob', plan: 'Free' },
  { name: 'Cy', plan: 'Pro', extras: ['Chat'], source: 'fair' },
  { name: 'Dee', submitterEmail: 'dee@example.org' },
]

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  const settings = { collectEmail: true }
  const created = await owner.call('POST', '/api/forms', {
    body: { name: 'Sign up', schema: { ...schema, settings } },
  })
  formId = created.body.form.id
  const { slug } = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form
  for (const one of people) {
    const body = { submitterEmail: 'x@example.org', ...one }
    const sent = await server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
    expect(sent.status).toBe(200)
  }
  const { body } = await owner.call('GET', `/api/forms/${formId}/submissions`)
  for (const { id, data } of body.submissions) names.set(id, data.name)
})
afterAll(() => server.close())

const get = (path: string, query: Readonly<Record<string, unknown>> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return owner.call('GET', `/api/forms/${formId}/submissions${path}?${search}`)
}
const found = async (query: Readonly<Record<string, unknown>>) => {
  const { body } = await get('', query)
  return body.submissions.map(({ data }: { data: { name: string } }) => data.name)
}
const where = (field: string, condition: string, value = '') => ({ field, condition, value })

test.each([
  [[where('plan', 'equals', 'Pro')], ['Cy', 'Ada']],
  [[where('plan', 'not_equals', 'Pro')], ['Dee', 'Bob']],
  [[where('seats', 'equals', '5')], ['Ada']],
  [[where('seats', 'greater_than', '4')], ['Ada']],
  [[where('extras', 'equals', 'Chat')], ['Cy']],
  [[where('extras', 'contains', 'Chat')], ['Cy', 'Ada']],
  [[{ field: 'seats', condition: 'is_empty' }], ['Dee', 'Cy', 'Bob']],
  [[{ field: 'seats', state: 'not_asked' }], ['Dee', 'Bob']],
  [[{ field: 'seats', state: 'no_response' }], ['Cy']],
  [[{ field: 'source', state: 'answered' }], ['Cy']],
  [[{ field: 'source', state: 'no_response' }], []],
  [[{ field: 'source', state: 'not_asked' }], ['Dee', 'Bob', 'Ada']],
  [[{ field: 'plan', condition: 'equals', values: ['Free', 'Team'] }], ['Bob']],
  [
    [{ field: 'plan', condition: 'equals', values: ['Free'], states: ['no_response'] }],
    ['Dee', 'Bob'],
  ],
  [[where('plan', 'equals', 'Pro'), where('extras', 'contains', 'Phone')], ['Ada']],
  [[{ field: 'never', state: 'not_asked' }, where('name', 'equals', 'Ada')], ['Ada']],
])('list, count and summary agree on %j', async (filters, expected) => {
  expect(await found({ filters })).toEqual(expected)
  expect(await found({ filters, sort: 'oldest' })).toEqual(expected.toReversed())
  const counted = await get('/count', { filters })
  expect(counted.body).toEqual({ count: expected.length, complete: true, nextCursor: null })
  expect((await get('/summary', { filters })).body.counted).toBe(expected.length)
  const csv = await get('.csv', { filters })
  expect(csv.headers['x-total-rows']).toBe(String(expected.length))
  expect(
    csv.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[3]),
  ).toEqual(expected)
})

test('time and email address limit a list, and all parts must hold', async () => {
  const { body } = await get('')
  const [dee, cy, bob] = body.submissions
  expect(await found({ from: bob.submittedAt, to: dee.submittedAt })).toEqual(
    dee.submittedAt === cy.submittedAt ? ['Bob'] : ['Cy', 'Bob'],
  )
  expect(await found({ withEmail: 'true' })).toHaveLength(4)
  expect(await found({ withEmail: 'false' })).toEqual([])
  expect(await found({ q: 'dee@', filters: [where('name', 'equals', 'Dee')] })).toEqual(['Dee'])
  expect(await found({ q: 'dee@', filters: [where('name', 'equals', 'Ada')] })).toEqual([])
})

test('without a filter, all submissions are counted', async () => {
  expect((await get('/count')).body).toEqual({ count: 4, complete: true, nextCursor: null })
})

test.each(['newest', 'oldest'])('pages of the %s have all submissions once', async (sort) => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query = { limit: '1', sort, filters: [where('name', 'not_equals', 'Bob')] }
    const { body } = await get('', cursor === null ? query : { ...query, cursor })
    seen.push(...body.submissions.map(({ data }: { data: { name: string } }) => data.name))
    cursor = body.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(sort === 'newest' ? ['Dee', 'Cy', 'Ada'] : ['Ada', 'Cy', 'Dee'])
})

test('choices are counted under the other filters', async () => {
  expect((await get('/choices', { field: 'plan' })).body).toEqual({
    choices: [
      { value: 'Free', count: 1 },
      { value: 'Pro', count: 2 },
      { value: 'Team', count: 0 },
    ],
    answered: 3,
    noResponse: 1,
    notAsked: 0,
    complete: true,
    nextCursor: null,
  })
  const filters = [where('plan', 'equals', 'Pro')]
  const extras = (await get('/choices', { field: 'extras', filters })).body
  expect(extras.choices).toEqual([
    { value: 'Phone', count: 1 },
    { value: 'Chat', count: 2 },
  ])
  const seats = (await get('/choices', { field: 'seats' })).body
  expect(seats).toMatchObject({ choices: [], answered: 1, noResponse: 1, notAsked: 2 })
  const source = (await get('/choices', { field: 'source' })).body
  expect(source).toMatchObject({ answered: 1, noResponse: 0, notAsked: 3 })
})

test('the neighbors of a submission are those that the filter finds', async () => {
  const [dee, cy, bob, ada] = [...names.keys()]
  const beside = async (id: string | undefined, filters: readonly unknown[]) => {
    const { newer, older, complete } = (await get(`/${id}`, { filters })).body
    return { newer, older, complete }
  }
  const filters = [where('plan', 'equals', 'Pro')]
  expect(await beside(cy, filters)).toEqual({ newer: null, older: ada, complete: true })
  expect(await beside(bob, filters)).toEqual({ newer: cy, older: ada, complete: true })
  expect(await beside(dee, filters)).toEqual({ newer: null, older: cy, complete: true })
  expect(await beside(bob, [])).toEqual({ newer: cy, older: ada, complete: true })
})

test.each([
  ['x', 'filters must be JSON'],
  ['{}', 'filters must be a list'],
  ['[1]', 'filters.0'],
  ['[{"field":"a"}]', 'filters.0'],
  ['[{"field":"a","condition":"sounds_like","value":""}]', 'filters.0'],
  ['[{"field":"a","condition":"equals"}]', 'filters.0.value is missing'],
  ['[{"field":"a","condition":"equals","values":[]}]', 'filters.0.values must not be empty'],
  ['[{"field":"a","state":"asleep"}]', 'filters.0.state'],
  ['[{"field":"a","condition":"equals","value":"\\u0000"}]', 'filters.0.value must not contain'],
  ['[{"field":"a","condition":"equals","value":"\\ud800"}]', 'filters.0.value contains an invalid'],
  [JSON.stringify(Array.from({ length: 21 }, () => where('a', 'equals', 'x'))), 'at most 20'],
  ['['.repeat(8_000), 'filters must be JSON'],
  ['"'.repeat(8_001), 'no longer than 8,000'],
])('a bad filter is refused everywhere: %.50s', async (filters, reason) => {
  const [submissionId] = names.keys()
  for (const path of ['', '/count', '/summary', '/choices', '.csv', `/${submissionId}`]) {
    const { status, body } = await get(path, { filters, field: 'plan' })
    expect([path, status]).toEqual([path, 400])
    expect(body.error).toContain(reason)
  }
})

test.each(operatorNames)(
  'odd values of %s find nothing or something, without an error',
  async (condition) => {
    for (const value of [
      '',
      '1e999',
      '2026-02-30',
      '\\',
      '%',
      '["x"]',
      '{',
      "'",
      '\n',
      '😀'.repeat(200),
    ]) {
      for (const field of ['name', 'seats', 'extras', 'constructor', '__proto__', "'", '']) {
        const { status } = await get('/count', { filters: [where(field, condition, value)] })
        expect([field, value, status]).toEqual([field, value, 200])
      }
    }
  },
)

test('selected submissions are exported, and questions not asked can be told from skipped ones', async () => {
  const [dee, cy, , ada] = [...names.keys()]
  const body = { ids: [ada, dee, cy, 'no id'], unasked: 'words' }
  const file = await owner.call('POST', `/api/forms/${formId}/submissions.csv`, { body })
  expect(file.status).toBe(200)
  expect(file.headers['x-total-rows']).toBe('3')
  const rows = file.text.split('\r\n').slice(1, -1)
  expect(rows.map((line) => line.split(',').slice(3).join(','))).toEqual([
    'Dee,,Not asked,,',
    'Cy,Pro,,Chat,fair',
    'Ada,Pro,5.0,"Phone, Chat",',
  ])
  const oldest = await get('.csv', { ids: `${ada},${dee}`, sort: 'oldest' })
  expect(
    oldest.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[3]),
  ).toEqual(['Ada', 'Dee'])
  expect(oldest.text).not.toContain('Not asked')
  const refused = await owner.call('POST', `/api/forms/${formId}/submissions.csv`, {
    body: { ids: Array.from({ length: 100_001 }, () => 'x') },
  })
  expect([refused.status, refused.body.problems[0].path]).toEqual([400, 'ids'])
})

test('ids find only these submissions, with any other filter', async () => {
  const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0] ?? ''
  const ids = [idOf('Ada'), idOf('Cy'), 'x'].join(',')
  expect((await found({ ids })).toSorted()).toEqual(['Ada', 'Cy'])
  expect(await found({ ids, q: 'ada' })).toEqual(['Ada'])
  expect((await get('/count', { ids })).body).toMatchObject({ count: 2, complete: true })
  const summary = (await get('/summary', { ids })).body
  expect(summary).toMatchObject({ counted: 2 })
  expect((await get('/choices', { ids, field: 'plan' })).body).toMatchObject({ answered: 2 })
  expect((await get('', { ids: Array.from({ length: 101 }, () => 'x').join(',') })).status).toBe(
    400,
  )
  // Submissions of another form are not found.
  const { body } = await owner.call('POST', '/api/forms', { body: { name: 'Other', schema } })
  const other = await owner.call('GET', `/api/forms/${body.form.id}/submissions?ids=${ids}`)
  expect(other.body).toMatchObject({ submissions: [] })
})
