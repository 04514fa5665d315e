import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
beforeAll(async () => {
  server = await buildTestApp()
})
afterAll(() => server.close())

/** From the sign-in page to the code that the provider sends back; not yet exchanged. */
async function bringBackCode(browser: TestBrowser, startCode?: string): Promise<URL> {
  const query = startCode === undefined ? '' : `?code=${startCode}`
  const begun = await browser.call('GET', `/api/oauth/local/redirect_url${query}`)
  expect(begun.status).toBe(200)
  const arrived = await browser.open(begun.body.redirectUrl)
  return new URL(arrived.address)
}

async function signIn(browser: TestBrowser, more: object = {}) {
  const callback = await bringBackCode(browser, server.startCode.value)
  expect(callback.pathname).toBe('/auth/callback')
  return browser.call('POST', '/api/sessions', {
    body: { code: callback.searchParams.get('code'), ...more },
  })
}

const nobody = { error: 'Not signed in', code: 'not_signed_in' }

describe('a newcomer with the link from the console', () => {
  test('is in with one click, as owner@localhost', async () => {
    const browser = server.visitor()
    const session = await signIn(browser)
    expect(session.status).toBe(200)
    const me = await browser.call('GET', '/api/users/me')
    expect(me.body).toMatchObject({ email: 'owner@localhost', providerUserData: { name: 'owner' } })
    expect(browser.cookies.find('session')?.header).toMatch(
      /^session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is the same user the next time, on another address too', async () => {
    const elsewhere = await buildTestApp({
      database: server.database,
      environment: { PUBLIC_URL: 'http://localhost:4499' },
    })
    const first = server.visitor()
    await signIn(first)
    const second = elsewhere.visitor()
    const begun = await second.call(
      'GET',
      `/api/oauth/local/redirect_url?code=${elsewhere.startCode.value}`,
    )
    const { address } = await second.open(begun.body.redirectUrl)
    const code = new URL(address).searchParams.get('code')
    await second.call('POST', '/api/sessions', { body: { code } })
    const [one, other] = [
      await first.call('GET', '/api/users/me'),
      await second.call('GET', '/api/users/me'),
    ]
    expect(other.body).toEqual(one.body)
    await elsewhere.close()
  })
})

describe('without the link', () => {
  test('a small page asks for the e-mail address and the code, and lets in who knows it', async () => {
    const browser = server.visitor()
    const dialog = await bringBackCode(browser)
    expect(dialog.pathname).toMatch(/^\/oidc\/sign-in\//)
    const sent = await browser.post(dialog.pathname, [
      ['email', 'Grace@Example.org'],
      ['code', server.startCode.value],
    ])
    expect(sent.status).toBe(303)
    const { address } = await browser.open(sent.headers.location ?? '')
    const code = new URL(address).searchParams.get('code')
    await browser.call('POST', '/api/sessions', { body: { code } })
    expect((await browser.call('GET', '/api/users/me')).body.email).toBe('grace@example.org')
  })

  test('five wrong codes make the sender wait, and nobody else', async () => {
    const guarded = await buildTestApp({
      environment: { AUTH_LOCAL: 'code', TRUST_PROXY: '127.0.0.1' },
    })
    const before = guarded.startCode.value
    const wrong = before === '000000000000' ? '111111111111' : '000000000000'
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const open = async (address: string) => {
      const browser = guarded.visitor()
      const headers = from(address)
      const begun = await browser.call('GET', '/api/oauth/local/redirect_url', { headers })
      const dialog = new URL((await browser.open(begun.body.redirectUrl)).address)
      return (code: string) => {
        const fields = [
          ['email', 'a@b.example'],
          ['code', code],
        ] as const
        return browser.call('POST', dialog.pathname, {
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
        })
      }
    }
    const guess = await open('192.0.2.66')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await guess(wrong)
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('The code or email address is wrong.')
    }
    const late = await guess(before)
    expect([late.status, late.headers['retry-after']]).toEqual([429, '60'])
    expect(late.text).toContain('Too many wrong codes from your address. Try again in 1 minute.')
    expect(guarded.startCode.value).toBe(before)
    const owner = await open('192.0.2.1')
    expect((await owner(before)).status).toBe(303)
    await guarded.close()
  })

  test('a wrong code leads to that page, which names it', async () => {
    const browser = server.visitor()
    const dialog = await bringBackCode(browser, 'nonsense')
    expect(dialog.pathname).toMatch(/^\/oidc\/sign-in\//)
    const page = await browser.open(dialog.pathname)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('The code is wrong.')])
  })

  test('the page belongs to the browser that began: another one is told to start again', async () => {
    const dialog = await bringBackCode(server.visitor())
    const other = await server.visitor().open(dialog.pathname)
    expect(other.status).toBe(400)
    expect(other.text).toContain('This sign-in has expired.')
  })
})

