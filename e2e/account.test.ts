import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unzip } from '../apps/server/src/testing/unzip.ts'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

// A server of its own: the sign-in link must lead through the sign-in pages.
const home = house({ OPERATOR_NAME: 'Forms Inc' })

const schema = { fields: [{ id: 'name', type: 'text', label: 'Full name' }], settings: {} }

test('an owner downloads everything, deletes the account by keyboard, and keeps it by signing in', async () => {
  const form = await home.publish('Workshop', schema)
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: 'Ada' })
  const page = await home.window('desktop')
  await page.goto(home.signInLink)
  await page.waitForURL('**/dashboard')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByText('Your account has 1 form and 1 submission.').waitFor()
  await expectAccessible(page, 'the account')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const files = await unzip(readFileSync(await (await downloading).path()))
  expect([...files.keys()]).toContain('forms/Workshop/submissions.csv')
  expect(files.get('forms/Workshop/submissions.csv')?.toString()).toContain('Ada')

  await page.getByLabel('Email address of the respondent').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Find answers' }).press('Enter')
  await page.getByText('nobody@example.org has not answered any of your forms.').waitFor()
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, { name: 'ada@example.org' })
  await page.getByLabel('Email address of the respondent').fill('ada@example.org')
  await page.getByRole('button', { name: 'Find answers' }).press('Enter')
  await page.getByText('Workshop: 1', { exact: true }).waitFor()
  await expectAccessible(page, 'the found answers')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).press('Enter')
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(JSON.parse(saved).answers[0].data).toEqual({ name: 'ada@example.org' })
  await page.getByRole('button', { name: 'Erase forever…' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Erase all answers of ada@example.org?' })
  await question.getByRole('button', { name: 'Erase forever' }).press('Enter')
  await page.getByText('1 answer of ada@example.org erased.').waitFor()

  await page.getByRole('button', { name: 'Delete account…' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const field = dialog.getByLabel(/^Type .* to confirm$/)
  const email = (await field.getAttribute('aria-label')) ?? (await dialog.innerText())
  await field.fill('someone@example.org')
  await dialog.getByRole('button', { name: 'Delete account' }).press('Enter')
  await dialog.getByText(/^Type .* exactly\.$/).waitFor()
  await expectAccessible(page, 'the dialog with a wrong address')
  await field.fill(/Type (\S+@\S+) to confirm/.exec(email)?.[1] ?? '')
  await dialog.getByRole('button', { name: 'Delete account' }).press('Enter')
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
  await page
    .getByText(/^Your forms are closed\. Sign in before .* to keep your account\.$/)
    .waitFor()
  expect((await fetch(`${home.url}/api/public/forms/${form.slug}`)).status).toBe(404)

  await page.goto(home.signInLink)
  await page.waitForURL('**/account?kept')
  await page.getByText('Your account is kept.').waitFor()
  await page.getByRole('link', { name: 'bin', exact: true }).click()
  await page.getByRole('button', { name: 'Restore Workshop' }).waitFor()
})
