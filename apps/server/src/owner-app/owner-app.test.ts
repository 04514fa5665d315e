import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorJsonPlaceholder, operatorPlaceholder } from '@ramiform/contract/site-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const inline = 'window.start = {"a":1}'
let folder: string
let server: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-owner-app-'))
  server = await buildTestApp({ environment: { OWNER_APP_DIR: join(folder, 'client') } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('before the build there is a page that says what to do, and then the homepage', async () => {
  const before = await server.visitor().open('/')
  expect(before.status).toBe(503)
  expect(before.text).toContain('npm run build')

  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await mkdir(join(folder, 'client', 'pricing'))
  await mkdir(join(folder, 'client', '404'))
  await writeFile(join(folder, 'secret.txt'), 'outside')
  await writeFile(join(folder, 'client', '.hidden'), 'hidden')
  await writeFile(join(folder, 'client', 'index.html'), 'the homepage')
  await writeFile(
    join(folder, 'client', '__spa-fallback.html'),
    `<script>${inline}</script><script src="/assets/a.js"></script>the app`,
  )
  await writeFile(join(folder, 'client', '404', 'index.html'), 'nothing here')
  await writeFile(
    join(folder, 'client', 'pricing', 'index.html'),
    '<link rel="canonical" href="https://public-address.invalid/pricing">the prices',
  )
  await writeFile(
    join(folder, 'client', 'robots.txt'),
    'Sitemap: https://public-address.invalid/sitemap.xml',
  )
  await writeFile(join(folder, 'client', 'assets', 'a.js'), 'start()')
  const after = await server.visitor().open('/')
  expect([after.status, after.text]).toEqual([200, 'the homepage'])
})

test('every address of the app has its page, a prerendered one its own, any other is a 404 page', async () => {
  for (const [path, status, content] of [
    ['/login?code=12345678', 200, 'the app'],
    ['/dashboard', 200, 'the app'],
    ['/forms/0189/edit', 200, 'the app'],
    ['/bin?tab=submissions', 200, 'the app'],
    ['/forms/0189/nothing', 404, 'nothing here'],
    ['/pricing', 200, 'the prices'],
    ['/pricing/', 200, 'the prices'],
    ['/nothing', 404, 'nothing here'],
    ['/404', 404, 'nothing here'],
    // A page of the specification that the build has not written is none.
    ['/careers', 404, 'nothing here'],
    ['/wp-admin/setup', 404, 'nothing here'],
  ] as const) {
    const page = await server.visitor().open(path)
    expect([path, page.status, page.text.endsWith(content)]).toEqual([path, status, true])
    expect(page.headers['cache-control']).toBe('no-cache')
  }
})

test('pages and robots.txt show the public address of the server', async () => {
  const page = await server.visitor().open('/pricing')
  expect(page.text).toContain('<link rel="canonical" href="http://localhost:4400/pricing">')
  const robots = await server.visitor().open('/robots.txt')
  expect(robots.text).toBe('Sitemap: http://localhost:4400/sitemap.xml')
})

test('pages show the operator’s details as text, and what is not set is empty', async () => {
  await mkdir(join(folder, 'client', 'contact'), { recursive: true })
  await writeFile(
    join(folder, 'client', 'contact', 'index.html'),
    `<html data-operator="${operatorJsonPlaceholder}">` +
      (['name', 'email', 'phone', 'missing', 'social1', 'social2'] as const)
        .map((key) => `[${operatorPlaceholder(key)}]`)
        .join(''),
  )
  const configured = await buildTestApp({
    database: server.database,
    environment: {
      OWNER_APP_DIR: join(folder, 'client'),
      OPERATOR_NAME: 'Ada & Sons <b>',
      OPERATOR_EMAIL: 'hello@ada.test',
      OPERATOR_SOCIAL: 'https://social.example/@ada',
    },
  })
  const { text } = await configured.visitor().open('/contact')
  expect(text).toContain(
    '[Ada &amp; Sons &lt;b&gt;][hello@ada.test][][OPERATOR_ADDRESS][https://social.example/@ada][]',
  )
  const json = /data-operator="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"')
  expect(json).toContain('"email":"hello@ada.test"')
  expect(text).not.toContain('.invalid')
  await configured.close()
})

test('files are what the build wrote, and nothing beside', async () => {
  const script = await server.visitor().open('/assets/a.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of [
    '/assets/none.js',
    '/.hidden',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/index.php',
  ]) {
    const answer = await server.app.inject({ url: path, headers: { host: 'localhost:4400' } })
    expect([path, answer.statusCode, answer.body.includes('outside')]).toEqual([path, 404, false])
  }
})

test('the owner’s pages run their own scripts only, and nobody may frame them', async () => {
  const { headers } = await server.visitor().open('/dashboard')
  const hash = createHash('sha256').update(inline).digest('base64')
  const policy = headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('only the sites on the list may frame them, where there is a list', async () => {
  const framed = await buildTestApp({
    database: server.database,
    environment: { FRAME_ANCESTORS: 'https://intranet.example https://*.example.org' },
  })
  const { headers } = await framed.visitor().open('/login')
  expect(headers['content-security-policy']).toContain(
    'frame-ancestors https://intranet.example https://*.example.org',
  )
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  await framed.close()
})

test('the microphone is for the chat, and the callback tells no other site its address', async () => {
  const chat = await server.visitor().open('/logic-chat')
  expect(chat.headers['permissions-policy']).toContain('microphone=(self)')
  const callback = await server.visitor().open('/auth/callback?code=secret')
  expect(callback.headers['permissions-policy']).toContain('microphone=()')
  expect(callback.headers['referrer-policy']).toBe('no-referrer')
})

test('another name of this computer leads to the one that signing in works on', async () => {
  const answer = await server.app.inject({
    url: '/login?code=1',
    headers: { host: '127.0.0.1:4400' },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    'http://localhost:4400/login?code=1',
  ])
  const foreign = await server.app.inject({ url: '/login', headers: { host: 'evil.example' } })
  expect(foreign.statusCode).toBe(200)
})
