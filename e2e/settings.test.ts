import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'way', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
]

/** An owner at the settings of a published form. */
async function atSettings(name: string, section: string) {
  const form = await home.publish(name, { fields, settings: { submitButtonText: 'Send it' } })
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const list = drawer.getByRole('navigation', { name: 'Sections' })
  await list.getByRole('button', { name: section }).click()
  const done = async () => {
    await grace.button('Done', drawer).click()
    await drawer.waitFor({ state: 'hidden' })
  }
  return { form, page, grace, drawer, list, done }
}

test('Style in the settings opens the design, and Fields returns to the questions', async () => {
  const { page, drawer, list } = await atSettings('Entry', 'General')
  await list.getByRole('button', { name: 'Style' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('radiogroup', { name: 'Looks' }).waitFor()
  expect(page.url()).toContain('view=design')
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await page.locator('[data-canvas]').waitFor()
})

test('each invalid setting shows an error at its field, marks its section, and keeps the text', async () => {
  const { form, page, grace, drawer, list, done } = await atSettings('Wrong', 'Notifications')
  await drawer.getByLabel('Redirect URL').fill('javascript:alert(1)')
  await drawer.getByLabel('Notification email').fill('ada')
  await drawer.getByLabel('Webhook URL').fill('example.org/hook')
  await drawer.getByLabel('Publishable key').fill('sk_live_0815')
  const messages = [
    'Use a complete address that begins with https:// or http://',
    'Enter one email address, such as you@example.org',
    /^This is a secret key/,
  ]
  for (const message of messages) await drawer.getByText(message).first().waitFor()
  for (const [section, problems] of [
    ['After submitting', '1 problem'],
    ['Notifications', '2 problems'],
    ['Payments', '1 problem'],
  ]) {
    await list.getByRole('button', { name: `${section} , ${problems}` }).waitFor()
  }
  await expectAccessible(page, 'settings with problems')
  await grace.button('Done', drawer).click()
  await drawer.getByText(/^Fix Redirect URL .*first\.$/).waitFor()
  await grace.button('Close', drawer).click()
  await drawer.waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+S')
  const stored = () =>
    home.call('GET', `/api/forms/${form.id}`) as Promise<{ form: { version: number } }>
  await page.getByText(/Not saved\. Redirect URL in Settings: /).waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect
    .poll(() => drawer.getByLabel('Redirect URL').inputValue())
    .toBe('javascript:alert(1)')
  expect((await stored()).form.version).toBe(form.version)

  for (const [label, right] of [
    ['Redirect URL', 'https://example.org/thanks'],
    ['Notification email', 'ada@example.org'],
    ['Webhook URL', 'https://93.184.215.14/hook'],
    ['Publishable key', 'pk_test_0815'],
  ] as const) {
    await drawer.getByLabel(label).fill(right)
  }
  await drawer.getByRole('switch', { name: 'Auto save' }).click()
  await drawer.getByRole('switch', { name: 'Accept payments' }).click()
  await done()
  await grace.publishChanges()
  expect(await stored()).toMatchObject({
    form: {
      schema: {
        settings: {
          redirectUrl: 'https://example.org/thanks',
          advanced: { autoSave: true },
          notifications: { email: 'ada@example.org', webhook: 'https://93.184.215.14/hook' },
          payment: { enabled: true, publishableKey: 'pk_test_0815' },
        },
      },
    },
  })
})