describe('an attacker', () => {
  test('cannot plant their own code in a browser that began nothing', async () => {
    const callback = await bringBackCode(server.visitor(), server.startCode.value)
    const victim = server.visitor()
    const planted = await victim.call('POST', '/api/sessions', {
      body: { code: callback.searchParams.get('code') },
    })
    expect([planted.status, planted.body.error]).toEqual([400, 'Authentication failed'])
    expect((await victim.call('GET', '/api/users/me')).body).toEqual(nobody)
  })

  test('cannot plant it in a browser that is signing in itself', async () => {
    const callback = await bringBackCode(server.visitor(), server.startCode.value)
    const victim = server.visitor()
    await victim.call('GET', '/api/oauth/local/redirect_url')
    const planted = await victim.call('POST', '/api/sessions', {
      body: { code: callback.searchParams.get('code') },
    })
    expect(planted.status).toBe(400)
    expect(victim.cookies.find('session')).toBeUndefined()
  })

  test('cannot finish a sign-in twice, though the cookie and the code were recorded', async () => {
    const browser = server.visitor()
    const callback = await bringBackCode(browser, server.startCode.value)
    const flow = browser.cookies.find('sign-in')?.value ?? ''
    const body = { code: callback.searchParams.get('code') }
    expect((await browser.call('POST', '/api/sessions', { body })).status).toBe(200)
    const thief = server.visitor()
    thief.cookies.set('sign-in', flow)
    expect((await thief.call('POST', '/api/sessions', { body })).status).toBe(400)
  })

  test('gets nowhere with a foreign state or issuer', async () => {
    const browser = server.visitor()
    expect((await signIn(browser, { state: 'of another flow' })).status).toBe(400)
    expect((await signIn(browser, { iss: 'https://elsewhere.example' })).status).toBe(400)
    const right = await bringBackCode(browser, server.startCode.value)
    const honest = await browser.call('POST', '/api/sessions', {
      body: Object.fromEntries(right.searchParams),
    })
    expect(honest.status).toBe(200)
  })

  test('gets nowhere with a flow cookie of their own making', async () => {
    const browser = server.visitor()
    const callback = await bringBackCode(browser, server.startCode.value)
    for (const forged of ['', 'x', 'A'.repeat(200), Buffer.from('{}').toString('base64url')]) {
      browser.cookies.set('sign-in', forged)
      const answer = await browser.call('POST', '/api/sessions', {
        body: { code: callback.searchParams.get('code') },
      })
      expect(answer.status).toBe(400)
    }
  })

  test('cannot begin with a provider named like a part of every object', async () => {
    for (const name of ['__proto__', 'constructor', 'google', 'toString']) {
      const answer = await server.visitor().call('GET', `/api/oauth/${name}/redirect_url`)
      expect([name, answer.status]).toEqual([name, 404])
    }
  })
})

