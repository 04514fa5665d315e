import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
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
  const titles = () => page.locator('article h2').allTextContents()
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
  await expect.poll(() => page.locator('article h2').allTextContents()).toHaveLength(12)
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

test('a visitor tries a template by key, and the drawing shows which questions are asked', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  await page.goto(`${home.url}/templates`)
  const open = page.getByRole('button', { name: 'Try it: Event Feedback Form' })
  await hands.press(open)
  const panel = page.getByRole('dialog', { name: 'Event Feedback Form' })
  const asked = panel.getByRole('status').getByText(/ of 18 asked with these answers$/)
  const before = await asked.textContent()
  await panel.frameLocator('iframe').getByLabel('In person').check({ force: true })
  await expect.poll(() => asked.textContent()).not.toBe(before)
  await expectAccessible(page, 'a template to try')
  // The catalog stays usable beside the panel: another template takes its place.
  await page.getByRole('button', { name: 'Trying it: Event Feedback Form' }).waitFor()
  await hands.press(page.getByRole('button', { name: 'Try it: Course Selector' }))
  await page.getByRole('dialog', { name: 'Course Selector' }).waitFor()
  await hands.press(page.getByRole('button', { name: 'Try it: Event Feedback Form' }))
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocused(open)
  await hands.press(page.getByRole('link', { name: 'Use it: Event Feedback Form' }))
  await page.waitForURL('**/login')
})

test('a template is used with one click, also from its panel on a phone, and Undo removes the form', async () => {
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/templates`)
  await page.getByRole('button', { name: 'Try it: Course Selector' }).click()
  const panel = page.getByRole('dialog', { name: 'Course Selector' })
  await panel.getByRole('link', { name: 'Use it: Course Selector' }).click()
  await page.waitForURL('**/forms/*/edit')
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Course Selector')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Course Selector removed').waitFor()

  await page.goto(`${home.url}/forms/new?template=none`)
  await page.getByText('This template does not exist.').waitFor()
})
