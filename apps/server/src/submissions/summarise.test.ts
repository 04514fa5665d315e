import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
let formId: string
let slug: string

const plan = { id: 'plan', type: 'radio', options: ['Free', 'Pro'] }
const company = {
  id: 'company',
  conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
}

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  const schema = aSchema([plan, company, { id: 'seats', type: 'number' }])
  const created = await owner.call('POST', '/api/forms', { body: { name: 'Sign up', schema } })
  formId = created.body.form.id
  slug = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form.slug
})
afterAll(() => server.close())

const submit = (body: object) =>
  server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
const summary = async (query = '') =>
  (await owner.call('GET', `/api/forms/${formId}/submissions/summary${query}`)).body

test('a form without submissions has its questions, with nothing counted', async () => {
  expect(await summary()).toEqual({
    total: 0,
    counted: 0,
    days: [],
    questions: [
      {
        fieldId: 'plan',
        asked: 0,
        answered: 0,
        choices: [
          { value: 'Free', count: 0 },
          { value: 'Pro', count: 0 },
        ],
      },
      { fieldId: 'company', asked: 0, answered: 0, newest: [] },
      { fieldId: 'seats', asked: 0, answered: 0 },
    ],
  })
})

test('answers are added up by the version they were given to, and again when anything changes', async () => {
  await submit({ plan: 'Free', seats: '1' })
  await submit({ plan: 'Pro', company: 'Acme', seats: '2' })
  const first = await summary()
  expect(first).toMatchObject({ total: 2, counted: 2, days: [{ count: 2 }] })
  expect(first.questions).toMatchObject([
    { asked: 2, answered: 2, choices: [{ count: 1 }, { count: 1 }] },
    { asked: 1, answered: 1, newest: [{ text: 'Acme' }] },
    { asked: 2, answered: 2, numbers: { total: 3 } },
  ])

  const schema = aSchema([plan, { ...company, conditional: undefined }])
  await owner.call('PUT', `/api/forms/${formId}`, { body: { name: 'Sign up', schema } })
  await submit({ plan: 'Free' })
  const second = await summary()
  expect(second.questions).toMatchObject([{ asked: 3 }, { asked: 2, answered: 1 }])

  const listed = await owner.call('GET', `/api/forms/${formId}/submissions?q=acme`)
  const address = `/api/forms/${formId}/submissions/${listed.body.submissions[0].id}`
  await owner.call('DELETE', address)
  expect((await summary()).questions[1]).toMatchObject({ asked: 1, answered: 0, newest: [] })
  await owner.call('POST', `${address}/restore`)
  expect(await summary()).toEqual(second)
})

test('days are those of the time zone that is asked for; one that is none is refused by name', async () => {
  const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const days = await Promise.all(
    zones.map(async (zone) => (await summary(`?timeZone=${zone}`)).days.at(-1).day),
  )
  expect(new Set(days).size).toBeGreaterThan(1)
  const address = `/api/forms/${formId}/submissions/summary?timeZone=Mars/Olympus`
  const refused = await owner.call('GET', address)
  expect([refused.status, refused.body.code]).toEqual([422, 'unknown_time_zone'])
  expect(refused.body.error).toContain('timeZone')
})

test('whoever asks at the same moment waits for the same one', async () => {
  await submit({ plan: 'Pro' })
  const { pages } = server.app.stores.submissions
  let readings = 0
  Object.assign(server.app.stores.submissions, {
    pages: (...asked: Parameters<typeof pages>) => {
      readings += 1
      return pages(...asked)
    },
  })
  const all = await Promise.all(Array.from({ length: 5 }, () => summary()))
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
  await summary()
  expect(readings).toBe(1)
})
