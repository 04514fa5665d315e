import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

// The review before sending: each answer has a way to its question and back.

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Team'] },
  {
    ...{ id: 'seats', type: 'number', label: 'Seats', required: true },
    conditional: { dependsOn: 'plan', condition: 'equals', value: 'Team' },
  },
  { id: 'note', type: 'textarea', label: 'Note' },
]
const advanced = { requireConfirmation: true }
const heading = (page: Page) => page.getByRole('heading', { name: 'Check your answers' })
const change = (page: Page, label: string) => page.getByRole('button', { name: `Change ${label}` })
const back = (page: Page) => page.getByRole('button', { name: 'Check your answers' })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

test('an answer is changed and the review shows again, by keys', async () => {
  const form = await home.publish('Review', { fields, settings: { advanced } })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Free').check({ force: true })
  await page.keyboard.press('Enter')
  await heading(page).waitFor()
  await expectAccessible(page, 'the review')
  await change(page, 'Your name').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('q-name')
  await page.keyboard.type(' Lovelace')
  await expectAccessible(page, 'a question changed from the review')
  await back(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Ada Lovelace', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Change Your name')

  // Another answer asks a required question, so the review waits for it.
  await change(page, 'Plan').press('Enter')
  await page.getByLabel('Team').check({ force: true })
  await back(page).click()
  await page.getByText('Seats').first().waitFor()
  expect(await heading(page).isVisible()).toBe(false)
  await page.getByRole('spinbutton').or(page.locator('#q-seats')).first().fill('3')
  await back(page).click()
  await heading(page).waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { name: 'Ada Lovelace', plan: 'Team', seats: '3' },
  ])
})

test('on a phone, one question at a time: Change goes to its card and back', async () => {
  const settings = { displayStyle: 'single-card', advanced }
  const form = await home.publish('Review of cards', { fields, settings })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const next = page.getByRole('button', { name: /^(Next|Submit)$/ })
  await page.getByLabel('Your name').fill('Ada')
  await next.click()
  await page.getByLabel('Free').check({ force: true })
  await next.click()
  await page.getByLabel('Note').fill('Thanks')
  await next.click()
  await heading(page).waitFor()
  await expectAccessible(page, 'the review of cards')
  expect((await change(page, 'Your name').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await change(page, 'Your name').click()
  await page.getByLabel('Your name').fill('Grace')
  expect(await page.getByLabel('Note').isVisible()).toBe(false)
  await back(page).click()
  await page.getByText('Grace', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect((await home.submissions(form)).map(({ data }) => data)).toEqual([
    { name: 'Grace', plan: 'Free', note: 'Thanks' },
  ])
})
