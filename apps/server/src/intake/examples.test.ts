import { readdirSync, readFileSync } from 'node:fs'
import type { Example } from '@ramiform/core/testing/run-example'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

/** The published meaning of forms, asked of the running server: it must say what the core says. */
const folder = new URL('../../../../examples/', import.meta.url)
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): Example => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

let server: TestApp
let owner: TestBrowser
beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
})
afterAll(() => server.close())

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(5)
})

test.each(examples)(
  '$name: the server’s verdict is the example’s',
  async ({ name, schema, cases }) => {
    const created = await owner.call('POST', '/api/forms', { body: { name, schema } })
    expect([created.status, created.body.form?.schema]).toEqual([200, schema])
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    for (const one of cases) {
      const sent = await server
        .visitor()
        .call('POST', `/api/public/forms/${slug}/submit`, { body: one.answers })
      const { submissions } = (await owner.call('GET', `/api/forms/${id}/submissions?limit=1`)).body
      if (one.problems.length > 0) {
        const messages = Object.fromEntries(
          one.problems.map(({ fieldId, message }) => [fieldId, message]),
        )
        expect([one.name, sent.status, sent.body.fieldErrors]).toEqual([one.name, 422, messages])
        continue
      }
      expect([one.name, sent.status]).toEqual([one.name, 200])
      expect([one.name, submissions[0]?.data]).toEqual([one.name, one.accepted])
      expect([one.name, submissions[0]?.submitterEmail]).toEqual([one.name, one.submitterEmail])
    }
  },
)
