/** Values of query parameters that the server accepts, also of one operation. Others are left out: they have no sample. */
const queryValues = {
  q: 'Ada',
  from: '2020-01-01T00:00:00.000Z',
  to: '2099-12-31T00:00:00.000Z',
  withEmail: 'true',
  filters: JSON.stringify([{ field: 'topic', condition: 'equals', value: 'Support' }]),
  sort: 'newest',
  unasked: 'empty',
  limit: '1',
  field: 'topic',
  days: '30',
  timeZone: 'Europe/Berlin',
  since: '2020-01-01',
  fromVersion: '1',
  formVersion: '1',
  revision: '1',
  slug: 'scanned',
  as: 'draft',
  'listFormVersions.before': '9',
  'emptyBin.before': '2020-01-01T00:00:00.000Z',
  'deleteAllHeld.before': '2020-01-01T00:00:00.000Z',
}

/** All operations of an OpenAPI document, with the ids of existing items in their paths. */
export function operations({ paths, components }, ids) {
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      template,
      path: template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids[name] ?? 'x')),
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      body: resolve(requestBody?.content['application/json']?.schema, components.schemas),
    })),
  )
}

/**
 * The query of an operation, with a value for each parameter that has a sample.
 * @param more values that depend on the server's data, such as ids
 */
export function sampleQuery({ name: operation, query }, more = {}) {
  const values = { ...queryValues, ...more }
  const known = query
    .map((name) => [name, values[`${operation}.${name}`] ?? values[name]])
    .filter(([, value]) => value !== undefined)
  return new URLSearchParams(known).toString()
}

function resolve(schema, shared) {
  return schema?.$ref === undefined ? schema : shared[schema.$ref.split('/').at(-1)]
}
