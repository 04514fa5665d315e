import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { registeredRoutes } from '../testing/registered-routes.ts'
import { callNames, contractCall } from './contract-call.ts'
import { openApiDocument } from './openapi.ts'
import { routePath } from './route.ts'

let server: TestApp
beforeAll(async () => {
  server = await buildTestApp()
})
afterAll(() => server.close())

/** Pages that people open, and what these post. Every other route is part of the API. */
const pages =
  /^(?:GET \*|GET \/embed\.js|(?:GET|POST) \/(?:f\/:slug(?:\/.*)?|confirm-address|oidc\/sign-in\/:uid)|POST \/newsletter)$/

const apiRoutes = () =>
  registeredRoutes(server.app)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !pages.test(route))

test('the API has every call of the contract', () => {
  const agreed = callNames
    .map(contractCall)
    .map(({ method, path }) => `${method} ${routePath(path)}`)
  expect(apiRoutes()).toEqual(expect.arrayContaining(agreed))
})

test('outside the API there are only these', () => {
  const others = registeredRoutes(server.app)
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(others.toSorted()).toEqual([
    'GET *',
    'GET /confirm-address',
    'GET /embed.js',
    'GET /f/:slug',
    'GET /f/:slug/',
    'GET /f/:slug/report',
    'GET /f/:slug/thanks',
    'GET /healthz',
    'GET /images/:id',
    'GET /livez',
    'GET /oidc/sign-in/:uid',
    'GET /readyz',
    'POST /confirm-address',
    'POST /f/:slug',
    'POST /f/:slug/report',
    'POST /newsletter',
    'POST /oidc/sign-in/:uid',
  ])
})

test('the OpenAPI document names every route that is not a page, with what it takes', async () => {
  const { status, body } = await server.visitor().call('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const documented = Object.entries<Record<string, object>>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      // The list of registered routes leaves HEAD out.
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${routePath(path)}`),
  )
  expect(documented.toSorted()).toEqual(apiRoutes().toSorted())
  const operations = Object.values<Record<string, { operationId: string }>>(body.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  expect(new Set(operations).size).toBe(operations.length)
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

test('the OpenAPI document names the session cookie of its own address', () => {
  expect(openApiDocument('https://forms.example.org')).toMatchObject({
    components: { securitySchemes: { cookie: { name: '__Host-session' } } },
  })
  expect(openApiDocument('http://localhost:3000')).toMatchObject({
    components: { securitySchemes: { cookie: { name: 'session' } } },
  })
})

test('the OpenAPI document describes a response of several lines as text', () => {
  expect(openApiDocument('http://localhost:3000')).toMatchObject({
    paths: {
      '/api/forms/{id}/impact': {
        post: {
          responses: {
            200: { content: { 'application/x-ndjson': { schema: { type: 'string' } } } },
          },
        },
      },
    },
  })
})

test('the OpenAPI document joins the ids in a query by commas', async () => {
  const { body } = await server.visitor().call('GET', '/api/openapi.json')
  const { parameters } = body.paths['/api/forms/{id}/submissions'].get
  expect(parameters.find(({ name }: { name: string }) => name === 'ids')).toMatchObject({
    style: 'form',
    explode: false,
  })
})

test('every reference of the OpenAPI document leads to a part of it', async () => {
  const { body } = await server.visitor().call('GET', '/api/openapi.json')
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g)].map(
    ([, to]) => to ?? '',
  )
  const lost = references.filter((reference) => {
    const parts = reference.replace(/^#\//, '').split('/')
    return parts.reduce((part, name) => part?.[name], body) === undefined
  })
  expect(references.length).toBeGreaterThan(0)
  expect([...new Set(lost)]).toEqual([])
})
