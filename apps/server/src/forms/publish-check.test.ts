import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

const sendable = aSchema([{ id: 'a' }])
const unsendable = aSchema([
  { id: 'size', type: 'number', label: 'Size', required: true, validation: { min: 5, max: 1 } },
])

onEveryDatabase(({ database }) => {
  let server: TestApp
  let owner: TestBrowser

  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
    owner = await server.owner('owner@example.org')
  })
  afterAll(() => server.close())

  async function published() {
    const created = await owner.call('POST', '/api/forms', {
      body: { name: 'Sign up', schema: sendable },
    })
    const path = `/api/forms/${created.body.form.id}`
    const { slug } = (await owner.call('POST', `${path}/publish`)).body.form
    return {
      path,
      publish: (query = '') => owner.call('POST', `${path}/publish${query}`),
      async save(schema: object) {
        const body = { name: 'Sign up', schema }
        const saved = await owner.call('PUT', `${path}/working-copy`, { body })
        expect(saved.status).toBe(200)
        return saved.body.form as { revision: number }
      },
      live: async () => (await owner.call('GET', path)).body.form,
      shown: async () => (await server.visitor().call('GET', `/api/public/forms/${slug}`)).body,
    }
  }

  test('changes that make a form unsendable do not go live, and the live form stays', async () => {
    const form = await published()
    const before = await form.live()
    const shownBefore = await form.shown()
    const { revision } = await form.save(unsendable)
    for (const query of ['', `?revision=${revision}`]) {
      const refused = await form.publish(query)
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({
        code: 'form_unsendable',
        error:
          'This form cannot be published because it can never be sent. Size cannot be answered. An answer must be at least 5 and at most 1. Size is required, so visitors cannot send the form.',
        problems: [{ path: 'schema.fields.0', fieldId: 'size', code: 'cannot_be_sent' }],
      })
    }
    expect(await form.live()).toEqual(before)
    expect(await form.shown()).toEqual(shownBefore)

    await form.save(aSchema([{ id: 'b' }]))
    expect((await form.publish()).status).toBe(200)
    expect((await form.live()).schema.fields[0].id).toBe('b')
  })

  test('the changes are checked, not the form that is live', async () => {
    const form = await published()
    // A plain PUT of a published form goes live unchecked.
    const body = { name: 'Sign up', schema: unsendable }
    expect((await owner.call('PUT', form.path, { body })).status).toBe(200)
    await form.save(sendable)
    expect((await form.publish()).status).toBe(200)
    expect((await form.live()).schema.fields[0].id).toBe('a')
  })
})
