import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { registeredRoutes } from '../testing/registered-routes.ts'
import { callNames, contractCall } from './contract-call.ts'
import { routePath } from './route.ts'

let server: TestApp
beforeAll(async () => {
  server = await buildTestApp()
})
afterAll(() => server.close())

/** What the server says about itself, and files both ways: no calls with JSON. */
const besideTheContract = [
  'GET /api/openapi.json',
  'GET /api/forms/:id/submissions.csv',
  'GET /api/forms/:id/files.zip',
  'GET /api/forms/:id/submissions/:submissionId/files/:fileId',
  'POST /api/public/uploads',
  'PATCH /api/public/uploads/:id',
  'DELETE /api/public/uploads/:id',
  'POST /api/webhooks/stripe/:formId',
]

test('the API has the calls of the contract, each of them and no other', () => {
  const registered = registeredRoutes(server.app)
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !besideTheContract.includes(route))
  const agreed = callNames
    .map(contractCall)
    .map(({ method, path }) => `${method} ${routePath(path)}`)
  expect(registered.toSorted()).toEqual(agreed.toSorted())
})

test('outside the API there are only these', () => {
  const others = registeredRoutes(server.app)
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(others.toSorted()).toEqual([
    'GET *',
    'GET /embed.js',
    'GET /f/:slug',
    'GET /f/:slug/thanks',
    'GET /healthz',
    'GET /images/:id',
    'GET /oidc/sign-in/:uid',
    'POST /f/:slug',
    'POST /newsletter',
    'POST /oidc/sign-in/:uid',
  ])
})

test('the OpenAPI document names the same calls, with what they take', async () => {
  const { status, body } = await server.visitor().call('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const documented = Object.entries<Record<string, object>>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${routePath(path)}`),
  )
  const registered = registeredRoutes(server.app)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route.includes(' /api/') && !besideTheContract.includes(route))
  expect(documented.toSorted()).toEqual(registered.toSorted())
  const save = body.paths['/api/forms/{id}'].put
  expect(save.operationId).toBe('saveForm')
  expect(save.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  expect(save.requestBody.content['application/json'].schema.required).toContain('schema')
  expect(body.paths['/api/forms/{id}/submissions'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'limit', in: 'query', required: false }),
  )
})

test('every call that is for owners says so in the document, and is refused to strangers', async () => {
  const { body } = await server.visitor().call('GET', '/api/openapi.json')
  for (const name of callNames) {
    const { access, method, path } = contractCall(name)
    const { security } = body.paths[path][method.toLowerCase()]
    expect([name, security.length > 0]).toEqual([name, access === 'owner'])
    if (access !== 'owner') continue
    const answer = await server.visitor().call(method, path.replaceAll(/\{\w+\}/g, '1'))
    expect([name, answer.status, answer.body]).toEqual([
      name,
      401,
      { error: 'Not signed in', code: 'not_signed_in' },
    ])
  }
})
