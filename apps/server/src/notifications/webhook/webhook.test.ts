import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import type { ReceivedCall } from '../../testing/webhook-receiver.ts'

let app: AppWithMessages
beforeAll(async () => {
  app = await appWithMessages()
})
afterAll(() => app.close())
beforeEach(() => {
  app.receiver.answer = (_call, response) => void response.end('ok')
})

const hour = 3_600
const withWebhook = () => ({ notifications: { webhook: app.receiver.address } })
/** What the receiver got of one form. */
const callsOf = (formId: string) =>
  app.receiver.calls.filter(({ body }) => JSON.parse(body).data.form.id === formId)
const secretOf = async (formId: string): Promise<string> =>
  (await app.owner.call('GET', `/api/forms/${formId}/webhook-secret`)).body.secret

/** What a receiver does at the moment it is called: the clock of these tests runs ahead of the real one. */
function verify(secret: string, { body, headers }: ReceivedCall): unknown {
  vi.setSystemTime(Number(headers['webhook-timestamp']) * 1_000)
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    vi.useRealTimers()
  }
}

test('nothing is sent for a form in the bin, and nothing late when it is restored', async () => {
  const form = await app.publish(withWebhook())
  app.receiver.answer = (_call, response) => void response.writeHead(500).end()
  await form.submit({ name: 'Bob' })
  expect(callsOf(form.id)).toHaveLength(1)
  app.receiver.answer = (_call, response) => void response.end('ok')
  await app.owner.call('DELETE', `/api/forms/${form.id}`)
  await app.pass(hour)
  await app.owner.call('POST', `/api/bin/forms/${form.id}/restore`)
  await app.pass(48 * hour)
  expect(callsOf(form.id)).toHaveLength(1)
})

test('a submission reaches the receiver at once, with labels and ids, signed', async () => {
  const form = await app.publish(withWebhook(), [
    { id: 'name', label: 'Your name' },
    { id: 'likes', label: 'You like', type: 'checkbox', options: ['Tea', 'Coffee', 'Water'] },
    { id: 'mail', label: 'Address', type: 'email' },
    { id: 'unanswered', label: 'Not answered' },
    {
      ...{ id: 'unasked', label: 'Which tea?' },
      conditional: { dependsOn: 'likes', condition: 'contains', value: 'Coffee' },
    },
  ])
  await form.submit({ name: 'Bob <b>', likes: ['Tea', 'Water'], mail: 'bob@example.org' })

  const [call, ...more] = callsOf(form.id)
  if (call === undefined) throw new Error('nothing came')
  expect(more).toEqual([])
  const body = JSON.parse(call.body)
  expect(body).toEqual({
    type: 'submission.created',
    timestamp: expect.stringMatching(/^\d{4}-/),
    data: {
      form: { id: form.id, name: 'Sign up', version: 1 },
      submission: {
        id: expect.any(String),
        submittedAt: body.timestamp,
        submitterEmail: 'bob@example.org',
        answers: [
          { fieldId: 'name', type: 'text', label: 'Your name', value: 'Bob <b>', text: 'Bob <b>' },
          {
            fieldId: 'likes',
            type: 'checkbox',
            label: 'You like',
            value: ['Tea', 'Water'],
            text: 'Tea, Water',
          },
          {
            fieldId: 'mail',
            type: 'email',
            label: 'Address',
            value: 'bob@example.org',
            text: 'bob@example.org',
          },
        ],
        notAsked: ['unasked'],
      },
    },
  })
  expect(call.headers['content-type']).toBe('application/json')
  const secret = await secretOf(form.id)
  expect(verify(secret, call)).toEqual(body)
  expect(() => verify(secret, { ...call, body: call.body.replace('Tea', 'Gin') })).toThrow()

  expect(await form.deliveries()).toMatchObject([
    {
      id: call.headers['webhook-id'],
      kind: 'webhook',
      state: 'delivered',
      attempts: 1,
      nextTryAt: null,
      tries: [{ result: 'delivered', status: 200, target: app.receiver.address }],
    },
  ])
})

test('after a day without success it is parked, and tried again when its owner asks', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(500).end()
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  await app.pass(30 * hour)
  const [parked] = await form.deliveries()
  expect(parked).toMatchObject({ state: 'parked', attempts: 11, nextTryAt: null })
  await app.pass(48 * hour)
  expect(callsOf(form.id)).toHaveLength(11)

  const retry = () => app.owner.call('POST', `/api/forms/${form.id}/deliveries/${parked?.id}/retry`)
  await retry()
  await app.worker.settled()
  expect(await form.deliveries()).toMatchObject([{ state: 'parked', attempts: 12 }])
  app.receiver.answer = (_call, response) => void response.end()
  await retry()
  await app.worker.settled()
  expect(await form.deliveries()).toMatchObject([{ state: 'delivered', attempts: 13 }])
  // What is delivered stays so.
  expect((await retry()).body.delivery.state).toBe('delivered')
  await app.worker.settled()
  expect(callsOf(form.id)).toHaveLength(13)
})

test('a redirect is not followed, and its answer is a failure', async () => {
  app.receiver.answer = (call, response) =>
    call.path === '/hook'
      ? void response
          .writeHead(302, { location: `http://127.0.0.1:${app.receiver.port}/other` })
          .end()
      : void response.end()
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  expect(callsOf(form.id).map(({ path }) => path)).toEqual(['/hook'])
  expect(await form.deliveries()).toMatchObject([
    { state: 'waiting', tries: [{ result: 'redirected', status: 302 }] },
  ])
})

test('410 ends it: the receiver wants no more', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(410).end()
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  expect(await form.deliveries()).toMatchObject([
    { state: 'parked', attempts: 1, tries: [{ result: 'gone', status: 410 }] },
  ])
})

