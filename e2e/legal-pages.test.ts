import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const name = 'Ada & "Co" <b>'
const home = house({
  OPERATOR_NAME: name,
  OPERATOR_EMAIL: 'ada@forms.test',
  OPERATOR_JURISDICTION: 'Germany',
})

test('legal pages show the operator as text, from the server and after navigating', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/terms`)
  await page.getByText('These terms are governed by the law of Germany.').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const section = page.getByRole('region', { name: 'Who we are' })
  // OPERATOR_ADDRESS is not set. Text of the other alternative is hidden.
  await expect
    .poll(async () => (await section.innerText()).split('\n').filter(Boolean).slice(1, 3))
    .toEqual([
      `Ramiform is open-source software that anyone can run. On this page, “we” means the operator of this server: ${name}. You can reach us at ada@forms.test.`,
      'This page is incomplete. The operator of this site has not set OPERATOR_ADDRESS.',
    ])
  const link = section.getByRole('link', { name: 'ada@forms.test' })
  expect(await link.getAttribute('href')).toBe('mailto:ada@forms.test')
})

test('a link in a legal page navigates without a reload', async () => {
  const page = await home.window('phone')
  await page.goto(`${home.url}/privacy`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('main').getByRole('link', { name: 'GDPR page' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'GDPR' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
