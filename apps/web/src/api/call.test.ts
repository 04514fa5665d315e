import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, isPassing, isSignedOut } from './api-error.ts'
import { call } from './call.ts'
import { addressOf } from './paths.ts'

let requests: { address: string; init: RequestInit }[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  requests = []
  vi.stubGlobal('window', aWindow())
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ address, init })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

function aWindow(frame: object = {}) {
  const window: Record<string, unknown> = {}
  window.self = window
  window.top = window
  return Object.assign(window, frame)
}

function answering(status: number, body: unknown) {
  answer = async () => new Response(JSON.stringify(body), { status })
}

async function failure(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('the address contains params and query, escaped', () => {
  expect(addressOf('/api/forms/{id}/versions/{version}', { id: 'a/../b?', version: 3 }, {})).toBe(
    '/api/forms/a%2F..%2Fb%3F/versions/3',
  )
  expect(addressOf('/api/forms', {}, { q: 'a&b', limit: 50, cursor: undefined })).toBe(
    '/api/forms?q=a%26b&limit=50',
  )
})

test('a call sends its method and body to its path, and returns the response', async () => {
  answering(200, { form: { id: 'f1' } })
  expect(await call('createForm', { body: { name: 'Open day' } })).toEqual({ form: { id: 'f1' } })
  expect(requests[0]?.address).toBe('/api/forms')
  expect(requests[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    body: '{"name":"Open day"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a call without a body has no content type, and outside a frame no token', async () => {
  answering(200, { forms: [] })
  await call('listForms')
  expect(Object.keys(requests[0]?.init.headers ?? {})).toEqual(['accept'])
})

test('in a frame, every call sends the token', async () => {
  vi.stubGlobal('window', aWindow({ top: {} }))
  const storage = { getItem: () => 't0ken' }
  vi.stubGlobal('sessionStorage', storage)
  answering(200, { forms: [] })
  await call('listForms')
  expect(requests[0]?.init.headers).toMatchObject({ authorization: 'Bearer t0ken' })
})

test("an error response has the server's message and details", async () => {
  answering(409, { error: 'The form was saved elsewhere.', form: { version: 4 } })
  const error = await failure(call('readForm', { params: { id: 'f1' } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    message: 'The form was saved elsewhere.',
    refusal: { form: { version: 4 } },
  })
  expect(isPassing(error)).toBe(false)
})

test('an error response from a proxy still has a message', async () => {
  answer = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })
  const error = await failure(call('listForms'))
  expect(error).toMatchObject({ status: 502, message: 'The server answered with status 502.' })
  expect(isPassing(error)).toBe(true)
})

test('without a response, the error can be retried', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'))
  const error = await failure(call('listForms'))
  expect(error).toMatchObject({ status: 0, message: 'The server cannot be reached.' })
  expect(isPassing(error)).toBe(true)
  expect(isSignedOut(error)).toBe(false)
})

test('an aborted call is not reported as unreachable', async () => {
  const calledOff = AbortSignal.abort()
  answer = () => Promise.reject(calledOff.reason)
  expect(await failure(call('listForms', { signal: calledOff }))).toBe(calledOff.reason)
})
