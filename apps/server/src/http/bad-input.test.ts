import { request as httpRequest } from 'node:http'
import type { Settings } from '@ramiform/core/form'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
let slug: string
let formId: string

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  const { body } = await owner.call('POST', '/api/forms', {
    body: {
      name: 'Target',
      schema: aSchema([{ id: 'name' }, { id: 'tags', type: 'checkbox', options: ['a'] }]),
    },
  })
  formId = body.form.id
  slug = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form.slug
})
afterAll(() => server.close())

const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`

const bodies: readonly { what: string; body: string | Buffer; status: number; error: string }[] = [
  { what: 'no JSON', body: '{"name":', status: 400, error: 'The body is not valid JSON' },
  { what: 'two values', body: '{} {}', status: 400, error: 'The body is not valid JSON' },
  { what: 'nothing', body: '', status: 400, error: 'The request is not valid: ' },
  { what: 'a list', body: '[]', status: 400, error: 'must be an object' },
  { what: 'null', body: 'null', status: 400, error: 'must be an object' },
  { what: 'a number for a text', body: '{"name":5}', status: 400, error: 'name must be text' },
  {
    what: 'a prototype',
    body: '{"__proto__":{"a":1}}',
    status: 400,
    error: 'The body is not valid JSON',
  },
  {
    what: 'a constructor’s prototype',
    body: '{"constructor":{"prototype":{"a":1}}}',
    status: 400,
    error: 'The body is not valid JSON',
  },
  {
    what: 'nested 33 deep',
    body: nested(33),
    status: 400,
    error: 'The JSON is nested too deeply',
  },
  {
    what: 'nested half a million deep',
    body: nested(400_000),
    status: 400,
    error: 'The JSON is nested too deeply',
  },
  {
    what: 'a NUL',
    body: '{"name":"a\\u0000b"}',
    status: 400,
    error: 'name must not contain the NUL character',
  },
  {
    what: 'half a character',
    body: '{"name":"\\ud800"}',
    status: 400,
    error: 'name contains an invalid character',
  },
  {
    what: 'bytes that are no UTF-8',
    body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    status: 400,
    error: 'The body is not valid UTF-8',
  },
  {
    what: 'an answer that is too long',
    body: `{"name":"${'x'.repeat(10_001)}"}`,
    status: 400,
    error: 'name must be no longer than 10,000 characters',
  },
  {
    what: 'more than a megabyte',
    body: `{"name":"${'x'.repeat(1_048_600)}"}`,
    status: 413,
    error: 'The request is larger than the 1 MB that are accepted here',
  },
]

describe('a submission of', () => {
  test.each(bodies)('$what is refused in plain words', async ({ body, status, error }) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/public/forms/${slug}/submit`,
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toContain(error)
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('the content type "%s" is refused', async (type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/public/forms/${slug}/submit`,
      headers: type === '' ? {} : { 'content-type': type },
      payload: '{"name":"Bob"}',
    })
    expect([answer.statusCode, answer.json().error]).toEqual([
      415,
      'Send JSON with the header Content-Type: application/json',
    ])
  })

  test('JSON is refused where browsers post the form itself', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await server.visitor().call('POST', `/f/${slug}`, { headers, body: '{}' })
    expect(answer.status).toBe(415)
  })

  test('what a form can ask for is stored, and the rest left out', async () => {
    const answers = {
      name: 'Zoë 🌿 \u202e <b>',
      tags: ['a'],
      unknown: 'x',
      toString: 'y',
      constructor: 'z',
      hasOwnProperty: 'w',
    }
    const sent = await server
      .visitor()
      .call('POST', `/api/public/forms/${slug}/submit`, { body: answers })
    expect(sent.status).toBe(200)
    const { body } = await owner.call('GET', `/api/forms/${formId}/submissions`)
    expect(body.submissions[0].data).toEqual({ name: answers.name, tags: ['a'] })
  })
})

const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`)
const style = 'schema.settings.style'
const styled = (look: object) => ({
  body: { name: 'x', schema: aSchema([], { style: look } as Settings) },
})

describe('an owner’s call', () => {
  const saves: readonly { what: string; body: unknown; path: string }[] = [
    { what: 'no name', body: { schema: aSchema() }, path: 'name' },
    { what: 'an empty name', body: { name: '  ', schema: aSchema() }, path: 'name' },
    {
      what: 'an unknown kind of field',
      body: { name: 'x', schema: aSchema([{ id: 'a', type: 'hologram' }]) },
      path: 'schema.fields.0.type',
    },
    {
      what: 'two fields of one id',
      body: { name: 'x', schema: aSchema([{ id: 'a' }, { id: 'a' }]) },
      path: 'schema.fields.1.id',
    },
    {
      what: 'an id that is no id',
      body: { name: 'x', schema: aSchema([{ id: 'a b' }]) },
      path: 'schema.fields.0.id',
    },
    {
      what: 'a script for a redirect',
      body: { name: 'x', schema: aSchema([], { redirectUrl: 'javascript:alert(1)' }) },
      path: 'schema.settings.redirectUrl',
    },
    {
      what: 'a password in a redirect',
      body: { name: 'x', schema: aSchema([], { redirectUrl: 'https://a:b@c.example' }) },
      path: 'schema.settings.redirectUrl',
    },
    ...['https:evil', 'https:/evil.example', 'https:\\\\evil.example', 'https:///evil.example'].map(
      (address) => ({
        what: `the redirect ${address}, which names no host`,
        body: { name: 'x', schema: aSchema([], { redirectUrl: address }) },
        path: 'schema.settings.redirectUrl',
      }),
    ),
    {
      what: 'a webhook without a host',
      body: { name: 'x', schema: aSchema([], { notifications: { webhook: 'https:evil' } }) },
      path: 'schema.settings.notifications.webhook',
    },
    {
      what: 'a page after paying without a host',
      body: { name: 'x', schema: aSchema([], { payment: { successUrl: 'http:evil' } }) },
      path: 'schema.settings.payment.successUrl',
    },
    {
      what: 'a page after canceling without a host',
      body: { name: 'x', schema: aSchema([], { payment: { cancelUrl: 'http:evil' } }) },
      path: 'schema.settings.payment.cancelUrl',
    },
    {
      what: 'a member nobody knows',
      body: { name: 'x', schema: { ...aSchema(), style: {} } },
      path: 'schema',
    },
    {
      what: 'a name of 10,000 characters',
      body: { name: 'x'.repeat(10_000), schema: aSchema() },
      path: 'name',
    },
    {
      what: 'half of a character in its name',
      body: { name: 'a\ud83d', schema: aSchema() },
      path: 'name',
    },
    {
      what: 'half of a character in an option',
      body: { name: 'x', schema: aSchema([{ id: 'a', type: 'radio', options: ['a', '\udc00'] }]) },
      path: 'schema.fields.0.options.1',
    },
    {
      what: '5,001 options',
      body: { name: 'x', schema: aSchema([{ id: 'a', type: 'select', options: options(5_001) }]) },
      path: 'schema.fields.0.options',
    },
    { what: 'a color’s name', ...styled({ accent: 'red' }), path: `${style}.accent` },
    {
      what: 'a style sheet for a color',
      ...styled({ background: '#fff;}body{display:none' }),
      path: `${style}.background`,
    },
    { what: 'a font that is not served', ...styled({ font: 'comic-sans' }), path: `${style}.font` },
    { what: 'corners too round', ...styled({ roundness: 99 }), path: `${style}.roundness` },
    { what: 'corners half round', ...styled({ roundness: 1.5 }), path: `${style}.roundness` },
    { what: 'no such density', ...styled({ density: 'tight' }), path: `${style}.density` },
    {
      what: 'a cover from elsewhere',
      ...styled({ cover: 'https://evil.example/a.png' }),
      path: `${style}.cover`,
    },
  ]
  test.each(saves)('with $what is told where it is wrong', async ({ body, path }) => {
    for (const [method, address] of [
      ['POST', '/api/forms'],
      ['PUT', `/api/forms/${formId}`],
      ['PUT', `/api/forms/${formId}/working-copy`],
    ] as const) {
      const answer = await owner.call(method, address, { body })
      expect([answer.status, answer.body.code]).toEqual([422, 'form_refused'])
      expect(answer.body.problems).toContainEqual({ path, message: expect.any(String) })
      expect(answer.body.error).toMatch(/^The form cannot be saved: /)
    }
    expect((await owner.call('GET', `/api/forms/${formId}`)).body.form.name).toBe('Target')
  })

  test('with as much as a form may have is taken as it is', async () => {
    const schema = aSchema(
      [
        { id: 'a', type: 'select', options: options(5_000) },
        { id: 'b', label: '<b>שלום 👩‍👩‍👧 \u202e</b>' },
      ],
      { style: { accent: '#1F7a4d', font: 'lora', roundness: 20, cover: 'a'.repeat(64) } },
    )
    const name = 'ש'.repeat(500)
    const { status, body } = await owner.call('POST', '/api/forms', { body: { name, schema } })
    expect([status, body.form.name]).toEqual([200, name])
    expect(body.form.schema).toEqual(schema)
    const address = `/api/forms/${body.form.id}/working-copy`
    const saved = await owner.call('PUT', address, { body: { name, schema } })
    expect([saved.status, saved.body.form?.schema]).toEqual([200, schema])
  })

  test('a pattern that cannot run is refused by the field’s label', async () => {
    const schema = aSchema([
      { id: 'a' },
      { id: 'code', label: 'Member code', validation: { pattern: '(?=x)' } },
    ])
    const answer = await owner.call('POST', '/api/forms', { body: { name: 'x', schema } })
    expect(answer.status).toBe(422)
    expect(answer.body.error).toContain('Member code')
    expect(answer.body.problems).toMatchObject([{ path: 'schema.fields.1', fieldId: 'code' }])
  })

  test('a form beyond 2 MB is too large', async () => {
    const description = 'x'.repeat(5_000)
    const fields = Array.from({ length: 440 }, (_, index) => ({ id: `f${index}`, description }))
    const answer = await owner.call('POST', '/api/forms', {
      body: { name: 'x', schema: aSchema(fields) },
    })
    expect(answer.status).toBe(413)
  })

  const queries = [
    'limit=0',
    'limit=1001',
    'limit=x',
    'limit=1&limit=2',
    'cursor=nonsense',
    `cursor=${'x'.repeat(300)}`,
    'q=%00',
    `q=${'x'.repeat(501)}`,
  ]
  test.each(queries)('the query %s is refused', async (query) => {
    const answer = await owner.call('GET', `/api/forms/${formId}/submissions?${query}`)
    expect(answer.status).toBe(400)
  })

  test.each(["'", '%25', '_', '\\', '; drop table forms', '%F0%9F%8C%BF'])(
    'a search for %s finds what it says, no more',
    async (q) => {
      const answer = await owner.call('GET', `/api/forms/${formId}/submissions?q=${q}`)
      expect(answer.status).toBe(200)
    },
  )
})

test('addresses that lead nowhere are refused as JSON', async () => {
  for (const [url, status] of [
    ['/api/', 404],
    ['/api/forms/', 404],
    ['/api/nothing', 404],
    ['/api/forms/%zz', 400],
    [`/api/forms/${'x'.repeat(300)}`, 404],
    ['/api/public/forms/..%2f..%2fforms', 404],
  ] as const) {
    const answer = await owner.call('GET', url)
    expect([url, answer.status]).toEqual([url, status])
    expect([url, answer.body?.error]).toEqual([url, expect.any(String)])
  }
})

describe('the NUL character, which PostgreSQL cannot store,', () => {
  const paths = [
    '/f/%00',
    '/f/a%00b',
    '/f/a%00b/thanks',
    '/images/%00',
    '/api/public/forms/a%00b',
    '/api/public/uploads/%00',
    '/api/forms/%00',
    '/api/forms/%00/submissions/%00/files/%00',
    '/%00',
  ]
  test.each(paths)('in the path %s names nothing', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      const { status } = await owner.call(method, path, body)
      expect([method, status]).toEqual([method, 404])
    }
  })

  test('in a query is refused where the server reads it, and ignored elsewhere', async () => {
    for (const [path, status] of [
      ['/api/oauth/local/redirect_url?code=a%00b', 400],
      [`/api/forms/${formId}/submissions?cursor=%00`, 400],
      [`/api/forms/${formId}/deliveries?after=%00`, 400],
      [`/f/${slug}?name=%00`, 200],
    ] as const) {
      expect([path, (await owner.call('GET', path)).status]).toEqual([path, status])
    }
  })

  test.each([
    { form: '\0', field: 'file', name: 'a.txt' },
    { form: 'a\0b', field: 'a\0', name: 'a\0.txt' },
  ])('in the metadata of an upload is refused', async (members) => {
    const metadata = Object.entries(members).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    )
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': metadata.join(','),
    }
    const { status } = await server.visitor().call('POST', '/api/public/uploads', { headers })
    expect(status).toBe(400)
  })

  test.each(['name=a%00b', 'na%00me=x', 'form.version=%00'])(
    'in answers that a page posts without a script, %s, is no failure of ours',
    async (payload) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/f/${slug}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
    },
  )
})

