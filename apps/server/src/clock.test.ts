import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidForm, stripeKeys } from './payments/testing/paid-form.ts'
import { aSchema } from './testing/a-form.ts'
import { buildTestApp, type TestApp } from './testing/build-test-app.ts'
import type { TestBrowser } from './testing/test-browser.ts'

// Long after the computer's own time, so that whatever reads that one is found out.

const day = (count: number) => new Date(Date.UTC(2091, 4, count))
let now = day(1)
let server: TestApp
let owner: TestBrowser

beforeAll(async () => {
  server = await buildTestApp({ clock: () => now })
  owner = await server.owner()
})
afterAll(() => server.close())

test('unfinished answers are dated by the clock that the server is handed', async () => {
  const settings = { advanced: { autoSave: true } }
  const form = await paidForm(server, owner, aSchema([{ id: 'name' }], settings), 'test')
  const key = '0123456789abcdef0123456789abcdef'
  const save = (revision: number) =>
    server
      .visitor()
      .call('PUT', `/api/public/forms/${form.slug}/partials/${key}?revision=${revision}`, {
        body: { name: 'Ada' },
      })
  now = day(2)
  expect((await save(1)).status).toBe(200)
  now = day(3)
  await save(2)
  const { partials } = (await owner.call('GET', `/api/forms/${form.id}/partials`)).body
  expect(partials).toMatchObject([
    { startedAt: day(2).toISOString(), updatedAt: day(3).toISOString() },
  ])
})

test('submissions are counted and deleted by it', async () => {
  const form = await paidForm(server, owner, aSchema([{ id: 'name' }]), 'test')
  const submissions = `/api/forms/${form.id}/submissions`
  const thisWeek = async () => (await owner.call('GET', `${submissions}/stats`)).body.thisWeek
  now = day(10)
  expect((await form.submit({ name: 'Ada' })).status).toBe(200)
  expect(await thisWeek()).toBe(1)
  now = day(20)
  expect(await thisWeek()).toBe(0)

  const [submission] = (await owner.call('GET', submissions)).body.submissions
  expect((await owner.call('DELETE', `${submissions}/${submission.id}`)).status).toBe(200)
  expect(
    await server.database.kysely.selectFrom('deleted_submissions').select('deleted_at').execute(),
  ).toEqual([{ deleted_at: day(20) }])
})

test('payments are begun, and keys for them kept, by it', async () => {
  const schema = aSchema([{ id: 'fee', type: 'payment', payment: { amount: 2_000 } }])
  const form = await paidForm(server, owner, schema, 'test')
  now = day(21)
  expect((await form.begin()).status).toBe(200)
  const body = { secretKey: stripeKeys.secretKey }
  expect((await owner.call('PUT', `/api/forms/${form.id}/payment-keys`, { body })).status).toBe(200)
  const { kysely } = server.database
  for (const table of ['payments', 'form_secrets'] as const) {
    expect(await kysely.selectFrom(table).select('created_at').execute(), table).toEqual([
      { created_at: day(21) },
    ])
  }
})
