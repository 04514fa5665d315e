import { expect, test } from 'vitest'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'

const home = house()

test('annual prices show by keyboard, are announced, and show the savings', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/pricing`)
  const plan = (name: string) => page.getByRole('region', { name })
  await plan('Pro').getByText('$29', { exact: true }).waitFor()
  expect(await plan('Pro').getByText('$299').isVisible()).toBe(false)

  const period = page.getByRole('group', { name: 'Billing period' })
  await keyboard(page).choose(period.getByRole('radio', { name: 'Annual' }))
  await page
    .getByRole('status')
    .getByText('Prices per year: Free $0, Pro $299, Enterprise $999.')
    .waitFor()
  await expect.poll(() => period.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true)
  expect(await plan('Pro').getByText('Save $49 a year').isVisible()).toBe(true)
  expect(await plan('Enterprise').getByText('Save $789 a year').isVisible()).toBe(true)
  expect(await plan('Pro').getByText('$29', { exact: true }).isVisible()).toBe(false)

  await plan('Enterprise').getByRole('link').click()
  await page.waitForURL('**/login')
})

test('signed-in users start on the dashboard', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/pricing`)
  const pro = page.getByRole('link', { name: 'Try Pro for 14 days' })
  await expect.poll(() => pro.getAttribute('href')).toBe('/dashboard')
})

test('without JavaScript, both prices and the questions are readable', async () => {
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(`${home.url}/pricing`)
  const pro = page.getByRole('region', { name: 'Pro' })
  expect(await pro.getByText('$29', { exact: true }).isVisible()).toBe(true)
  await page.getByRole('radio', { name: 'Annual' }).check({ force: true })
  expect(await pro.getByText('$299').isVisible()).toBe(true)
  await page.getByText('How do I cancel?').click()
  expect(await page.getByText('until the end of the period you have paid for').isVisible()).toBe(
    true,
  )
})

test('a legal page has a date, and its table of contents links to each section', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/terms`)
  await page.getByText('Last updated October 11, 2024').waitFor()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const leaving = contents.getByRole('link', { name: 'Leaving' })
  await keyboard(page).press(leaving)
  await expect.poll(() => leaving.getAttribute('aria-current')).toBe('location')
  expect(new URL(page.url()).hash).toBe('#leaving')
})
