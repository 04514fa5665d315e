import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { type MailReceiver, startMailReceiver } from '../testing/mail-receiver.ts'
import { readMail } from '../testing/read-mail.ts'

let server: TestApp
let mail: MailReceiver
let slug: string

beforeAll(async () => {
  mail = await startMailReceiver()
  server = await buildTestApp({
    environment: {
      RATE_LIMIT: 'on',
      SMTP_URL: mail.url,
      MAIL_FROM: 'forms@example.org',
      OPERATOR_EMAIL: 'operator@example.org',
    },
  })
  const owner = await server.owner()
  const { body } = await owner.call('POST', '/api/forms', {
    body: { name: 'Prize <draw>', schema: aSchema(undefined, { language: 'visitor' }) },
  })
  const published = await owner.call('POST', `/api/forms/${body.form.id}/publish`)
  slug = published.body.form.slug
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

function report(fields: Readonly<Record<string, string>>, from = '192.0.2.1', headers = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/f/${slug}/report`,
    remoteAddress: from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

const stored = () => server.app.stores.reports.list()

test('a report is stored and mailed to the operator, and its sender is thanked', async () => {
  const page = await server.visitor().open(`/f/${slug}/report`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Prize &lt;draw&gt;')
  const sent = await report({
    reason: 'passwords',
    details: 'It asks for my bank login.',
    email: 'ada@example.org',
  })
  expect([sent.statusCode, sent.body]).toEqual([
    200,
    expect.stringContaining('The operator has received your report.'),
  ])
  expect(await stored()).toMatchObject([
    { reason: 'passwords', details: 'It asks for my bank login.', email: 'ada@example.org' },
  ])
  const [received] = mail.mails
  expect(received?.to).toEqual(['operator@example.org'])
  const { text } = await readMail(received?.source ?? '')
  expect(text).toContain('It asks for my bank login.')
  expect(text).toContain(`http://localhost:4400/f/${slug}`)
})

test('a report without a reason comes back with what was typed', async () => {
  const before = await stored()
  const refused = await report({ details: 'Odd "form"', email: '' }, '192.0.2.2')
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    expect.stringContaining('Choose what is wrong.'),
  ])
  expect(refused.body).toContain('Odd &quot;form&quot;')
  const wrongAddress = await report({ reason: 'scam', email: 'nowhere' }, '192.0.2.2')
  expect(wrongAddress.body).toContain('Please enter a valid email address')
  expect(wrongAddress.body).toContain('value="scam" required checked')
  expect(wrongAddress.body).toContain('aria-invalid="true" aria-describedby="problem"')
  expect(refused.body).not.toContain('aria-invalid')
  expect(await stored()).toEqual(before)
})

test('a report is stored while the mail server refuses its email', async () => {
  mail.refusal = () => ({ code: 550, words: 'no such user' })
  const sent = await report({ reason: 'scam' }, '192.0.2.3')
  mail.refusal = () => null
  expect(sent.statusCode).toBe(200)
  expect((await stored())[0]?.reason).toBe('scam')
  expect(server.log()).toContain('a report was stored, but its email was not sent')
})

test('reports are limited by address, refused from other sites, and only for public forms', async () => {
  const limited = []
  for (let count = 0; count < 6; count += 1) {
    limited.push((await report({ reason: 'scam' }, '192.0.2.4')).statusCode)
  }
  expect(limited).toEqual([200, 200, 200, 200, 200, 429])
  const foreign = await report({ reason: 'scam' }, '192.0.2.5', { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  expect((await server.visitor().open('/f/no-such-form/report')).status).toBe(404)
})

test('the page is in the visitor’s language where the form is', async () => {
  const page = await server.visitor('de').open(`/f/${slug}/report`)
  expect(page.text).toContain('<html lang="de" dir="ltr">')
  expect(page.text).toContain('Dieses Formular melden')
  const arabic = await server.visitor('ar').open(`/f/${slug}/report`)
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
})
