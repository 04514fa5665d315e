import { fileURLToPath } from 'node:url'
import { buildTestApp } from '../apps/server/src/testing/build-test-app.ts'
import { registeredRoutes } from '../apps/server/src/testing/registered-routes.ts'
import { filledForm } from '../apps/server/src/testing/two-owners.ts'
import { randomNumbers } from './shared/random-numbers.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Sends valid and modified requests, made from the OpenAPI document and the server's other routes: wrong types, long
// texts, NUL characters, lone surrogates, huge numbers, deep JSON, wrong content types, broken multipart. Each is
// sent as an owner, another owner or a visitor. Prints the statuses, every 5xx and the slowest requests, and exits
// with 1 on a 5xx. Needs `npm run build`. `node bench/fuzz.mjs [requests, 50000] [seed, 1]`

const count = Number(process.argv[2] ?? 50_000)
const seed = Number(process.argv[3] ?? 1)
const random = randomNumbers(seed)
const below = (number) => Math.floor(random() * number)
const oneOf = (list) => list[below(list.length)]
const chance = (share) => random() < share

/** Number of requests after which deleted forms and ended sessions are replaced. */
const renewedEvery = 50

const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202e',
  '😀'.repeat(300),
  'x'.repeat(600),
  'x'.repeat(11_000),
  '../../etc/passwd',
  "'; drop table forms; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
  '2026-02-30',
  'https://example.org',
  'ada@example.org',
  '%00',
  '%ff',
  '%',
]
const odd = [
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { prototype: null, a: 1 },
  ...texts,
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
]

const server = await buildTestApp({ environment: builtPages() })
const { app } = server
const document = (await app.inject('/api/openapi.json')).json()
const operations = operationsOf(document)
let people = await newPeople(0)
const statuses = new Map()
const failures = []
let slowest = []

printMachine(`${count} requests to ${operations.length} routes, seed ${seed}`)
for (let at = 0; at < count; at += 1) {
  if (at > 0 && at % renewedEvery === 0) people = await newPeople(at)
  const { operation, request, caller } = nextRequest()
  const start = performance.now()
  const { statusCode: status, body } = await app.inject(request)
  const ms = performance.now() - start
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const one = { at, ms, status, caller, operation: `${operation.method} ${operation.path}` }
  if (status >= 500) failures.push({ ...one, body: body.slice(0, 200), request })
  slowest = [...slowest, one].toSorted((a, b) => b.ms - a.ms).slice(0, 10)
}
const log = server.log()
await server.close()

console.log('Statuses')
printTable(
  [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => ({ status, times })),
)
console.log('\nSlowest')
printTable(
  slowest.map(({ ms, status, caller, operation, at }) => ({
    operation,
    caller,
    status,
    ms: ms.toFixed(0),
    at,
  })),
)
for (const { request, ...failure } of failures.slice(0, 20)) {
  console.log('\n5xx', failure, JSON.stringify(request).slice(0, 600))
}
for (const line of log
  .split('\n')
  .filter((line) => line.includes('"level":50'))
  .slice(0, 5)) {
  console.log(line.slice(0, 1_500))
}
console.log(`\n${count} requests, ${failures.length} answered with a 5xx`)
process.exit(failures.length === 0 ? 0 : 1)

function builtPages() {
  const built = (folder) => fileURLToPath(new URL(`../apps/web/${folder}`, import.meta.url))
  return { OWNER_APP_DIR: built('build/client'), PUBLIC_FORM_DIR: built('dist/public-form') }
}

/** An owner with a filled form, another owner, and a visitor. */
async function newPeople(number) {
  const owner = await server.owner(`ada${number}@example.org`)
  const stranger = await server.owner(`eve${number}@example.org`)
  return {
    ids: await filledForm(server, owner),
    cookies: {
      owner: owner.cookies.header('/'),
      stranger: stranger.cookies.header('/'),
      visitor: '',
    },
  }
}

function operationsOf({ paths }) {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  const known = new Set(documented.map(({ method, path }) => `${method} ${path}`))
  const others = registeredRoutes(app)
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}'), query: [] }))
    .filter(({ method, path }) => !known.has(`${method} ${path}`) && method !== 'OPTIONS')
  return [...documented, ...others]
}

