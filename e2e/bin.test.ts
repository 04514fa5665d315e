import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const schema = {
  fields: [{ id: 'name', type: 'text', label: 'Full name' }],
  settings: { collectEmail: true },
}

async function formWith(name: string, ...visitors: readonly string[]) {
  const form = await home.publish(name, schema)
  for (const visitor of visitors) {
    const body = { name: visitor, submitterEmail: `${visitor}@example.org` }
    await home.call('POST', `/api/public/forms/${form.slug}/submit`, body)
  }
  return form
}

async function at(path: string) {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(home.url + path)
  return page
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Deleted/ })
    .getByRole('listitem')
    .filter({ hasText: name })
const status = async (slug: string) => (await fetch(`${home.url}/f/${slug}`)).status
const stored = async (form: { readonly id: string }) =>
  (await home.submissions(form)).map(({ data }) => data.name).toSorted()

async function deleteOnDashboard(page: Page, name: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
}

test('a form is deleted with its submissions, found in the bin, and restored with everything', async () => {
  const form = await formWith('Workshop', 'ada', 'bob')
  const page = await at('/dashboard')
  await deleteOnDashboard(page, 'Workshop')
  await page
    .getByText('You can restore it, with its 2 submissions, from the bin for 30 days.')
    .waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Workshop moved to the bin').first().waitFor()
  await card(page, 'Workshop').waitFor({ state: 'detached' })
  expect(await status(form.slug)).toBe(404)

  await page.getByRole('link', { name: 'Bin' }).click()
  await row(page, 'Workshop').getByText('2 submissions').waitFor()
  await row(page, 'Workshop')
    .getByText(/^Deleted today/)
    .waitFor()
  await expectAccessible(page, 'the bin with a form')
  await row(page, 'Workshop').getByRole('button', { name: 'Restore Workshop' }).press('Enter')
  await page.getByText('Workshop restored as a draft').first().waitFor()
  await page.getByText('No deleted forms').waitFor()

  expect(await stored(form)).toEqual(['ada', 'bob'])
  expect(await status(form.slug)).toBe(404)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await card(page, 'Workshop').getByText('Draft').waitFor()
  await page.getByRole('button', { name: 'More actions for Workshop' }).click()
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  await expect.poll(() => status(form.slug)).toBe(200)
})

test('Undo right after deleting a form makes it public again', async () => {
  const form = await formWith('Open day', 'ada')
  const page = await at('/dashboard')
  await deleteOnDashboard(page, 'Open day')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await card(page, 'Open day').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await card(page, 'Open day').getByText('Published').waitFor()
  expect(await status(form.slug)).toBe(200)
  expect(await stored(form)).toEqual(['ada'])
})

test('a form is deleted forever only after a confirmation', async () => {
  const form = await formWith('Old survey', 'ada')
  await home.call('DELETE', `/api/forms/${form.id}`)
  const page = await at('/bin')
  const forever = row(page, 'Old survey').getByRole('button', {
    name: 'Delete forever Old survey',
  })
  await forever.click()
  await page
    .getByText('Are you sure you want to delete this form? This action cannot be undone.')
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => forever.evaluate((one) => one === document.activeElement)).toBe(true)
  await forever.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete forever' }).click()
  await row(page, 'Old survey').waitFor({ state: 'detached' })
  await page.getByText('Old survey deleted forever').first().waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Bin' }).waitFor()
  expect(await row(page, 'Old survey').count()).toBe(0)
})

test('a deleted submission is found by its answers, read and restored', async () => {
  const form = await formWith('Sign up', 'cleo', 'dan')
  for (const { id } of await home.submissions(form)) {
    await home.call('DELETE', `/api/forms/${form.id}/submissions/${id}`)
  }
  const page = await at(`/forms/${form.id}/submissions`)
  await page.getByText('No Submissions Yet').waitFor()
  await page.getByRole('link', { name: 'Bin' }).click()
  await row(page, 'cleo@example.org').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('DAN')
  await row(page, 'cleo@example.org').waitFor({ state: 'detached' })
  await row(page, 'dan@example.org')
    .getByRole('button', { name: /^View answers/ })
    .click()
  await row(page, 'dan@example.org').getByText('Full name').waitFor()
  await page.getByRole('button', { name: /^Restore the submission of dan/ }).click()
  await page.getByText('Submission restored').first().waitFor()
  await page.getByText('Nothing in the bin matches your search.').waitFor()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await row(page, 'cleo@example.org').waitFor()
  expect(await stored(form)).toEqual(['dan'])
})

test('emptying the bin asks first and says what is deleted', async () => {
  const [form, other] = [await formWith('Gone', 'ada'), await formWith('Stays', 'eve', 'fay')]
  await home.call('DELETE', `/api/forms/${form.id}`)
  const [submission] = await home.submissions(other)
  await home.call('DELETE', `/api/forms/${other.id}/submissions/${submission?.id}`)
  const page = await at('/bin')
  await row(page, 'Gone').waitFor()
  await page.getByRole('button', { name: 'Empty bin' }).click()
  await page
    .getByRole('alertdialog')
    .getByText(/will be deleted forever, with all files/)
    .waitFor()
  await page.getByRole('button', { name: 'Delete forever', exact: true }).click()
  await page.getByText('Bin emptied').first().waitFor()
  await page.getByText('No deleted forms').waitFor()
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.getByText('No deleted submissions').waitFor()
  expect(await home.submissions(other)).toHaveLength(1)
})