test('an owner sees the status of an answer, and its text only where the operator allows that', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(500).end('inside knowledge')
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  const [delivery] = await form.deliveries()
  expect(delivery).toMatchObject({ tries: [{ result: 'refused', status: 500 }] })
  expect(JSON.stringify(delivery)).not.toContain('inside knowledge')
  const rows = await app.server.database.kysely.selectFrom('jobs').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('inside knowledge')
})

test('of an endless answer only the beginning is read', async () => {
  const app = await appWithMessages({ environment: { WEBHOOK_SHOW_ANSWERS: 'on' } })
  app.receiver.answer = (_call, response) => {
    const more = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', more)
    }
    more()
  }
  const form = await app.publish({ notifications: { webhook: app.receiver.address } })
  await form.submit({ name: 'Bob' })
  const [delivery] = await form.deliveries()
  expect(delivery).toMatchObject({ state: 'delivered', tries: [{ answer: 'x'.repeat(500) }] })
  await app.close()
})

test('a connection that is cut is tried again', async () => {
  app.receiver.answer = (_call, response) => void response.destroy()
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  expect(await form.deliveries()).toMatchObject([
    { state: 'waiting', tries: [{ result: 'not_connected' }] },
  ])
})

test('the address that is saved when it is sent counts, and none ends it', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(500).end()
  const form = await app.publish({ notifications: { webhook: `${app.receiver.address}/old` } })
  const save = (notifications: object) =>
    app.owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Sign up', schema: { fields: [], settings: { notifications } } },
    })
  await form.submit({ name: 'Bob' })
  await form.submit({ name: 'Eve' })
  await save({ webhook: `${app.receiver.address}/new` })
  await app.pass(10)
  expect(callsOf(form.id).map(({ path }) => path)).toEqual([
    '/hook/old',
    '/hook/old',
    '/hook/new',
    '/hook/new',
  ])
  await save({})
  await app.pass(60)
  expect(callsOf(form.id)).toHaveLength(4)
  expect(await form.deliveries()).toMatchObject([
    { state: 'parked', tries: [{}, {}, { result: 'no_address' }] },
    { state: 'parked', tries: [{}, {}, { result: 'no_address' }] },
  ])
})

test('nothing is sent of a submission that was deleted meanwhile', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(500).end()
  const form = await app.publish(withWebhook())
  await form.submit({ name: 'Bob' })
  const [delivery] = await form.deliveries()
  await app.owner.call('DELETE', `/api/forms/${form.id}/submissions/${delivery?.submissionId}`)
  await app.pass(10)
  expect(callsOf(form.id)).toHaveLength(1)
  expect(await form.deliveries()).toMatchObject([
    { state: 'parked', tries: [{}, { result: 'submission_deleted' }] },
  ])
})

test('while a secret is replaced both sign; after a day only the new one', async () => {
  const fresh = await appWithMessages()
  const form = await fresh.publish({ notifications: { webhook: fresh.receiver.address } })
  const path = `/api/forms/${form.id}/webhook-secret`
  const { secret: old } = (await fresh.owner.call('GET', path)).body
  const rotated = (await fresh.owner.call('POST', `${path}/rotate`)).body
  expect(rotated.secret).not.toBe(old)
  expect(rotated.previousUntil).not.toBeNull()
  await form.submit({ name: 'Bob' })
  const [first] = fresh.receiver.calls
  if (first === undefined) throw new Error('nothing came')
  for (const secret of [old, rotated.secret]) expect(verify(secret, first)).toBeDefined()
  fresh.clock.advanceTo(new Date(Date.parse(rotated.previousUntil) + 1_000))
  await form.submit({ name: 'Eve' })
  const second = fresh.receiver.calls[1]
  if (second === undefined) throw new Error('nothing came')
  expect(verify(rotated.secret, second)).toBeDefined()
  expect(() => verify(old, second)).toThrow()
  await fresh.close()
})

test('"Send test" tries the saved address once and says how it went', async () => {
  const form = await app.publish(withWebhook(), [{ id: 'name', label: 'Your name' }])
  const sendTest = () =>
    app.owner.call('POST', `/api/forms/${form.id}/deliveries/test`, { body: { kind: 'webhook' } })
  const { delivery } = (await sendTest()).body
  expect(delivery).toMatchObject({ isTest: true, state: expect.stringMatching(/waiting|sending/) })
  app.clock.advanceTo(new Date())
  app.server.app.jobWakeUp.ring()
  await app.worker.settled()
  const [call] = callsOf(form.id)
  expect(JSON.parse(call?.body ?? '').data.test).toBe(true)
  app.receiver.answer = (_call, response) => void response.writeHead(500).end('No')
  await sendTest()
  app.clock.advanceTo(new Date())
  app.server.app.jobWakeUp.ring()
  await app.worker.settled()
  const [failed] = await form.deliveries()
  expect(failed).toMatchObject({ state: 'parked', attempts: 1, tries: [{ status: 500 }] })

  const none = await app.publish({})
  const refused = await app.owner.call('POST', `/api/forms/${none.id}/deliveries/test`, {
    body: { kind: 'webhook' },
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'nothing_to_test'])
})

test('what is not shown in the log is nowhere else either: secrets are sealed', async () => {
  const form = await app.publish(withWebhook())
  const secret = await secretOf(form.id)
  const rows = await app.server.database.kysely.selectFrom('form_secrets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  const read = await app.owner.call('GET', `/api/forms/${form.id}`)
  const copy = await app.owner.call('POST', `/api/forms/${form.id}/duplicate`)
  expect(read.text + copy.text).not.toContain(secret)
  expect(await secretOf(copy.body.form.id)).not.toBe(secret)
  expect(app.server.log()).not.toContain(secret)
})
