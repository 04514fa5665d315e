import { randomUUID } from 'node:crypto'
import { contactAnswers } from '../shared/form.mjs'
import { operations, sampleQuery } from './operations.mjs'

/**
 * Requests that read, search or store by parameters. A star marks a place to test in a path or cookie.
 * @param cursor of a list of submissions
 */
export async function requestsFor({ url, ids, cookie, document }, cursor) {
  const headers = { Origin: url, Cookie: cookie }
  const all = operations(document, ids)
  const withQuery = all
    .filter(({ method, query }) => method === 'GET' && query.length > 0)
    .flatMap((operation) => {
      const { name, path, query } = operation
      const search = sampleQuery(operation, { ids: ids.submissionId, form: ids.id })
      const one = (title, text) => ({
        name: title,
        method: 'GET',
        url: `${url}${path}?${text}`,
        headers,
      })
      // A cursor has no sample, and must not hide the other parameters.
      const pages = query.filter((parameter) => /^(cursor|after)$/.test(parameter))
      return [
        one(name, search),
        ...pages.map((page) =>
          one(`${name} ${page}`, new URLSearchParams({ field: 'topic', [page]: cursor })),
        ),
      ]
    })
  const json = (name, body, more = {}) => {
    const { method, path, query } = all.find((operation) => operation.name === name)
    const search = query.length === 0 ? '' : `?${sampleQuery({ query })}`
    return {
      name,
      method,
      url: `${url}${path}${search}`,
      headers,
      body,
      type: 'application/json',
      ...more,
    }
  }
  const search = { q: 'Ada', from: '2020-01-01T00:00:00.000Z', withEmail: 'true' }
  const path = (name, address, method = 'GET') => ({ name, method, url: url + address, headers })
  return [
    ...withQuery,
    json('exportSelectedCsv', search),
    json('exportSelectedXlsx', search),
    json('submitForm', contactAnswers, { headers: { Origin: url } }),
    json('readRespondent', { address: 'ada@example.org' }),
    json('deleteSubmissions', { ids: [randomUUID()] }),
    json('createFolder', { name: 'Folder' }),
    json('renameFolder', { name: 'Renamed' }),
    json('moveForms', { ids: [ids.id], folderId: ids.folderId }),
    json('renameForm', { name: 'Scanned form' }),
    json('saveRetention', { days: 30 }),
    json('subscribeToNewsletter', { email: 'ada@example.org' }),
    json('createSession', { code: 'x', state: 'x', iss: 'x' }, { headers: { Origin: url } }),
    json('confirmTestPayment', { clientSecret: 'x', card: '4242 4242 4242 4242' }),
    {
      name: 'POST /f/{slug}',
      method: 'POST',
      url: `${url}/f/${ids.slug}`,
      headers: { Origin: url },
      body: formBody(contactAnswers),
      type: 'application/x-www-form-urlencoded',
    },
    {
      name: 'POST /f/{slug}/report',
      method: 'POST',
      url: `${url}/f/${ids.slug}/report`,
      headers: { Origin: url },
      body: 'reason=somethingElse&details=x&email=eve%40example.org',
      type: 'application/x-www-form-urlencoded',
    },
    {
      name: 'POST /oidc/sign-in/{uid}',
      method: 'POST',
      ...(await signInPage(url)),
      body: 'email=ada%40example.org&code=123456',
      type: 'application/x-www-form-urlencoded',
    },
    path('readForm {id}', `/api/forms/${ids.id}*`),
    path('readFormVersion {version}', `/api/forms/${ids.id}/versions/1*`),
    path('readSubmission {submissionId}', `/api/forms/${ids.id}/submissions/${ids.submissionId}*`),
    path(
      'downloadFile {fileId}',
      `/api/forms/${ids.id}/submissions/${ids.submissionId}/files/${ids.fileId}*`,
    ),
    path('readDelivery {deliveryId}', `/api/forms/${ids.id}/deliveries/${ids.deliveryId}*`),
    path('readPublicForm {slug}', `/api/public/forms/${ids.slug}*`),
    path('readImage {id}', `/images/${'0'.repeat(64)}*`),
    path('GET /f/{slug}', `/f/${ids.slug}*`),
    {
      ...path('cookie', '/api/users/me'),
      headers: { Origin: url, Cookie: cookie.replace(/(?<=^|; )session=[^;]*/, '$&*') },
    },
  ]
}

function formBody(answers) {
  const entries = Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  )
  return new URLSearchParams(entries).toString()
}

/** Begins to sign in, as far as the page that asks for the address and the code. */
async function signInPage(url) {
  const cookies = new Map()
  const begun = await fetch(`${url}/api/oauth/local/redirect_url`)
  let { redirectUrl } = await begun.json()
  for (let response = begun; ; ) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)
      cookies.set(name, value)
    }
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Origin: url, Cookie }
    if (new URL(redirectUrl).pathname.startsWith('/oidc/sign-in/'))
      return { url: redirectUrl, headers }
    response = await fetch(redirectUrl, { redirect: 'manual', headers })
    redirectUrl = new URL(response.headers.get('location'), redirectUrl).href
  }
}
