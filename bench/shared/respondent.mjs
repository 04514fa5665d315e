import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { uploadsKey } from '../../packages/fields/src/file/uploads-key.ts'
import { contactAnswers } from './form.mjs'

/**
 * A respondent who uploads a file, pays, and sends a form. `step` continues after any failure, as the public form does:
 * the same payment attempt, the same idempotency key, and a new upload only if the earlier one was not acknowledged.
 */
export function respondent({ url, slug, has }) {
  const key = randomUUID()
  const attempt = randomBytes(12).toString('hex')
  const content = has === 'file' ? randomBytes(1_000 + Math.floor(Math.random() * 60_000)) : null
  let uploadId = null
  let clientSecret = null
  const path = `/api/public/forms/${slug}`
  const person = {
    key,
    has,
    /** The acknowledged upload, with its digest. */
    file: () => uploadId && { id: uploadId, sha256: digestOf(content) },
    /** Returns true if the server acknowledged the submission. */
    async step() {
      try {
        const answers = { ...contactAnswers, order_number: key }
        if (has === 'file') {
          uploadId ??= await upload(url, slug, content)
          answers[uploadsKey('cv')] = [uploadId]
          answers.cv = 'cv.bin'
        }
        if (has === 'payment') {
          clientSecret ??= await pay(url, path, attempt, answers)
          answers.fee = { clientSecret, status: 'succeeded' }
        }
        await post(`${url}${path}/submit`, answers, { 'idempotency-key': key })
        return true
      } catch (error) {
        // A connection that a kill ended; other answers of the server are defects.
        if (error instanceof Rejected && error.status < 500) throw error
        return false
      }
    },
  }
  return person
}

export function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

class Rejected extends Error {
  constructor(status, text) {
    super(`${status} ${text}`)
    this.status = status
  }
}

async function post(address, body, headers = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Rejected(response.status, text)
  return JSON.parse(text)
}

async function pay(url, path, attempt, answers) {
  const { clientSecret } = await post(`${url}${path}/payment-intents`, {
    fieldId: 'fee',
    attempt,
    answers,
  })
  await post(`${url}/api/public/test-payments/confirm`, {
    clientSecret,
    card: '4242 4242 4242 4242',
  })
  return clientSecret
}

async function upload(url, slug, content) {
  const headers = { 'tus-resumable': '1.0.0', origin: url }
  const metadata = Object.entries({ form: slug, field: 'cv', name: 'cv.bin' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const signal = AbortSignal.timeout(20_000)
  const announced = await fetch(`${url}/api/public/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': content.length, 'upload-metadata': metadata },
    signal,
  })
  const location = announced.headers.get('location') ?? ''
  const sent = await fetch(new URL(location, url), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': 0 },
    body: content,
    signal,
  })
  if (sent.status !== 204) throw new Error(`the upload was answered with ${sent.status}`)
  return location.split('/').at(-1)
}
