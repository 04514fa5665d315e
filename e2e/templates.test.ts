import { expect, test } from 'vitest'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'

const home = house()

test('a visitor filters the templates by keyboard, and the URL has the filter', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(`${home.url}/templates`)
  const titles = () => page.locator('article h3').allTextContents()
  await expect.poll(() => titles()).toHaveLength(12)
  await page
    .getByRole('img', { name: /19 fields/ })
    .first()
    .waitFor()

  const advanced = page.getByRole('link', { name: 'Advanced' })
  await hands.press(advanced)
  await page.getByRole('status').getByText('4 templates').waitFor()
  await expect.poll(() => advanced.getAttribute('aria-current')).toBe('true')
  await hands.press(page.getByRole('link', { name: 'Onboarding' }))
  await expect.poll(titles).toEqual(['Patient Intake Form'])
  expect(new URL(page.url()).search).toBe('?category=onboarding&difficulty=advanced')

  await page.reload()
  await expect.poll(titles).toEqual(['Patient Intake Form'])
  await hands.press(page.getByRole('link', { name: 'Survey' }))
  await hands.press(page.getByRole('link', { name: 'Clear filters' }))
  await expect.poll(titles).toHaveLength(12)

  await hands.press(page.getByRole('link', { name: 'Sign in to use a template' }))
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  // Signed out, the response is 401, the only message the browser may log.
  expect(problems.filter((text) => !text.includes('401'))).toEqual([])
})

test('the templates are readable without scripts, and visitors download no forms', async () => {
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(`${home.url}/templates`)
  expect(await page.title()).toBe('Form templates with conditional logic · Ramiform')
  await expect.poll(() => page.locator('article h3').allTextContents()).toHaveLength(12)
  const scripts = page.locator('link[rel=modulepreload]')
  const addresses = await scripts.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  )
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    const script = await (await page.request.get(address)).text()
    expect(script).not.toContain('What keeps you from signing in?')
  }
})

test('signed-in users go to the dashboard, and other pages link to the templates', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click()
  await page.getByRole('heading', { name: 'Templates', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await page.waitForURL('**/dashboard')
})
