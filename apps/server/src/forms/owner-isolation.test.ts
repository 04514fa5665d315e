import type { CallName } from '@ramiform/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCall } from '../http/contract-call.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import {
  callsWithoutForm,
  filledForm,
  formCalls,
  ownerCallBodies,
  ownerCallQueries,
  ownerCalls,
  pathWith,
} from '../testing/two-owners.ts'

/**
 * Two owners, every owner's call of the contract. A call that names a form is made by the other owner, with
 * the id of that form, an id that never was, and texts that are no ids; each must get the same 404, and the
 * form must be as it was. A new call without a row here fails the first test.
 */
let server: TestApp
let ada: TestBrowser
let eve: TestBrowser
let formId: string
let submissionId: string
let deliveryId: string
let heldId: string

beforeAll(async () => {
  server = await buildTestApp()
  ada = await server.owner('ada@example.org')
  eve = await server.owner('eve@example.org')
  const form = await filledForm(server, ada)
  formId = form.id
  submissionId = form.submissionId
  deliveryId = form.deliveryId
  heldId = form.heldId
})
afterAll(() => server.close())

function callWithId(browser: TestBrowser, name: CallName, id: string) {
  const { method, path, body } = contractCall(name)
  const query = ownerCallQueries[name] ?? ''
  const address = pathWith(path, { id, submissionId, deliveryId, heldId }) + query
  return browser.call(method, address, body === undefined ? {} : { body: ownerCallBodies[name] })
}

test('every owner’s call has its place in this test', () => {
  expect([...formCalls, ...callsWithoutForm].toSorted()).toEqual([...ownerCalls].toSorted())
  const withBody = formCalls.filter((name) => contractCall(name).body !== undefined)
  expect(Object.keys(ownerCallBodies).toSorted()).toEqual(withBody.toSorted())
})

test.each(formCalls)('%s finds nothing of another owner', async (name) => {
  const asItIs = async () => {
    const answers = await Promise.all(
      ['', '/held'].map((part) => ada.call('GET', `/api/forms/${formId}${part}`)),
    )
    return answers.map(({ body }) => body)
  }
  const before = await asItIs()
  const foreign = await callWithId(eve, name, formId)
  const unknown = await callWithId(eve, name, '01890000-0000-7000-8000-000000000000')
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
  expect(foreign.headers['content-length']).toBe(unknown.headers['content-length'])
  for (const id of [
    '1',
    'null',
    '../forms',
    `${formId}'`,
    '%',
    formId.toUpperCase(),
    '\0',
    'ä'.repeat(40),
  ]) {
    const answer = await callWithId(eve, name, id)
    expect([id, answer.status]).toEqual([id, 404])
  }
  expect(await asItIs()).toEqual(before)
})

test.each(formCalls.filter((name) => contractCall(name).method === 'GET'))(
  '%s finds one’s own, so the refusals above mean something',
  async (name) => {
    expect((await callWithId(ada, name, formId)).status).toBe(200)
  },
)

test('a submission is not found through another form, even of one’s own', async () => {
  const { body } = await eve.call('POST', '/api/forms', { body: { name: 'x', schema: aSchema() } })
  const address = `/api/forms/${body.form.id}/submissions/${submissionId}`
  for (const [method, path] of [
    ['GET', address],
    ['DELETE', address],
    ['POST', `${address}/restore`],
  ] as const) {
    expect([method, (await eve.call(method, path)).status]).toEqual([method, 404])
  }
  await eve.call('DELETE', `/api/forms/${body.form.id}`)
  const own = await ada.call('GET', `/api/forms/${formId}/submissions/${submissionId}`)
  expect(own.body.submission.data).toEqual({ name: 'Bob' })
})

test('a delivery is not found through another form, even of one’s own', async () => {
  const { body } = await eve.call('POST', '/api/forms', { body: { name: 'x', schema: aSchema() } })
  const address = `/api/forms/${body.form.id}/deliveries/${deliveryId}`
  const before = await ada.call('GET', `/api/forms/${formId}/deliveries`)
  expect((await eve.call('GET', address)).status).toBe(404)
  expect((await eve.call('POST', `${address}/retry`)).status).toBe(404)
  await eve.call('DELETE', `/api/forms/${body.form.id}`)
  expect((await ada.call('GET', `/api/forms/${formId}/deliveries`)).body).toEqual(before.body)
})

test('a list holds one’s own forms only', async () => {
  const { body } = await eve.call('GET', '/api/forms')
  expect(body).toEqual({ forms: [] })
})

test('members that are not the owner’s to set are refused, not ignored', async () => {
  const base = { name: 'Mine', schema: aSchema() }
  for (const more of [
    { isPublished: true },
    { slug: 'mine' },
    { ownerId: 'x' },
    { submissionCount: 99 },
    { id: formId },
  ]) {
    const created = await ada.call('POST', '/api/forms', { body: { ...base, ...more } })
    const saved = await ada.call('PUT', `/api/forms/${formId}`, { body: { ...base, ...more } })
    expect([created.status, saved.status]).toEqual([422, 422])
    expect(saved.body.error).toContain(Object.keys(more)[0])
  }
})