function nextRequest() {
  let operation = oneOf(operations)
  // Rarely signs out or deletes the form, because later requests would only get errors.
  if (operation.method === 'DELETE' && chance(0.8)) operation = oneOf(operations)
  const caller = oneOf(['owner', 'owner', 'stranger', 'visitor'])
  const { method, path, query, body } = operation
  const address = path.replaceAll(/\{(\w+)\}|\*/g, (_, name) => pathPart(name))
  const search = query
    .filter(() => chance(0.5))
    .map(({ name, schema }) => `${name}=${encoded(chance(0.6) ? sampleOf(schema) : oneOf(odd))}`)
  if (chance(0.05)) search.push(`${encoded(oneOf(texts))}=${encoded(oneOf(texts))}`)
  const headers = {
    host: new URL(app.publicUrl).host,
    'sec-fetch-site': chance(0.97) ? 'same-origin' : 'cross-site',
    'sec-fetch-dest': oneOf(['empty', 'document', 'iframe']),
    ...(people.cookies[caller] && { cookie: people.cookies[caller] }),
    ...(chance(0.1) && { 'idempotency-key': oneOf(['a', 'key 1', 'x'.repeat(300), 'k1']) }),
    ...(chance(0.1) && { 'form-version': oneOf(['1', '0', '-1', '99999999999', 'x']) }),
    ...(chance(0.05) && {
      'accept-language': oneOf(['de', 'ar,he;q=0.5', '*', ';;q=', 'x'.repeat(500)]),
    }),
    ...(chance(0.05) && { range: oneOf(['bytes=0-', 'bytes=9-1', 'bytes=-5', 'x']) }),
    ...(chance(0.05) && {
      'content-range': oneOf(['bytes 0-3/4', 'bytes 4-3/4', 'x', 'bytes 0-99999999999/9']),
    }),
  }
  const request = {
    method,
    url: address + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers,
  }
  if (method !== 'GET') Object.assign(request, bodyOf(body, headers))
  return { operation, caller, request }
}

function pathPart(name = '') {
  if (chance(0.15)) return encoded(oneOf(texts)).slice(0, 200) || 'x'
  if (name === 'version') return String(below(3))
  if (name === 'slug') return people.ids.slug
  return people.ids[name] ?? oneOf([people.ids.submissionId, people.ids.id])
}

function encoded(value) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // Also sends invalid percent signs and lone surrogates.
  return chance(0.1) ? text.replaceAll(/[^\w%.-]/g, '%ff') : encodeURIComponent(text.toWellFormed())
}

function bodyOf(schema, headers) {
  if (chance(0.08))
    return raw(
      headers,
      oneOf(types),
      oneOf(['', '{', '{"a":', 'a=b&c=%00&%ff=1', '[1]', '"', '\0']),
    )
  if (chance(0.04))
    return raw(headers, 'application/json', `${'['.repeat(below(60))}${']'.repeat(below(60))}`)
  if (chance(0.04)) {
    const boundary = oneOf(['x', 'y'])
    const part = `--x\r\ncontent-disposition: form-data; name="${oneOf(texts).slice(0, 50).toWellFormed()}"; filename="a\0.pdf"\r\n\r\nabc\r\n--${boundary}${oneOf(['--', ''])}`
    return raw(headers, 'multipart/form-data; boundary=x', part)
  }
  const value = schema === undefined ? { name: 'Bob' } : sampleOf(schema)
  const changed = chance(0.7) ? mutated(value) : value
  const type = chance(0.95) ? 'application/json' : oneOf(types)
  // JSON.stringify escapes lone surrogates, which JSON allows.
  return raw(headers, type, JSON.stringify(changed) ?? '')
}

function raw(headers, type, payload) {
  return { payload, headers: { ...headers, ...(type !== '' && { 'content-type': type }) } }
}

/** A value with one to three parts replaced, removed, repeated or added. */
function mutated(value) {
  const copy = structuredClone(value)
  let root = copy
  for (let times = 1 + below(3); times > 0; times -= 1) {
    let parent = null
    let key = null
    let current = root
    while (
      current !== null &&
      typeof current === 'object' &&
      Object.keys(current).length > 0 &&
      chance(0.8)
    ) {
      parent = current
      key = oneOf(Object.keys(current))
      current = current[key]
    }
    const next = chance(0.1) ? deep(below(40)) : structuredClone(oneOf(odd))
    if (parent === null) root = chance(0.3) ? next : root
    else if (chance(0.15)) delete parent[key]
    else if (chance(0.1)) parent[oneOf(texts) || 'x'] = next
    else
      parent[key] = Array.isArray(current) && chance(0.3) ? Array(600).fill(current[0] ?? 1) : next
  }
  return root
}

function deep(levels) {
  let value = {}
  for (let level = 0; level < levels; level += 1)
    value = chance(0.5) ? [value] : { groups: [value] }
  return value
}

/** A value that the schema allows. Patterns and formats use known values, or none. */
function sampleOf(schema, definitions = document.components.schemas, depth = 0) {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)
    return depth > 6 ? {} : sampleOf(definitions[name] ?? {}, definitions, depth + 1)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return sampleOf(oneOf(choices), definitions, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return oneOf(schema.enum)
  if (schema.type === 'object') {
    const known = Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name) || chance(0.4))
      .map(([name, member]) => [name, sampleOf(member, definitions, depth + 1)])
    const more = typeof schema.additionalProperties === 'object' ? ['name', 'f1'] : []
    return Object.fromEntries([
      ...known,
      ...more.map((name) => [name, sampleOf(schema.additionalProperties, definitions, depth + 1)]),
    ])
  }
  if (schema.type === 'array') {
    const length = depth > 6 ? 0 : below(4)
    return Array.from({ length }, () => sampleOf(schema.items ?? {}, definitions, depth + 1))
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? 0
    const most = Math.min(schema.maximum ?? 100, least + 1_000)
    return least + below(most - least + 1)
  }
  if (schema.type === 'boolean') return chance(0.5)
  if (schema.type === 'null') return null
  return oneOf(['name', 'f1', 'text', 'Bob', 'x'.repeat(below(40)), ...Object.values(people.ids)])
}
