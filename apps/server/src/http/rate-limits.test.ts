import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { proofFor } from '../testing/proof-for.ts'

let server: TestApp
let slugs: string[]

beforeAll(async () => {
  server = await buildTestApp({
    environment: {
      RATE_LIMIT: 'on',
      RATE_LIMIT_SUBMIT_PER_ADDRESS: '3',
      RATE_LIMIT_SUBMIT_PER_FORM: '8',
      RATE_LIMIT_SIGN_IN: '4',
      TRUST_PROXY: '10.0.0.0/8',
    },
  })
  const owner = await server.owner()
  slugs = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map(async (name) => {
      const created = await owner.call('POST', '/api/forms', {
        body: { name, schema: aSchema([{ id: 'a' }]) },
      })
      return (await owner.call('POST', `/api/forms/${created.body.form.id}/publish`)).body.form.slug
    }),
  )
})
afterAll(() => server.close())

async function submit(slug: string | undefined, from: string, forwarded?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/public/forms/${slug}/submit`,
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { a: 'x' },
  })
  return answer
}

test('one address may send so often to one form, and is told when to come back', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    const answer = await submit(slugs[0], '192.0.2.1')
    statuses.push(answer.statusCode)
    if (answer.statusCode !== 429) continue
    expect(answer.json()).toEqual({
      error: 'Too many requests. Please wait a moment and try again',
      code: 'too_many_requests',
      challenge: expect.objectContaining({ signature: expect.any(String) }),
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await submit(slugs[1], '192.0.2.1')).statusCode).toBe(200)
  expect((await submit(slugs[0], '192.0.2.2')).statusCode).toBe(200)
})

test('the page that gives answers back to a browser without a script says when to come back, too', async () => {
  const owner = await server.owner()
  // Where spam is kept out, whoever cannot do the work is held back instead.
  const schema = aSchema([{ id: 'a' }], { spamProtection: false })
  const { form } = (await owner.call('POST', '/api/forms', { body: { name: 'Five', schema } })).body
  const { slug } = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
  const post = () => server.visitor().post(`/f/${slug}`, [['a', 'typed']])
  const before = [await post(), await post(), await post()]
  expect(before.map(({ status }) => status)).toEqual([303, 303, 303])
  const page = await post()
  expect(page.status).toBe(429)
  expect(page.text).toContain('value="typed"')
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
})

test('a school behind one address goes on with a proof of work each, up to ten times as many', async () => {
  const school = { remoteAddress: '192.0.2.50', url: `/api/public/forms/${slugs[3]}/submit` }
  const statuses: number[] = []
  for (let pupil = 1; pupil <= 17; pupil += 1) {
    const send = (headers = {}) =>
      server.app.inject({ ...school, method: 'POST', payload: { a: 'x' }, headers })
    const asked = await send()
    const { challenge } = asked.json()
    if (challenge === undefined) statuses.push(asked.statusCode)
    else statuses.push((await send({ 'proof-of-work': await proofFor(challenge) })).statusCode)
  }
  expect(statuses).toEqual([...new Array(16).fill(200), 429])
})

test('a form takes so many from everybody together', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 9; host += 1) {
    statuses.push((await submit(slugs[2], `198.51.100.${host}`)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
})

test('an IPv6 caller is counted by network, whatever addresses it makes up', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 4; host += 1) {
    statuses.push((await submit(slugs[1], `2001:db8::${host}`)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('X-Forwarded-For counts from a proxy of ours and from nobody else', async () => {
  const made: number[] = []
  for (let host = 1; host <= 4; host += 1) {
    made.push((await submit(slugs[1], '203.0.113.5', `192.0.2.${100 + host}`)).statusCode)
  }
  expect(made).toEqual([200, 200, 200, 429])
})

test('sign-ins are counted too', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1) {
    statuses.push(
      (await server.visitor().call('POST', '/api/sessions', { body: { code: 'x' } })).status,
    )
  }
  expect(statuses).toEqual([400, 400, 400, 400, 429])
})
