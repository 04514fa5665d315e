import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedPostgres } from '../../../../scripts/shared/installed-postgres.ts'
import {
  startPostgres,
  type TemporaryPostgres,
} from '../../../../scripts/shared/temporary-postgres.ts'
import { connect, type Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { createPublishedForms } from './published-forms.ts'

const programs = installedPostgres()
const silent = { info() {}, warn() {}, error() {} }

if (programs === undefined) {
  console.warn('The tests of a database outage did not run: PostgreSQL was not found.')
}
describe.skipIf(programs === undefined)('while PostgreSQL is away', () => {
  let postgres: TemporaryPostgres
  let databases: readonly Database[]
  let server: TestApp
  let owner: TestBrowser

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    const open = () => connect({ url: postgres.url, dataDir: '', log: silent })
    databases = [await open(), await open()]
    server = await buildTestApp({ database: databases[0] as Database })
    owner = await server.owner()
  })
  afterAll(async () => {
    await server.close()
    await Promise.all(databases.map((database) => database.close()))
    await postgres.stop()
  })

  async function publish(name: string, settings: object = {}) {
    const schema = aSchema([{ id: 'name' }], settings)
    const created = await owner.call('POST', '/api/forms', { body: { name, schema } })
    const { id } = created.body.form
    const { body } = await owner.call('POST', `/api/forms/${id}/publish`)
    return { id, slug: body.form.slug as string }
  }
  const open = (slug: string) => server.visitor().open(`/f/${slug}`)

  test('forms that were opened before are shown, sending fails clearly, and unpublished ones are gone', async () => {
    const shown = await publish('Shown')
    const once = await publish('Once', { allowMultipleSubmissions: false })
    const closing = await publish('Closing', { closing: { responses: 100 } })
    const closed = await publish('Closed', { closing: { at: '2020-01-01T00:00:00Z' } })
    const unpublished = await publish('Unpublished')
    const deleted = await publish('Deleted')
    const unseen = await publish('Unseen')
    const all = [shown, once, closing, unpublished, deleted]
    for (const { slug } of all) expect((await open(slug)).status).toBe(200)
    expect((await open(closed.slug)).status).toBe(410)
    const before = (await open(shown.slug)).text
    await owner.call('POST', `/api/forms/${unpublished.id}/unpublish`)
    await owner.call('DELETE', `/api/forms/${deleted.id}`)

    await postgres.crash()
    const logged = server.log().length
    const page = await open(shown.slug)
    expect([page.status, page.text === before]).toEqual([200, true])
    expect((await open(once.slug)).status).toBe(200)
    expect((await open(closing.slug)).status).toBe(200)
    expect((await open(closed.slug)).status).toBe(410)
    for (const { slug } of [unpublished, deleted, unseen]) {
      const failed = await open(slug)
      expect([slug, failed.status]).toEqual([slug, 503])
      expect(failed.text).toContain(failed.headers['x-request-id'])
    }
    const path = `/api/public/forms/${shown.slug}/submit`
    for (let index = 0; index < 30; index += 1) {
      const sent = await server.visitor().call('POST', path, { body: { name: 'Bob' } })
      expect([sent.status, sent.body.code]).toEqual([503, 'unavailable'])
    }
    // Not a stack trace each.
    const traces =
      server
        .log()
        .slice(logged)
        .match(/"stack":/g) ?? []
    expect(traces.length).toBeLessThan(10)

    await postgres.start()
    await expect.poll(async () => (await server.visitor().call('GET', '/healthz')).status).toBe(200)
    const sent = await server.visitor().call('POST', path, { body: { name: 'Bob' } })
    expect(sent.status).toBe(200)
    expect((await open(unpublished.slug)).status).toBe(404)
  })

  test('a form that another node unpublished is forgotten with the next check', async () => {
    const { id, slug } = await publish('Elsewhere')
    const kept = await publish('Kept')
    const published = createPublishedForms(server.app.stores.forms)
    for (const one of [slug, kept.slug]) expect(await published.find(one)).not.toBeNull()
    const elsewhere = await buildTestApp({ database: databases[1] as Database })
    const there = await elsewhere.owner()
    expect((await there.call('POST', `/api/forms/${id}/unpublish`)).status).toBe(200)
    await published.checkLastKnown()
    expect(published.lastKnown(slug)).toBeNull()
    expect(published.lastKnown(kept.slug)?.name).toBe('Kept')
    await elsewhere.close()
  })
})

test('the last known forms do not fill the memory', async () => {
  const form = {
    id: newId(),
    ownerId: newId(),
    name: 'x',
    version: 1,
    schema: { fields: [], settings: {} },
  }
  const published = createPublishedForms({
    findPublished: async (slug) => ({ ...form, slug }),
    findPublishedVersion: async () => form,
    findPublishedVersions: async () => [],
  })
  for (let index = 0; index < 10_001; index += 1) await published.find(`s${index}`)
  expect(published.lastKnown('s0')).toBeNull()
  expect(published.lastKnown('s10000')?.name).toBe('x')
})
