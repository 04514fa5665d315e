import { trapName } from '@ramiform/contract/trap'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

/** Approval is asked above a limit; the bank only with an approval. */
const purchases = (limit: string) => ({
  settings: {},
  fields: [
    { id: 'item', type: 'text', label: 'What did you buy?' },
    { id: 'cost', type: 'number', label: 'Cost' },
    {
      ...{ id: 'approval', type: 'text', label: 'Who approved it?' },
      conditional: { dependsOn: 'cost', condition: 'greater_than', value: limit },
    },
    {
      ...{ id: 'bank', type: 'text', label: 'Bank account' },
      conditional: { dependsOn: 'approval', condition: 'is_not_empty', value: '' },
    },
  ],
})

/** A form whose limit rose from 500 to 900 between two submissions of the same cost. */
async function twoVersions(name: string) {
  const form = await home.publish(name, purchases('500'))
  const send = (item: string, cost: string) =>
    home.call('POST', `/api/public/forms/${form.slug}/submit`, { item, cost })
  await send('Desk', '400')
  await send('Lathe', '800')
  await home.call('PUT', `/api/forms/${form.id}`, { name, schema: purchases('900') })
  await send('Press', '800')
  return form
}

async function opened(form: { readonly id: string }, item: string, window: WindowName) {
  const found = (await home.submissions(form)).find(({ data }) => data.item === item)
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions/${found?.id}`)
  await page.getByRole('heading', { name: 'Complete Submission' }).waitFor()
  return page
}

const section = (page: Page) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: /^Not asked/ }) })

const reasons = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.textContent?.replace(/\s+/g, ' ').trim()))

test('a submission names the questions that were not asked, from the version it was filled in on', async () => {
  const form = await twoVersions('Purchases')
  const desk = await opened(form, 'Desk', 'desktop')
  await desk.getByRole('heading', { name: 'Not asked of this person (2)' }).waitFor()
  await desk.getByText('Shown with version 1 of the form.').waitFor()
  expect(await reasons(desk)).toEqual([
    'Who approved it?Asked when Cost is greater than 500. The answer was 400.',
    'Bank accountAsked when Who approved it? is not empty. It was not asked either.',
  ])
  await expectAccessible(desk, 'questions that were not asked')

  // The same cost before and after the limit rose.
  const lathe = await opened(form, 'Lathe', 'desktop')
  await lathe.getByRole('heading', { name: 'Not asked of this person (1)' }).waitFor()
  expect(await reasons(lathe)).toEqual([
    'Bank accountAsked when Who approved it? is not empty. It was not answered.',
  ])
  // "No response" is for the question that was asked.
  expect(await lathe.getByRole('term').allTextContents()).toEqual([
    'What did you buy?',
    'Cost',
    'Who approved it?, conditional question',
  ])
  expect(await lathe.getByRole('definition').allTextContents()).toEqual([
    'Lathe',
    '800',
    'No response',
  ])
  const press = await opened(form, 'Press', 'desktop')
  await press.getByRole('heading', { name: 'Not asked of this person (2)' }).waitFor()
  expect(await press.getByText(/^Shown with version/).count()).toBe(0)
  expect((await reasons(press))[0]).toBe(
    'Who approved it?Asked when Cost is greater than 900. The answer was 800.',
  )
})

test('on a phone the list of submissions has the reasons too, and a key folds them', async () => {
  const form = await twoVersions('Pocket')
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page
    .getByRole('button', { name: /^View Details/ })
    .last()
    .click()
  await page.getByText('Asked when Cost is greater than 500. The answer was 400.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'questions that were not asked, on a phone')
  await section(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Asked when Cost is greater than 500.').waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await page.getByText('Asked when Cost is greater than 500.').waitFor()
})

test('held, unfinished and deleted entries tell not asked from skipped in the same words', async () => {
  const form = await home.publish('Entries', {
    ...purchases('500'),
    settings: { advanced: { autoSave: true } },
  })
  const address = `/api/public/forms/${form.slug}`
  await home.call('POST', `${address}/submit`, { item: 'Pills', cost: '800', [trapName]: 'x' })
  await home.call('PUT', `${address}/partials/${'a'.repeat(32)}?revision=1`, { item: 'Chair' })
  await home.call('POST', `${address}/submit`, { item: 'Desk', cost: '400' })
  const [desk] = await home.submissions(form)
  await home.call('DELETE', `/api/forms/${form.id}/submissions/${desk?.id}`)

  const page = await home.window('desktop')
  await home.signedIn(page)
  const row = (item: string) => page.getByRole('listitem').filter({ hasText: item }).first()
  const unfold = (item: string, title: string) =>
    row(item).getByRole('heading', { name: title }).click()

  await page.goto(`${home.url}/forms/${form.id}/submissions?tab=held`)
  await unfold('Pills', 'Not asked of this person (1)')
  await row('Pills').getByText('Asked when Who approved it? is not empty.').waitFor()
  expect(await row('Pills').getByRole('definition').allTextContents()).toEqual([
    'Pills',
    '800',
    'No response',
  ])
  await expectAccessible(page, 'a held submission with questions that were not asked')

  await page.goto(`${home.url}/forms/${form.id}/submissions?tab=partial`)
  await unfold('Chair', 'Not answered yet (1)')
  await row('Chair').getByText('Cost', { exact: true }).first().waitFor()
  await unfold('Chair', 'Not asked so far (2)')
  await row('Chair').getByText('Cost is greater than 500. It was not answered.').waitFor()
  await expectAccessible(page, 'an unfinished entry with questions that were not asked')

  await page.goto(`${home.url}/bin?tab=submissions&form=${form.id}`)
  await row('Entries')
    .getByRole('button', { name: /^View answers/ })
    .click()
  await unfold('Desk', 'Not asked of this person (2)')
  await row('Desk').getByText('The answer was 400.').waitFor()
  await expectAccessible(page, 'a deleted submission with questions that were not asked')
})
