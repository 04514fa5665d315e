import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOperatorStore } from '../operator/operator-store.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createCookieJar } from '../testing/cookie-jar.ts'
import { type OutsideIssuer, startOutsideIssuer } from '../testing/outside-issuer.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let issuer: OutsideIssuer
let server: TestApp

beforeAll(async () => {
  issuer = await startOutsideIssuer({
    id: 'forms',
    secret: 'a secret between the two',
    redirectUri: 'http://localhost:4400/auth/callback',
  })
  server = await buildTestApp({
    environment: {
      OIDC_ISSUER: issuer.address,
      OIDC_CLIENT_ID: 'forms',
      OIDC_CLIENT_SECRET: 'a secret between the two',
      OIDC_NAME: 'Our company',
    },
  })
})
afterAll(async () => {
  await server.close()
  await issuer.stop()
})

/** Walks through the issuer's own pages, in real requests, to the address it sends back to. */
async function returnFrom(redirectUrl: string): Promise<URL> {
  const cookies = createCookieJar()
  let address = new URL(redirectUrl)
  while (address.origin === issuer.address) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookies.header(address.pathname) },
    })
    cookies.keep(response.headers.getSetCookie())
    address = new URL(response.headers.get('location') ?? '/nowhere', address)
    if (address.pathname === '/nowhere') throw new Error(await response.text())
  }
  return address
}

async function signIn(browser: TestBrowser, claims: OutsideIssuer['claims']) {
  issuer.claims = claims
  const begun = await browser.call('GET', '/api/oauth/oidc/redirect_url')
  const back = await returnFrom(begun.body.redirectUrl)
  return browser.call('POST', '/api/sessions', { body: Object.fromEntries(back.searchParams) })
}

test('an issuer of the operator’s choice is the way to sign in, and the built-in one is not', async () => {
  const { body } = await server.visitor().call('GET', '/api/oauth/providers')
  expect(body).toEqual({ providers: [{ id: 'oidc', name: 'Our company', kind: 'oidc' }] })
})

test('who it says is there is signed in, with name and picture', async () => {
  const browser = server.visitor()
  const session = await signIn(browser, {
    sub: 'ada-1',
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada Lovelace',
    picture: 'https://id.example/ada.png',
  })
  expect(session.status).toBe(200)
  expect((await browser.call('GET', '/api/users/me')).body).toEqual({
    id: expect.any(String),
    email: 'ada@example.org',
    providerUserData: { name: 'Ada Lovelace', picture: 'https://id.example/ada.png' },
  })
})

test('an address that the issuer has not verified is not taken for somebody’s', async () => {
  for (const email_verified of [false, undefined, 'true']) {
    const browser = server.visitor()
    const session = await signIn(browser, { sub: 'eve', email: 'ada@example.org', email_verified })
    expect([session.status, session.body.error]).toEqual([
      403,
      'Email not verified at the provider',
    ])
    expect((await browser.call('GET', '/api/users/me')).status).toBe(401)
  }
})

test('people are told apart by the issuer’s own id for them, never by e-mail address', async () => {
  const [one, other] = [server.visitor(), server.visitor()]
  const shared = { email: 'shared@example.org', email_verified: true }
  await signIn(one, { sub: 'first', ...shared })
  await signIn(other, { sub: 'second', ...shared })
  const ids = [
    (await one.call('GET', '/api/users/me')).body.id,
    (await other.call('GET', '/api/users/me')).body.id,
  ]
  expect(ids[0]).not.toBe(ids[1])
})

test('a picture that is no https address is left out', async () => {
  const browser = server.visitor()
  const claims = { sub: 'x', email: 'x@example.org', email_verified: true, name: 'X' }
  await signIn(browser, { ...claims, picture: 'javascript:alert(1)' })
  expect((await browser.call('GET', '/api/users/me')).body.providerUserData).toEqual({ name: 'X' })
})

test('an issuer that is away is a 503 that says so, and is asked again the next time', async () => {
  const lonely = await buildTestApp({
    database: server.database,
    environment: {
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'forms',
      OIDC_CLIENT_SECRET: 'x',
    },
  })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await lonely.visitor().call('GET', '/api/oauth/oidc/redirect_url')
    expect([answer.status, answer.body.code]).toEqual([503, 'provider_unreachable'])
  }
  await lonely.close()
})

test('a sign-in is in the log of actions, and a disabled account is refused by name', async () => {
  const ada = { sub: 'disabled-one', email: 'disabled@example.org', email_verified: true }
  const browser = server.visitor()
  expect((await signIn(browser, ada)).status).toBe(200)
  const { id } = (await browser.call('GET', '/api/users/me')).body
  const actions = []
  for await (const page of server.app.stores.audit.read(id)) actions.push(...page)
  expect(actions.map(({ actor, action }) => [actor, action])).toEqual([['owner', 'signIn']])

  await createOperatorStore(server.database).setDisabled(id, new Date())
  expect(await signIn(server.visitor(), ada)).toMatchObject({
    status: 403,
    body: { code: 'account_disabled' },
  })
})
