import type dns from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddressGuard } from '../../outgoing/address-guard.ts'
import { aSchema } from '../../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { createWebhookClient } from './webhook-client.ts'

let server: TestApp
let owner: TestBrowser
let receiver: WebhookReceiver

/** A name server: what each name leads to, the next answer at each asking. */
const answers: Record<string, string[]> = {}
const lookup = ((name: string, _options: object, callback: (...result: unknown[]) => void) => {
  const known = answers[name] ?? []
  const address = known.length > 1 ? known.shift() : known[0]
  if (address === undefined) callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
  else callback(null, [{ address, family: 4 }])
}) as typeof dns.lookup

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  server = await buildTestApp({ lookup })
  owner = await server.owner()
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const create = (webhook: string) =>
  owner.call('POST', '/api/forms', {
    body: { name: 'x', schema: aSchema(undefined, { notifications: { webhook } }) },
  })

test('a private address is refused when the form is saved, at its setting', async () => {
  answers['inside.example.org'] = ['10.0.0.7']
  for (const [address, said] of [
    ['http://127.0.0.1:8080/hook', 'private network'],
    ['http://[::ffff:10.0.0.1]/', 'private network'],
    ['http://0x7f.1/', 'private network'],
    ['https://inside.example.org/', 'cannot be reached'],
    ['https://nowhere.example.org/', 'cannot be reached'],
    ['https://93.184.215.14:6379/', 'port'],
  ] as const) {
    const { status, body } = await create(address)
    expect([address, status, body.code]).toEqual([address, 422, 'form_refused'])
    expect(body.problems).toEqual([
      { path: 'schema.settings.notifications.webhook', message: expect.stringContaining(said) },
    ])
  }
})

test('an address that was saved keeps nobody from saving something else while its name is not found', async () => {
  answers['hooks.example.org'] = ['93.184.215.14']
  const { body } = await create('https://hooks.example.org/')
  answers['hooks.example.org'] = []
  const { id, schema } = body.form
  const save = (name: string, webhook: string) =>
    owner.call('PUT', `/api/forms/${id}`, {
      body: { name, schema: { ...schema, settings: { notifications: { webhook } } } },
    })
  expect((await save('Renamed', 'https://hooks.example.org/')).status).toBe(200)
  expect((await save('Renamed', 'https://hooks.example.org/other')).status).toBe(422)
})

test('a name that leads elsewhere once it is checked is refused at the connection: nothing arrives', async () => {
  // Saved when it was public; a second look-up would say 127.0.0.1, where somebody listens.
  answers['rebinding.example.org'] = ['93.184.215.14', '127.0.0.1']
  const guard = createAddressGuard({ lookup })
  const address = `http://rebinding.example.org:${receiver.port}/`
  expect(await guard.lookUp(address)).toBeNull()
  const client = createWebhookClient(guard, { keepAnswers: true })
  const call = (to: string) =>
    client.call({ address: to, headers: {}, body: '{}' }, new AbortController().signal)
  expect(await call(address)).toEqual({ result: 'private_address' })
  expect(await call(receiver.address)).toEqual({ result: 'private_address' })
  expect(await call('https://nowhere.example.org/')).toEqual({ result: 'no_such_host' })
  expect(receiver.calls).toEqual([])
  await client.close()
})

test('in production an http:// address is refused when it is saved, with what to change', async () => {
  answers['hooks.example.org'] = ['93.184.215.14']
  const production = await buildTestApp({
    lookup,
    environment: {
      NODE_ENV: 'production',
      RATE_LIMIT: 'on',
      SESSION_SECRET: 'x'.repeat(32),
      WEBHOOK_ALLOW_ADDRESSES: '10.0.0.5',
    },
  })
  const inProduction = await production.owner()
  const save = (webhook: string) =>
    inProduction.call('POST', '/api/forms', {
      body: { name: 'x', schema: aSchema(undefined, { notifications: { webhook } }) },
    })
  for (const address of ['http://hooks.example.org/x', 'http://93.184.215.14/x']) {
    const { status, body } = await save(address)
    expect([status, body.problems]).toEqual([
      422,
      [
        {
          path: 'schema.settings.notifications.webhook',
          message: expect.stringContaining('must begin with https://'),
        },
      ],
    ])
  }
  expect((await save('https://hooks.example.org/x')).status).toBe(200)
  // An operator who names an address in their own network decides about it.
  expect((await save('http://10.0.0.5/x')).status).toBe(200)
  expect((await create('http://hooks.example.org/x')).status).toBe(200)
  await production.close()
})

test('in production nothing is sent to an http:// address that was stored before', async () => {
  const guard = createAddressGuard({ lookup, httpsOnly: true })
  const client = createWebhookClient(guard, { keepAnswers: true })
  const call = { address: 'http://hooks.example.org/', headers: {}, body: '{}' }
  expect(await client.call(call, new AbortController().signal)).toEqual({ result: 'plain_http' })
  await client.close()
})
