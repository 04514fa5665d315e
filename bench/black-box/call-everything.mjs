import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contactAnswers } from '../shared/form.mjs'
import { operations, sampleQuery } from './operations.mjs'

const filters = { q: 'Ada', from: '2020-01-01T00:00:00.000Z' }
const schema = { fields: [{ id: 'name', type: 'text', label: 'Name' }], settings: {} }
const picture = readFileSync(new URL('../../apps/web/public/social.png', import.meta.url))

/** Bodies of calls, by the name of the operation. */
const bodies = {
  createForm: { name: 'Created', schema },
  saveForm: { name: 'Scanned form', schema },
  saveWorkingCopy: { name: 'Scanned form', schema },
  renameForm: { name: 'Scanned form' },
  changeSlug: { slug: 'scanned-again' },
  storeImage: { content: picture.toString('base64') },
  createFolder: { name: 'Another' },
  renameFolder: { name: 'Renamed' },
  exportSelectedCsv: filters,
  exportSelectedXlsx: filters,
  replayImpact: { schema },
  saveRetention: { days: 30 },
  readRespondent: { address: 'ada@example.org' },
  eraseRespondent: { address: 'eve@example.org' },
  keepLook: { name: 'Look', style: {} },
  sendTest: { kind: 'webhook' },
  savePaymentKeys: { secretKey: null },
  submitForm: contactAnswers,
  confirmTestPayment: { clientSecret: 'unknown', card: '4242 4242 4242 4242' },
  startPayment: { fieldId: 'fee', attempt: randomUUID(), answers: {} },
  subscribeToNewsletter: { email: 'ada@example.org' },
  savePartial: { full_name: 'Ada' },
  createSession: { code: 'x', state: 'x' },
  receiveStripeEvent: {},
  logoutEverywhere: { everywhere: false },
  deleteAccount: { confirm: 'owner@localhost', forever: true },
}

/** These end the session or delete the form, so they come last, in this order. */
const last = [
  ...[
    'deleteSubmission',
    'restoreSubmission',
    'deleteSubmissionForever',
    'deleteHeld',
    'restoreHeld',
  ],
  ...[
    'releaseHeld',
    'deleteAllHeld',
    'deleteFolder',
    'deleteForm',
    'restoreForm',
    'deleteFormForever',
  ],
  ...['changeSlug', 'unpublishForm', 'emptyBin', 'logout', 'logoutEverywhere', 'deleteAccount'],
]
const sentByItself = new Set(['beginUpload', 'uploadOffset', 'sendUpload', 'withdrawUpload'])

/** Calls each operation of the document once, as its owner. Uploads and sign-in have steps of their own. */
export async function callEverything({ url, cookie, ids, document }) {
  const all = operations(document, {
    ...ids,
    key: randomBytes(16).toString('hex'),
    partialId: randomUUID(),
  })
  const rank = ({ name, method }) => {
    if (last.includes(name)) return last.indexOf(name)
    return method === 'GET' ? -2 : -1
  }
  const inOrder = all
    .filter(({ name }) => !sentByItself.has(name))
    .toSorted((a, b) => rank(a) - rank(b))
  await upload({ url, slug: ids.slug })
  for (const operation of inOrder) {
    const { name, method, path } = operation
    const search = method === 'GET' || name === 'savePartial' ? sampleQuery(operation) : ''
    const body = bodies[name] ?? bodyWithIds(name, ids)
    const response = await fetch(url + path + (search && `?${search}`), {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: url,
        ...(body && { 'content-type': 'application/json' }),
        ...(name === 'receiveStripeEvent' && { 'stripe-signature': 'x' }),
      },
      body: body && JSON.stringify(body),
    })
    await response.arrayBuffer()
  }
}

function bodyWithIds(name, { id, folderId, submissionId }) {
  if (name === 'moveForms') return { ids: [id], folderId }
  if (/^(delete|restore)Submissions$/.test(name)) return { ids: [submissionId] }
  return undefined
}

/** Announces a file, asks for its state, sends it, and withdraws it. */
async function upload({ url, slug }) {
  const headers = { 'tus-resumable': '1.0.0', origin: url }
  const metadata = Object.entries({ form: slug, field: 'cv', name: 'cv.txt' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const announced = await fetch(`${url}/api/public/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': '5', 'upload-metadata': metadata },
  })
  const address = new URL(announced.headers.get('location'), url)
  await fetch(address, { method: 'HEAD', headers })
  await fetch(address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: 'hello',
  })
  await fetch(address, { method: 'DELETE', headers })
}
