import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

let server: TestApp
let owner: Awaited<ReturnType<TestApp['owner']>>

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
})
afterAll(() => server.close())

test('a form with ids that JavaScript knows receives answers', async () => {
  const ids = [
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    'length',
  ]
  const { body } = await owner.call('POST', '/api/forms', {
    body: {
      name: 'Form',
      schema: {
        ...aSchema(ids.map((id) => ({ id, required: true, section: 'toJSON' }))),
        sections: [{ id: 'toJSON', title: 'About' }],
      },
    },
  })
  const { id } = body.form
  const { body: published } = await owner.call('POST', `/api/forms/${id}/publish`)
  const data = Object.fromEntries(ids.map((one) => [one, `of ${one}`]))
  const path = `/api/public/forms/${published.form.slug}/submit`
  const sent = await server.visitor().call('POST', path, { body: data })
  expect(sent.status).toBe(200)
  const { body: stored } = await owner.call('GET', `/api/forms/${id}/submissions`)
  expect(stored.submissions[0].data).toEqual(data)
})

test.each(['fields', 'sections', 'tables', 'hiddenFields', 'values', 'endings'])(
  '__proto__ is no id in %s, because no body of JSON can have it as a key',
  async (part) => {
    const named = { id: '__proto__', type: 'text', label: 'A', name: 'a', formula: '1' }
    const { status, body } = await owner.call('POST', '/api/forms', {
      body: { name: 'Form', schema: { ...aSchema([{ id: 'a' }]), [part]: [named] } },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('and not __proto__')
  },
)
