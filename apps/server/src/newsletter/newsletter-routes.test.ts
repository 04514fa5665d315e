import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await buildTestApp({ environment: { RATE_LIMIT: 'on' } })
})
afterAll(() => server.close())

/** As a page without a script posts the box of its footer; whoever asks from one address has a limit of their own. */
function post(email: string, from: string, headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/newsletter',
    remoteAddress: from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: 'http://localhost:4400/pricing?from=mail',
      ...headers,
    },
    payload: new URLSearchParams({ email }).toString(),
  })
}

async function subscribed(): Promise<readonly string[]> {
  const rows = await server.database.kysely.selectFrom('newsletter').select('email').execute()
  return rows.map(({ email }) => email)
}

test('an address is taken once, and the answer is the same the second time', async () => {
  const subscribe = (email: string) =>
    server.visitor().call('POST', '/api/newsletter', { body: { email } })
  expect((await subscribe('news@example.org')).body).toEqual({ ok: true })
  expect((await subscribe('news@example.org')).body).toEqual({ ok: true })
  expect((await subscribe('no address')).status).toBe(400)
  expect(await subscribed()).toEqual(['news@example.org'])
})

test('without a script the box leads back to its page, which says what came of it', async () => {
  const page = 'http://localhost:4400/pricing?from=mail'
  const taken = await post(' ada@example.org ', '192.0.2.1')
  expect([taken.statusCode, taken.headers.location]).toEqual([303, `${page}#newsletter-subscribed`])
  expect(await subscribed()).toContain('ada@example.org')
  for (const wrong of ['', 'ada@example', `${'a'.repeat(320)}@example.org`]) {
    const refused = await post(wrong, '192.0.2.1')
    expect(refused.headers.location).toBe(`${page}#newsletter-wrong-address`)
  }
})

test('it leads to no other site, whatever the browser says where it was', async () => {
  for (const [referer, to] of [
    ['https://evil.example/pricing', 'http://localhost:4400/'],
    ['http://localhost:4400//evil.example', 'http://localhost:4400//evil.example'],
    ['nonsense', 'http://localhost:4400/'],
  ] as const) {
    const { headers } = await post('ada@example.org', '192.0.2.2', { referer })
    expect(headers.location).toBe(`${to}#newsletter-subscribed`)
  }
})

test('another site’s page subscribes nobody, and only a form is taken', async () => {
  const foreign = await post('eve@example.org', '192.0.2.3', { 'sec-fetch-site': 'cross-site' })
  const json = await post('eve@example.org', '192.0.2.3', { 'content-type': 'application/json' })
  expect([foreign.statusCode, json.statusCode]).toEqual([403, 415])
  expect(await subscribed()).not.toContain('eve@example.org')
})

test('the limit counts both ways together', async () => {
  const ends: (string | undefined)[] = []
  for (let count = 0; count < 11; count += 1) {
    ends.push((await post('ada@example.org', '192.0.2.4')).headers.location?.split('#')[1])
  }
  expect(ends.slice(9)).toEqual(['newsletter-subscribed', 'newsletter-too-many'])
  const scripted = await server.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    remoteAddress: '192.0.2.4',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: 'ada@example.org' },
  })
  expect(scripted.statusCode).toBe(429)
})
