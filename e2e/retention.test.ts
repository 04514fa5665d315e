import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const schema = { fields: [{ id: 'name', type: 'text', label: 'Full name' }], settings: {} }

test('an owner sees how many submissions a rule deletes before it is saved', async () => {
  const form = await home.publish('Old answers', schema)
  // One every seven minutes: the older ones are from the day before yesterday.
  const answers = Array.from({ length: 300 }, (_, index) => ({ name: `Visitor ${index}` }))
  await home.insertSubmissions(form, answers)
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: 'Cem' })
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Old Submissions…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete old submissions' })
  await dialog.getByRole('checkbox', { name: 'Delete submissions automatically' }).press(' ')
  await dialog.getByLabel('Delete after (days)').fill('1')
  await dialog
    .getByText(/^9\d submissions are older than 1 day, and will be deleted within 10 minutes\.$/)
    .waitFor()
  await expectAccessible(page, 'the dialog for old submissions')
  await dialog.getByRole('button', { name: /^Save/ }).press('Enter')
  await page.getByText('Submissions are deleted after 1 day').first().waitFor()
  const stored = await home.call('GET', `/api/forms/${form.id}/retention`)
  expect(stored).toMatchObject({ days: 1 })
})
