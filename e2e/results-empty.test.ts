import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

// Results of a form that nobody has filled in yet.

const home = house()
const schema = { settings: {}, fields: [{ id: 'name', type: 'text', label: 'Full name' }] }

test('a live form offers its link, the form itself, and its QR code', async () => {
  const form = await home.publish('Quiet', schema)
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page.getByRole('heading', { name: 'No Submissions Yet' }).waitFor()
  await page.getByRole('link', { name: 'View Live Form' }).waitFor()
  await page.getByRole('button', { name: 'Copy the link' }).waitFor()
  await expectAccessible(page, 'results without submissions')
  await page.getByRole('link', { name: 'QR code and embed' }).click()
  await page.getByRole('heading', { name: 'Share the link' }).waitFor()
})

test('a draft is published from there', async () => {
  const draft = { name: 'Quiet draft', description: '', schema }
  const { form } = (await home.call('POST', '/api/forms', draft)) as { form: { id: string } }
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions?view=summary`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.waitFor()
  expect(await publish.count()).toBe(1)
  await expectAccessible(page, 'results of a draft')
  await publish.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'QR code and embed' }).waitFor()
  const link = await page.locator('code').textContent()
  const slug = link?.split('/').at(-1)
  await home.call('POST', `/api/public/forms/${slug}/submit`, { name: 'Ada' })
  await page.goto(`${home.url}/forms/${form.id}/submissions?view=summary`)
  await page.getByRole('heading', { name: 'Full name' }).waitFor()
})

test('the first submission shows by itself', async () => {
  const form = await home.publish('Waiting', schema)
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.clock.install()
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page.getByRole('heading', { name: 'No Submissions Yet' }).waitFor()
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: 'Ada' })
  // The page looks for new submissions every 20 seconds.
  await page.clock.fastForward(20_000)
  await page.getByRole('row').filter({ hasText: 'Ada' }).waitFor()
})