test('nothing that a fuzzer makes of a good request is answered with a 5xx', async () => {
  const good = JSON.stringify({
    name: 'Fuzzed',
    schema: aSchema([
      {
        id: 'a',
        conditional: {
          operator: 'AND',
          rules: [],
          groups: [
            {
              id: 'g',
              operator: 'OR',
              rules: [{ id: 'r', fieldId: 'a', condition: 'equals', value: 'x' }],
              groups: [],
            },
          ],
        },
      },
    ]),
  })
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const pieces = [
    'null',
    '-1',
    '1e999',
    '""',
    '[]',
    '{}',
    'true',
    '"\\u0000"',
    '"\\ud83d"',
    '{"__proto__":1}',
    '99999999999999999999',
    '"x"'.repeat(2),
    '[[[[]]]]',
  ]
  for (let round = 0; round < 300; round += 1) {
    const values = [...good.matchAll(/"[^"]*"|\[\]|\{/g)]
    const match = values[random(values.length)]
    if (match === undefined) continue
    const fuzzed =
      good.slice(0, match.index) +
      pieces[random(pieces.length)] +
      good.slice(match.index + match[0].length)
    const path = round % 2 === 0 ? '/api/forms' : `/api/public/forms/${slug}/submit`
    const answer = await owner.call('POST', path, {
      body: fuzzed,
      headers: { 'content-type': 'application/json' },
    })
    expect([fuzzed, answer.status < 500]).toEqual([fuzzed, true])
  }
})

test('a broken request and a hostile Host are answered without our insides', async () => {
  const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  httpRequest(
    {
      host: address.hostname,
      port: address.port,
      path: '/login',
      headers: { host: 'evil.example' },
    },
    (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: text + JSON.stringify(response.headers),
        }),
      )
    },
  )
    .on('error', reject)
    .end()
  const answer = await promise
  expect(answer.text).not.toContain('evil.example')
})
