import type { CallName } from '@ramiform/contract/calls'
import { trapName } from '@ramiform/contract/trap'
import { callNames, contractCall } from '../http/contract-call.ts'
import { aSchema } from './a-form.ts'
import type { TestApp } from './build-test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** Valid bodies for the owner calls that have a form id and a body. */
export const ownerCallBodies: { readonly [Name in CallName]?: unknown } = {
  saveForm: { name: 'Taken over', schema: aSchema() },
  saveWorkingCopy: { name: 'Taken over', schema: aSchema() },
  replayImpact: { schema: aSchema() },
  renameForm: { name: 'Taken over' },
  changeSlug: { slug: 'taken-over' },
  deleteSubmissions: { ids: [] },
  restoreSubmissions: { ids: [] },
  sendTest: { kind: 'webhook' },
  saveRetention: { days: 30 },
  savePaymentKeys: { secretKey: null },
}

/** Required query parameters of the owner calls that have a form id. */
export const ownerCallQueries: { readonly [Name in CallName]?: string } = {
  countChoices: '?field=name',
}

/** Owner calls without a form id. Their responses must not contain another owner's data. */
export const callsWithoutForm: readonly CallName[] = [
  'currentUser',
  'readAccount',
  'deleteAccount',
  'readRespondent',
  'eraseRespondent',
  'listForms',
  'createForm',
  'listFolders',
  'createFolder',
  'renameFolder',
  'deleteFolder',
  'moveForms',
  'listLooks',
  'keepLook',
  'deleteLook',
  'listDeletedForms',
  'listDeletedSubmissions',
  'emptyBin',
  'storeImage',
]

/** Names of all calls that require a signed-in owner. */
export const ownerCalls = callNames.filter((name) => contractCall(name).access === 'owner')
/** Names of the owner calls with a form id in their path. */
export const formCalls = ownerCalls.filter((name) => contractCall(name).path.includes('{id}'))

/** Webhook URL that is never called, because no worker runs in these tests. */
const webhook = 'https://93.184.215.14/hook'

/** Ids for the parameters of a contract path. */
export interface PathIds {
  readonly id: string
  readonly submissionId: string
  readonly deliveryId: string
  readonly heldId: string
}

/** Creates a published form of an owner with a submission, a held submission and a delivery. */
export async function filledForm(
  server: TestApp,
  owner: TestBrowser,
): Promise<PathIds & { readonly slug: string }> {
  const { body } = await owner.call('POST', '/api/forms', {
    body: { name: 'Ada’s form', schema: aSchema(undefined, { notifications: { webhook } }) },
  })
  const { id } = body.form
  const published = await owner.call('POST', `/api/forms/${id}/publish`)
  const { slug } = published.body.form
  const submit = `/api/public/forms/${slug}/submit`
  await server.visitor().call('POST', submit, { body: { name: 'Bob' } })
  await server.visitor().call('POST', submit, { body: { name: 'Bot', [trapName]: 'x' } })
  const held = await owner.call('GET', `/api/forms/${id}/held`)
  const listed = await owner.call('GET', `/api/forms/${id}/submissions`)
  const sent = await owner.call('GET', `/api/forms/${id}/deliveries`)
  return {
    id,
    slug,
    submissionId: listed.body.submissions[0].id,
    deliveryId: sent.body.deliveries[0].id,
    heldId: held.body.held[0].id,
  }
}

/** Fills the parameters of a contract path. */
export function pathWith(path: string, ids: PathIds): string {
  return path
    .replace('{id}', encodeURIComponent(ids.id))
    .replace('{version}', '1')
    .replace('{deliveryId}', ids.deliveryId)
    .replace('{heldId}', ids.heldId)
    .replaceAll(/\{\w+\}/g, ids.submissionId)
}
