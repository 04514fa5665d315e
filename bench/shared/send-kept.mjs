import { request } from 'node:http'
import { contactAnswers } from './form.mjs'

/** Returns true if the server acknowledged the submission. Its key is also an answer, so the owner's list shows it. */
export function sent(agent, port, path, key) {
  return new Promise((resolve) => {
    const body = JSON.stringify({ ...contactAnswers, order_number: key })
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        timeout: 10_000,
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode === 200 && response.complete))
        response.on('error', () => resolve(false))
        response.on('aborted', () => resolve(false))
      },
    )
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(false))
    call.end(body)
  })
}

/** The keys of all submissions of a form. */
export async function storedKeys(owner, formId) {
  const keys = []
  let cursor = ''
  do {
    const page = await owner.call(
      'GET',
      `/api/forms/${formId}/submissions?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    for (const { data } of page.submissions) keys.push(data.order_number)
    cursor = page.nextCursor
  } while (cursor)
  return keys
}
