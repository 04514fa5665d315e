import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await buildTestApp()
})
afterAll(() => server.close())

test('the log has an owner’s actions in order, without refused ones and edits of drafts', async () => {
  const owner = await server.owner(`owner-${randomUUID()}@example.org`)
  const { id: ownerId } = (await owner.call('GET', '/api/users/me')).body
  const form = { name: 'Sign up', schema: aSchema() }
  const { id } = (await owner.call('POST', '/api/forms', { body: form })).body.form
  await owner.call('PUT', `/api/forms/${id}/working-copy`, { body: form })
  const published = await owner.call('POST', `/api/forms/${id}/publish`)
  await owner.call('POST', `/api/forms/${randomUUID()}/publish`)
  await owner.call('GET', `/api/forms/${id}/submissions.csv`)
  await owner.call('HEAD', '/api/account/export.zip')
  await owner.call('DELETE', `/api/forms/${id}`)

  const entries = []
  for await (const page of server.app.stores.audit.read(ownerId)) entries.push(...page)
  expect(entries.map(({ actor, action, formId }) => [actor, action, formId])).toEqual([
    ['owner', 'createForm', null],
    ['owner', 'publishForm', id],
    ['owner', 'exportSubmissions', id],
    ['owner', 'deleteForm', id],
  ])
  expect(entries[1]?.requestId).toBe(published.headers['x-request-id'])
})

test('archives of an account are limited, and checks before a download are not', async () => {
  const limited = await buildTestApp({ environment: { RATE_LIMIT: 'on' } })
  try {
    const owner = await limited.owner('often@example.org')
    const statuses = []
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'GET', 'GET', 'HEAD']) {
      statuses.push((await owner.call(method, '/api/account/export.zip')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
  } finally {
    await limited.close()
  }
})
