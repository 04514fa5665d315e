import { connect } from '../apps/server/src/database/connect.ts'
import { callNames, contractCall } from '../apps/server/src/http/contract-call.ts'
import { buildTestApp } from '../apps/server/src/testing/build-test-app.ts'
import { openTestDatabase } from '../apps/server/src/testing/open-test-database.ts'
import { registeredRoutes } from '../apps/server/src/testing/registered-routes.ts'
import {
  filledForm,
  ownerCallBodies,
  ownerCallQueries,
  pathWith,
} from '../apps/server/src/testing/two-owners.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'

// Calls every owner route as the owner, as another owner and signed out, on both databases. The routes come from the
// contract and the server, so new ones are included. A leak is: another status than 404 for the other owner and 401
// when signed out, a response with the owner's data, or a changed form. `node bench/owner-isolation.mjs [-v]` exits
// with 1 on a leak.

const isVerbose = process.argv.includes('-v')
const silent = { info() {}, warn() {}, error() {} }
const results = []

await everyRoute('embedded', await openTestDatabase())
const found = await findPostgres()
if (found.path) {
  const postgres = await startPostgres(found.path)
  const database = await connect({ url: postgres.url, dataDir: '', log: silent })
  try {
    await everyRoute('PostgreSQL', database)
  } finally {
    await postgres.stop()
  }
} else console.log(`PostgreSQL did not run: ${found.missing}`)

const leaks = results.filter(({ leak }) => leak !== undefined)
for (const { database, route, caller, status, leak } of isVerbose ? results : leaks) {
  console.log(`${database}  ${caller.padEnd(11)}  ${status}  ${route}  ${leak ?? ''}`)
}
const reached = results.filter(({ caller, status }) => caller === 'owner' && status < 300)
const owners = results.filter(({ caller }) => caller === 'owner')
const refused = new Set(
  owners.filter((one) => !reached.includes(one)).map(({ route, status }) => `${route} ${status}`),
)
console.log(
  `${results.length} combinations (${owners.length / (found.path ? 2 : 1)} routes), ${leaks.length} leaks; the owner reached ${reached.length} of ${owners.length}`,
)
if (refused.size > 0) console.log(`Refused to the owner too:\n  ${[...refused].join('\n  ')}`)
process.exit(leaks.length === 0 ? 0 : 1)

async function everyRoute(databaseName, database) {
  const server = await buildTestApp({ database })
  try {
    const owner = await server.owner('ada@example.org')
    const other = await server.owner('eve@example.org')
    for (const { name, method, path, body } of routesOfOwners(server.app)) {
      const ids = await filledForm(server, owner)
      await deleteFirst(owner, path, ids)
      const address = pathWith(path, ids) + (ownerCallQueries[name] ?? '')
      const request = body === undefined ? {} : { body }
      const state = async () => JSON.stringify(await stateOf(owner, ids.id))
      const before = await state()
      for (const [caller, browser] of [
        ['nobody', server.visitor()],
        ['other owner', other],
        ['owner', owner],
      ]) {
        const answer = await browser.call(method, address, request)
        const leak =
          caller === 'owner'
            ? undefined
            : (leakOf(caller, path.includes('{id}'), answer, ids) ??
              ((await state()) === before ? undefined : 'the form was changed'))
        results.push({
          database: databaseName,
          route: `${method} ${path} ${name}`,
          caller,
          status: answer.status,
          leak,
        })
      }
    }
  } finally {
    await server.close()
    await database.close()
  }
}

/** Items to restore or delete forever must be in the bin first. */
async function deleteFirst(owner, path, { id, submissionId, heldId }) {
  const form = `/api/forms/${id}`
  if (path.startsWith('/api/bin/forms/')) await owner.call('DELETE', form)
  else if (/submissionId\}\/(restore|forever)$/.test(path)) {
    await owner.call('DELETE', `${form}/submissions/${submissionId}`)
  } else if (/heldId\}\/restore$/.test(path)) await owner.call('DELETE', `${form}/held/${heldId}`)
}

/** Routes of the contract, and routes without JSON, such as downloads. */
function routesOfOwners(app) {
  const ofContract = callNames
    .map((name) => ({ name, ...contractCall(name), body: bodyOf(name) }))
    .filter(({ access }) => access === 'owner')
  const known = new Set(
    callNames.map((name) => `${contractCall(name).method} ${contractCall(name).path}`),
  )
  const others = registeredRoutes(app)
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
    .filter(
      ({ method, path }) =>
        (path.startsWith('/api/forms/{id}') || path.startsWith('/api/account/')) &&
        !known.has(`${method} ${path}`),
    )
    .map((route) => ({ name: '(not in the contract)', body: undefined, ...route }))
  return [...ofContract, ...others]
}

function bodyOf(name) {
  if (contractCall(name).body === undefined) return undefined
  if (/Respondent$/.test(name)) return { address: 'bob@example.org' }
  return ownerCallBodies[name] ?? { name: 'Mine', schema: { fields: [], settings: {} } }
}

function leakOf(caller, namesForm, { status, text }, ids) {
  const expected = caller === 'nobody' ? 401 : 404
  if ((caller === 'nobody' || namesForm) && status !== expected) return `not ${expected}`
  const shown = [...Object.values(ids), 'Ada’s form', 'Bob', 'ada@example.org'].find((one) =>
    text.includes(one),
  )
  return shown === undefined ? undefined : `shows ${shown}`
}

async function stateOf(owner, id) {
  const answers = await Promise.all(
    ['', '/submissions', '/held', '/versions', '/deliveries'].map((part) =>
      owner.call('GET', `/api/forms/${id}${part}`),
    ),
  )
  return answers.map(({ status, body }) => [status, body])
}
