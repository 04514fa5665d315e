import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

async function publish(name: string, settings = {}) {
  const body = { name, schema: aSchema([{ id: 'a', required: true }], settings) }
  const created = await home.owner.call('POST', '/api/forms', { body })
  const answer = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  return answer.body.form as { id: string; slug: string }
}

/** As a browser asks for what it shows in a frame of another site's page, or in a tab. */
const get = (path: string, destination = 'iframe') =>
  home.visitor().call('GET', path, {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': destination },
  })

const embedded = '<html lang="en" class="embedded">'
const framedScript = '<script type="module" src="/f-assets/assets/framed-789abc.js"></script>'

test('a form in a frame looks so before any script has come, and runs what talks to the page around', async () => {
  const form = await publish('Shown')
  const framed = await get(`/f/${form.slug}`)
  expect(framed.text).toContain(embedded)
  const scripts = [...framed.text.matchAll(/<script type="module".*?<\/script>/g)].map(
    ([tag]) => tag,
  )
  expect(scripts[0]).toBe(framedScript)
  expect(scripts).toHaveLength(2)

  const tab = await get(`/f/${form.slug}`, 'document')
  expect(tab.text).toContain('<html lang="en">')
  expect(tab.text).not.toContain('framed-')
  // Neither is ever taken for the other.
  expect(tab.headers.etag).not.toBe(framed.headers.etag)
  expect(tab.headers.vary).toContain('sec-fetch-dest')
})

test('so do the pages in a form’s place: none, a closed one, one that comes back, the thanks', async () => {
  const none = await get('/f/no-such-form')
  const closed = await publish('Closed', {
    closing: { at: '2020-01-01T00:00:00.000Z', timeZone: 'UTC' },
  })
  const ended = await get(`/f/${closed.slug}`)
  const form = await publish('Posted')
  const post = (answer: string) =>
    home.visitor().call('POST', `/f/${form.slug}`, {
      headers: {
        'sec-fetch-dest': 'iframe',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `a=${answer}`,
    })
  const back = await post('')
  const { headers } = await post('1')
  const thanks = await get(headers.location ?? '')
  expect([none, ended, back, thanks].map(({ status }) => status)).toEqual([404, 410, 422, 200])
  for (const { text } of [none, ended, back, thanks]) {
    expect(text).toContain(embedded)
    expect(text).toContain(framedScript)
  }
})

test('/embed.js may be loaded by any page, and is asked for again after an hour', async () => {
  const headers = { 'accept-encoding': 'gzip', host: 'localhost:4400' }
  const script = await home.server.app.inject({ url: '/embed.js', headers })
  expect(script.statusCode).toBe(200)
  expect(gunzipSync(script.rawPayload).toString()).toContain('embed embed')
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const again = await home.server.app.inject({
    url: '/embed.js',
    headers: { ...headers, 'if-none-match': String(script.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