describe('the built-in sign-in for this computer only', () => {
  const hostile = [
    { why: 'a name that was pointed at this computer', headers: { host: 'evil.example:4400' } },
    { why: 'a reverse proxy in front', headers: { 'x-forwarded-for': '203.0.113.9' } },
    { why: 'a newer reverse proxy in front', headers: { forwarded: 'for=203.0.113.9' } },
  ]
  test.each(hostile)('is not there for $why', async ({ headers }) => {
    const visitor = server.visitor()
    const providers = await visitor.call('GET', '/api/oauth/providers', { headers })
    expect(providers.body).toEqual({ providers: [] })
    const begun = await visitor.call('GET', '/api/oauth/local/redirect_url', { headers })
    expect(begun.status).toBe(404)
    const direct = await visitor.call('GET', '/oidc/.well-known/openid-configuration', { headers })
    expect(direct.status).toBe(404)
  })

  test('is not there for another computer', async () => {
    const answer = await server.app.inject({
      url: '/api/oauth/local/redirect_url',
      remoteAddress: '192.0.2.7',
      headers: { host: 'localhost:4400' },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('a session', () => {
  let browser: TestBrowser
  let bearer: string
  beforeEach(async () => {
    browser = server.visitor()
    bearer = (await signIn(browser)).body.sessionToken
  })

  test('has a second token for frames, which is not the cookie’s and does not pass for it', async () => {
    expect(bearer).toMatch(/^[\w-]{43}$/)
    expect(bearer).not.toBe(browser.cookies.find('session')?.value)
    const framed = await server.visitor().call('GET', '/api/users/me', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(framed.status).toBe(200)
    const swapped = server.visitor()
    swapped.cookies.set('session', bearer)
    expect((await swapped.call('GET', '/api/users/me')).status).toBe(401)
    const cookieAsBearer = await server.visitor().call('GET', '/api/users/me', {
      headers: { authorization: `Bearer ${browser.cookies.find('session')?.value}` },
    })
    expect(cookieAsBearer.status).toBe(401)
  })

  test('is not read from the cookie when an Authorization header is there, good or bad', async () => {
    for (const authorization of ['Bearer wrong', 'Basic abc', `Bearer ${'A'.repeat(43)}`]) {
      const answer = await browser.call('GET', '/api/users/me', { headers: { authorization } })
      expect(answer.status).toBe(401)
    }
  })

  test('is a new one at each sign-in, and the old one ends', async () => {
    const before = browser.cookies.find('session')?.value ?? ''
    await signIn(browser)
    expect(browser.cookies.find('session')?.value).not.toBe(before)
    const old = server.visitor()
    old.cookies.set('session', before)
    expect((await old.call('GET', '/api/users/me')).status).toBe(401)
  })

  test('ends with sign-out, both tokens of it', async () => {
    const out = await browser.call('GET', '/api/logout')
    expect([out.status, out.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(browser.cookies.find('session')).toBeUndefined()
    const framed = await server.visitor().call('GET', '/api/users/me', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(framed.status).toBe(401)
  })

  test('ends on every device when asked to', async () => {
    const phone = server.visitor()
    await signIn(phone)
    await browser.call('POST', '/api/logout', { body: { everywhere: true } })
    expect((await phone.call('GET', '/api/users/me')).status).toBe(401)
  })

  const unwanted = [
    {
      why: 'an image of another site',
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    },
    {
      why: 'a link of another site',
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    },
    {
      why: 'a sibling sub-domain',
      headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
    },
    {
      why: 'an image of our own page',
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    },
    { why: 'a prefetch', headers: { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' } },
  ]
  test.each(unwanted)('is not ended by $why', async ({ headers }) => {
    const out = await browser.call('GET', '/api/logout', { headers })
    expect([out.status, out.body.error]).toEqual([403, 'Cross-site request refused'])
    expect((await browser.call('GET', '/api/users/me')).status).toBe(200)
  })

  const crossSite = [
    { why: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { why: 'a sibling sub-domain', headers: { 'sec-fetch-site': 'same-site' } },
    { why: 'the address bar', headers: { 'sec-fetch-site': 'none' } },
  ]
  test.each(crossSite)('is no good for a change that comes from $why', async ({ headers }) => {
    const change = await browser.call('POST', '/api/forms', { headers, body: { name: 'planted' } })
    expect([change.status, change.body.error]).toEqual([403, 'Cross-site request refused'])
  })

  test('an old browser is judged by Origin, and one that says nothing is refused', async () => {
    const cookie = `session=${browser.cookies.find('session')?.value}`
    const create = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/forms',
        headers: { cookie, ...headers },
        payload: { name: 'from an old browser' },
      })
    expect((await create({ origin: 'http://localhost:4400' })).statusCode).toBe(200)
    expect((await create({ origin: 'http://evil.example' })).statusCode).toBe(403)
    expect((await create({ origin: 'null' })).statusCode).toBe(403)
    expect((await create({})).statusCode).toBe(403)
  })
})

test('a script can see that there is a session, and nothing of it', async () => {
  const browser = server.visitor()
  await signIn(browser)
  expect(browser.cookies.find('signed-in')?.value).toBe('1')
  expect(browser.cookies.find('signed-in')?.header).not.toContain('HttpOnly')
  await browser.call('POST', '/api/logout')
  expect(browser.cookies.find('signed-in')).toBeUndefined()
})

test('behind https the cookies are bound to the host, and partitioned in a frame', async () => {
  const secure = await buildTestApp({
    database: server.database,
    environment: { PUBLIC_URL: 'https://forms.example', AUTH_LOCAL: 'code' },
  })
  const browser = secure.visitor()
  const begun = await browser.call(
    'GET',
    `/api/oauth/local/redirect_url?code=${secure.startCode.value}`,
  )
  expect(begun.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(browser.cookies.find('__Host-sign-in')?.header).toMatch(/Secure; SameSite=Lax$/)
  const { address } = await browser.open(begun.body.redirectUrl)
  const code = new URL(address).searchParams.get('code')
  const session = await browser.call('POST', '/api/sessions', { body: { code, isIframe: true } })
  expect(session.status).toBe(200)
  expect(browser.cookies.find('__Host-session')?.header).toMatch(
    /Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$|Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  )
  const out = await browser.call('GET', '/api/logout')
  expect(out.headers['set-cookie']).toMatch(/Partitioned/)
  expect(out.headers['set-cookie']).toMatch(/SameSite=Lax/)
  await secure.close()
})

test('no token, code or address of a person is logged', async () => {
  const browser = server.visitor()
  const { body } = await signIn(browser)
  const log = server.log()
  expect(log).toContain('"signed in"')
  for (const secret of [
    body.sessionToken,
    browser.cookies.find('session')?.value ?? '',
    server.startCode.value,
    'owner@localhost',
  ]) {
    expect(log).not.toContain(secret)
  }
})
