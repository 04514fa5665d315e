import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicForm } from '@ramiform/contract/calls'
import { english } from '@ramiform/core/built-in-texts/en'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitorStorage } from '../state/visitor-storage.ts'
import { createSubmit, unsentAnswers } from './submit-answers.ts'

const form: PublicForm = {
  id: 'form_1',
  name: 'Workshop',
  slug: 'workshop',
  version: 7,
  schema: { fields: [], settings: {} },
}
const page = { form, words: english }
const closing: (() => void)[] = []
let trap = { value: '' }
beforeEach(() => {
  trap = { value: '' }
  vi.stubGlobal('document', { querySelector: () => trap })
  vi.stubGlobal('history', { state: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const close of closing.splice(0)) close()
})

/** A server that answers each request with the next response; null closes the connection without an answer. */
async function serving(...answers: ({ status: number; body: unknown } | null)[]) {
  const seen: {
    key: unknown
    version: unknown
    time: unknown
    proof: unknown
    address: unknown
    body: unknown
  }[] = []
  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request) body += part
    const {
      'idempotency-key': key,
      'form-version': version,
      'filled-in-ms': time,
      'proof-of-work': proof,
    } = request.headers
    seen.push({ key, version, time, proof, address: request.url, body: JSON.parse(body) })
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

/** A browser tab, whose storage survives a reload of the page. */
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

test('answers are sent with the version of the form, and the response has the thank-you text', async () => {
  const { seen, origin } = await serving(stored)
  const submit = createSubmit(page, aTab().load(), { origin })
  expect(await submit({ name: 'Ines' })).toEqual({ kind: 'accepted', ...stored.body })
  expect(seen).toMatchObject([
    { version: '7', address: '/api/public/forms/workshop/submit', body: { name: 'Ines' } },
  ])
})

test('after a lost connection and a reload, the same answers are sent with the same key', async () => {
  const { seen, origin } = await serving(null, stored)
  const tab = aTab()
  const answers = { name: 'Ines', days: ['Saturday'] }
  expect(await createSubmit(page, tab.load(), { origin })(answers)).toEqual({
    kind: 'unreachable',
  })

  const reloaded = tab.load()
  const kept = unsentAnswers(form, reloaded)
  expect(kept).toEqual(answers)
  await createSubmit(page, reloaded, { origin })(answers)
  expect(seen[0]?.key).toMatch(/^[\w-]{16,64}$/)
  expect(seen[1]?.key).toBe(seen[0]?.key)
  expect(unsentAnswers(form, tab.load())).toBeNull()
})

test('paid answers are sent again with the same key, so they are not rejected as a repeat', async () => {
  const { seen, origin } = await serving(null, null, stored)
  const tab = aTab()
  const answers = { name: 'Ines', fee: { clientSecret: 'pi_1_secret_2', status: 'succeeded' } }
  const submit = createSubmit(page, tab.load(), { origin })
  await submit(answers)
  await submit(answers)
  const reloaded = tab.load()
  expect(unsentAnswers(form, reloaded)).toEqual({ name: 'Ines' })
  await createSubmit(page, reloaded, { origin })(answers)
  expect(seen[2]?.body).toEqual(answers)
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
})

test('changed answers get a new key', async () => {
  const { seen, origin } = await serving(null, stored)
  const submit = createSubmit(page, aTab().load(), { origin })
  await submit({ name: 'Ines' })
  await submit({ name: 'Inês' })
  expect(seen[1]?.key).not.toBe(seen[0]?.key)
})

test('the server’s errors are shown at their fields', async () => {
  const body = { error: 'Some answers are missing', fieldErrors: { name: 'Name is required' } }
  const { origin } = await serving({ status: 422, body })
  const tab = aTab()
  expect(await createSubmit(page, tab.load(), { origin })({ age: '3' })).toEqual({
    kind: 'refused',
    ...body,
  })
  expect(unsentAnswers(form, tab.load())).toEqual({ age: '3' })
})

test('a second answer to a form that accepts one is not retried', async () => {
  const { origin } = await serving({ status: 409, body: { error: 'Already answered' } })
  expect(await createSubmit(page, aTab().load(), { origin })({})).toEqual({
    kind: 'closed',
    error: 'Already answered',
  })
})

test('an unreadable response is a failure without details', async () => {
  const { origin } = await serving({ status: 500, body: '<h1>Oh dear</h1>' })
  expect(await createSubmit(page, aTab().load(), { origin })({})).toEqual({
    kind: 'refused',
    error: 'Failed to submit form',
    fieldErrors: {},
  })
})

test.each([['<h1>Sign in to the network</h1>'], [null], [{ message: 7 }]])(
  'a foreign response is no success: %j',
  async (body) => {
    const { origin } = await serving({ status: 200, body })
    const tab = aTab()
    const outcome = await createSubmit(page, tab.load(), { origin })({ name: 'Ines' })
    expect(outcome).toEqual({ kind: 'unreachable' })
    expect(unsentAnswers(form, tab.load())).toEqual({ name: 'Ines' })
  },
)

test('a browser that denies its storage still sends, and keeps the key until reload', async () => {
  const { seen, origin } = await serving(null, stored)
  const denied = visitorStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const submit = createSubmit(page, denied, { origin })
  await submit({ name: 'Ines' })
  await submit({ name: 'Ines' })
  expect(seen[1]?.key).toBe(seen[0]?.key)
})

test('the duration is sent only for answers that started empty', async () => {
  const { seen, origin } = await serving(null, stored, null, stored)
  const tab = aTab()
  await createSubmit(page, tab.load(), { origin })({ name: 'Ines' })
  await createSubmit(page, tab.load(), { origin })({ name: 'Ines' })
  vi.stubGlobal('history', { state: { prefill: '?name=Ines' } })
  await createSubmit(page, tab.load(), { origin })({ name: 'Ines' })
  expect(seen.map(({ time }) => time)).toEqual([
    expect.stringMatching(/^\d+$/),
    undefined,
    undefined,
  ])
})

test("the honeypot's value is sent with the answers", async () => {
  const { seen, origin } = await serving(stored)
  trap.value = 'https://pills.example'
  await createSubmit(page, aTab().load(), { origin })({ name: 'Bot' })
  expect(seen[0]?.body).toEqual({ name: 'Bot', 'form.comment': 'https://pills.example' })
})

describe('during a flood', () => {
  const words: string[] = []
  beforeEach(() => {
    words.length = 0
    const notice = { style: {}, remove: () => words.push('gone') }
    Object.defineProperty(notice, 'textContent', { set: (text: string) => words.push(text) })
    vi.stubGlobal('document', {
      querySelector: (query: string) => (query.includes('form.comment') ? trap : null),
      createElement: () => notice,
      body: { append: () => {} },
    })
  })

  async function aChallenge() {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 5,
      deriveKey,
      hmacSignatureSecret: 'a secret',
    })
    return { status: 429, body: { error: 'Too many requests', challenge } }
  }

  test('after the proof of work, the same answers are sent with the same key', async () => {
    const { seen, origin } = await serving(await aChallenge(), stored)
    const outcome = await createSubmit(page, aTab().load(), { origin })({ name: 'Ines' })
    expect(outcome.kind).toBe('accepted')
    expect(seen[1]).toMatchObject({ key: seen[0]?.key, body: seen[0]?.body, version: '7' })
    const proof = JSON.parse(Buffer.from(String(seen[1]?.proof), 'base64').toString())
    expect(proof.solution.counter).toBe(5)
    expect(words).toEqual([english.sending.checking, 'gone'])
  })

  test('a browser that cannot compute the proof reports it', async () => {
    const { seen, origin } = await serving(await aChallenge(), stored)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await createSubmit(page, aTab().load(), { origin })({ name: 'Ines' })
    expect(seen[1]?.proof).toBe('unable')
  })

  test('after four rejected proofs it stops, and no answer is lost', async () => {
    const answers = [await aChallenge(), await aChallenge(), await aChallenge(), await aChallenge()]
    const { seen, origin } = await serving(...answers)
    const tab = aTab()
    const outcome = await createSubmit(page, tab.load(), { origin })({ name: 'Ines' })
    expect(outcome).toMatchObject({ kind: 'refused', error: 'Too many requests' })
    expect(seen).toHaveLength(4)
    expect(unsentAnswers(form, tab.load())).toEqual({ name: 'Ines' })
  })

  test('a server that restarts after the proof counts as unreachable', async () => {
    const { origin } = await serving(await aChallenge(), { status: 503, body: {} })
    const outcome = await createSubmit(page, aTab().load(), { origin })({})
    expect(outcome).toEqual({ kind: 'unreachable' })
  })

  test('a 429 without a challenge is a failure', async () => {
    const { seen, origin } = await serving({ status: 429, body: { error: 'Too many requests' } })
    const outcome = await createSubmit(page, aTab().load(), { origin })({})
    expect(outcome).toMatchObject({ kind: 'refused', error: 'Too many requests' })
    expect([seen.length, words]).toEqual([1, []])
  })

  test('a 429 from a proxy is a failure', async () => {
    const { origin } = await serving({ status: 429, body: '<h1>Slow down</h1>' })
    const outcome = await createSubmit(page, aTab().load(), { origin })({})
    expect(outcome).toMatchObject({ kind: 'refused', error: 'Failed to submit form' })
  })
})

test('a starting server counts as unreachable: the answers are sent again with the same key', async () => {
  const { seen, origin } = await serving(
    { status: 503, body: { error: 'The server is restarting. Please try again' } },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    stored,
  )
  const submit = createSubmit(page, aTab().load(), { origin })
  expect(await submit({ name: 'Ines' })).toEqual({ kind: 'unreachable' })
  expect(await submit({ name: 'Ines' })).toEqual({ kind: 'unreachable' })
  expect((await submit({ name: 'Ines' })).kind).toBe('accepted')
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
})

test('with a full storage, no older attempt is used, because its key would store the answers twice', async () => {
  const { seen, origin } = await serving(null, null, stored)
  const items = new Map([
    ['ramiform:sending:form_1', JSON.stringify({ key: 'of-long-ago-0000', answers: { a: 'b' } })],
  ])
  const full = visitorStorage(() => ({
    length: items.size,
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }))
  const submit = createSubmit(page, full, { origin })
  for (let tries = 0; tries < 3; tries += 1) await submit({ name: 'Ines' })
  expect(seen[0]?.key).not.toBe('of-long-ago-0000')
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
})
