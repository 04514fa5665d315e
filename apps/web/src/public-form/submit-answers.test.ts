import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicForm } from '@ramiform/contract/calls'
import { english } from '@ramiform/core/words/en'
import { afterEach, expect, test } from 'vitest'
import { createSubmit, unsentAnswers } from './submit-answers.ts'
import { visitorStorage } from './visitor-storage.ts'

const form: PublicForm = {
  id: 'form_1',
  name: 'Workshop',
  slug: 'workshop',
  version: 7,
  schema: { fields: [], settings: {} },
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers each request with the next of these; null hangs up without an answer. */
async function serving(...answers: ({ status: number; body: unknown } | null)[]) {
  const seen: { key: unknown; version: unknown; address: unknown; body: unknown }[] = []
  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request) body += part
    const { 'idempotency-key': key, 'form-version': version } = request.headers
    seen.push({ key, version, address: request.url, body: JSON.parse(body) })
    const next = answers.shift()
    if (!next) return response.destroy()
    response.writeHead(next.status, { 'content-type': 'application/json' })
    response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A browser's tab: what it stores outlives the page. */
function aTab() {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
  return { load: () => visitorStorage(() => storage) }
}

const stored = { status: 200, body: { message: 'Thank you!', redirectUrl: 'https://example.org' } }

test('answers travel with the version that was filled in, and the thanks come back', async () => {
  const { seen, origin } = await serving(stored)
  const submit = createSubmit({ form, words: english }, aTab().load(), { origin })
  expect(await submit({ name: 'Ines' })).toEqual({ kind: 'accepted', ...stored.body })
  expect(seen).toMatchObject([
    { version: '7', address: '/api/public/forms/workshop/submit', body: { name: 'Ines' } },
  ])
})

test('after a lost connection and a reload the same answers travel under the same key', async () => {
  const { seen, origin } = await serving(null, stored)
  const tab = aTab()
  const answers = { name: 'Ines', days: ['Saturday'] }
  expect(await createSubmit({ form, words: english }, tab.load(), { origin })(answers)).toEqual({
    kind: 'unreachable',
  })

  const reloaded = tab.load()
  const kept = unsentAnswers(form, reloaded)
  expect(kept).toEqual(answers)
  await createSubmit({ form, words: english }, reloaded, { origin })(answers)
  expect(seen[0]?.key).toMatch(/^[\w-]{16,64}$/)
  expect(seen[1]?.key).toBe(seen[0]?.key)
  expect(unsentAnswers(form, tab.load())).toBeNull()
})

test('changed answers are another submission', async () => {
  const { seen, origin } = await serving(null, stored)
  const submit = createSubmit({ form, words: english }, aTab().load(), { origin })
  await submit({ name: 'Ines' })
  await submit({ name: 'Inês' })
  expect(seen[1]?.key).not.toBe(seen[0]?.key)
})

test('what the server finds wrong comes back field by field', async () => {
  const body = { error: 'Some answers are missing', fieldErrors: { name: 'Name is required' } }
  const { origin } = await serving({ status: 422, body })
  const tab = aTab()
  expect(
    await createSubmit({ form, words: english }, tab.load(), { origin })({ age: '3' }),
  ).toEqual({
    kind: 'refused',
    ...body,
  })
  expect(unsentAnswers(form, tab.load())).toEqual({ age: '3' })
})

test('a second answer to a form that takes one is not tried again', async () => {
  const { origin } = await serving({ status: 409, body: { error: 'Already answered' } })
  expect(await createSubmit({ form, words: english }, aTab().load(), { origin })({})).toEqual({
    kind: 'closed',
    error: 'Already answered',
  })
})

test('a server in trouble that says nothing readable is a plain failure', async () => {
  const { origin } = await serving({ status: 502, body: '<h1>Bad gateway</h1>' })
  expect(await createSubmit({ form, words: english }, aTab().load(), { origin })({})).toEqual({
    kind: 'refused',
    error: 'Failed to submit form',
    fieldErrors: {},
  })
})

test('a browser that denies its storage still sends, and keeps the key until reload', async () => {
  const { seen, origin } = await serving(null, stored)
  const denied = visitorStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const submit = createSubmit({ form, words: english }, denied, { origin })
  await submit({ name: 'Ines' })
  await submit({ name: 'Ines' })
  expect(seen[1]?.key).toBe(seen[0]?.key)
})
