import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../apps/server/src/testing/webhook-receiver.ts'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

// An owner's view of webhooks and emails: one fails and is retried.

const home = house({ WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1', WEBHOOK_SHOW_ANSWERS: 'on' })
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver.close())

const fields = [{ id: 'name', type: 'text', label: 'Your name' }]

test('a failed webhook shows the reason, and arrives after a fix and "Retry now"', async () => {
  receiver.answer = (_call, response) => void response.writeHead(500).end('The table is missing')
  const form = await home.publish('Orders', { fields, settings: {} })
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const webhook = drawer.getByLabel('Webhook URL')
  await drawer.getByText('No deliveries yet.').waitFor()

  // The server rejects an address that only it can check, and the setting shows it.
  await webhook.fill('http://10.0.0.7/hook')
  const test = drawer.getByRole('button', { name: 'Send test webhook' })
  await expect.poll(() => test.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Control+s')
  await drawer.getByText('This address leads to a private network').waitFor()
  await webhook.fill(receiver.address)
  await drawer.getByText('This address leads to a private network').waitFor({ state: 'hidden' })
  await drawer.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText(/^Published version/).waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(() => test.getAttribute('aria-disabled')).toBe(null)

  const sent = await fetch(`${home.url}/api/public/forms/${form.slug}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bob' }),
  })
  expect(sent.status).toBe(200)
  const delivery = drawer.getByRole('button', { name: /^Retrying/ })
  await delivery.waitFor()
  await drawer.getByText('The receiver rejected it (500)').first().waitFor()
  await delivery.click()
  await drawer.getByText('The table is missing').first().waitFor()
  await expectAccessible(page, 'settings with a failed delivery')

  receiver.answer = (_call, response) => void response.end('Thanks')
  await drawer.getByRole('button', { name: 'Retry now' }).click()
  await drawer.getByRole('button', { name: /^Delivered/ }).waitFor()
  const bodies = receiver.calls.map(({ body }) => JSON.parse(body).data.submission)
  expect(bodies.at(-1).answers).toMatchObject([{ label: 'Your name', value: 'Bob' }])
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

  // A test delivery, and the secret that signed both.
  await test.click()
  await drawer.getByText('Test webhook to 127.0.0.1').first().waitFor()
  await expect.poll(() => drawer.getByRole('button', { name: /^Delivered/ }).count()).toBe(2)
  await drawer.getByRole('button', { name: 'Show the secret' }).click()
  const secret = drawer.getByText(/^whsec_[A-Za-z0-9+/]{40,}/)
  const first = await secret.textContent()
  await drawer.getByRole('button', { name: 'Replace the secret' }).click()
  await drawer.getByText(/^The previous secret works until/).waitFor()
  await expect.poll(() => secret.textContent()).not.toBe(first)
  await drawer.getByRole('button', { name: 'Hide the secret' }).click()
  await secret.waitFor({ state: 'hidden' })

  // Without a mail server, the settings say that email is off.
  await drawer.getByText(/^Email is off/).waitFor()
})

test('a submission shows its failed webhook first, and sends it again', async () => {
  receiver.answer = (_call, response) => void response.writeHead(503).end('Down')
  const settings = { notifications: { webhook: receiver.address } }
  const form = await home.publish('Orders beside', { fields, settings })
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: 'Bob' })
  const [submission] = await home.submissions(form)
  for (const size of ['desktop', 'phone'] as const) {
    const page = await home.window(size)
    await home.signedIn(page)
    receiver.answer = (_call, response) => void response.writeHead(503).end('Down')
    await page.goto(`${home.url}/forms/${form.id}/submissions/${submission?.id}`)
    const delivery = page.getByRole('region', { name: 'Delivery' })
    if (size === 'desktop') {
      await delivery.getByText('The receiver rejected it (503)').waitFor()
      await expectAccessible(page, 'a submission with a failed delivery')
      receiver.answer = (_call, response) => void response.end('Thanks')
      const retry = delivery.getByRole('button', { name: 'Retry now' })
      await retry.focus()
      await page.keyboard.press('Enter')
    }
    await delivery.getByText(/^Delivered/).waitFor()
    expect(await delivery.getByRole('button').count()).toBe(0)
  }
})
