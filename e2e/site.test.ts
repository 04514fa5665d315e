import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kilobytes, ownScript } from '../apps/web/src/site/landing/comparison/measured.ts'
import { sitePages } from '../apps/web/src/site/layout/site-pages.ts'
import { prerenderedPaths } from '../apps/web/src/site/prerendered.ts'
import { expectAccessible, windows } from './support/browser.ts'
import { keyboard } from './support/hands.ts'
import { holdRequests } from './support/hold-requests.ts'
import { house } from './support/house.ts'

const home = house()

test('every page of the site is in its HTML and has metadata', async () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  const images = new Set<string>()
  for (const path of prerenderedPaths) {
    const answer = await fetch(home.url + path)
    expect([path, answer.status]).toEqual([path, 200])
    const html = await answer.text()
    const only = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)].map(([, text = '']) => text)
      expect(found, `${path}: ${pattern}`).toHaveLength(1)
      return found[0] ?? ''
    }
    expect(only(/<h1\b[^>]*>(.*?)<\/h1>/gs), path).not.toBe('')
    expect(only(/<link rel="canonical" href="([^"]*)"/g)).toBe(home.url + path)
    expect(only(/<meta property="og:url" content="([^"]*)"/g)).toBe(home.url + path)
    images.add(only(/<meta property="og:image" content="([^"]*)"/g))
    const title = only(/<title>([^<]*)<\/title>/g)
    expect(title.split('Ramiform'), path).toHaveLength(2)
    seen.titles.add(title)
    seen.descriptions.add(only(/<meta name="description" content="([^"]*)"/g))
  }
  for (const image of images) {
    const { headers } = await fetch(image)
    expect([image, headers.get('content-type')]).toEqual([image, 'image/png'])
  }
  expect(seen.titles.size).toBe(prerenderedPaths.length)
  expect(seen.descriptions.size).toBe(prerenderedPaths.length)
})

test('the sitemap lists every page, and robots.txt excludes the app', async () => {
  const page = await home.window('desktop')
  const text = async (path: string) => (await page.request.get(home.url + path)).text()
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, to]) => to,
  )
  expect(listed).toEqual(prerenderedPaths.map((path) => home.url + path))
  const robots = await text('/robots.txt')
  for (const path of ['/dashboard', '/forms/', '/auth/', '/api/']) {
    expect(robots).toContain(`Disallow: ${path}\n`)
  }
  expect(robots).toContain(`Sitemap: ${home.url}/sitemap.xml`)
  const { icons } = JSON.parse(await text('/manifest.webmanifest'))
  for (const { src, type } of icons) {
    expect((await page.request.get(home.url + src)).headers()['content-type']).toBe(type)
  }
})

test('every link in header and footer works', async () => {
  const page = await home.window('desktop')
  await page.goto(home.url)
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const own = new Set(links.filter((link) => link.startsWith(home.url)))
  expect(own.size).toBeGreaterThan(sitePages.length - 2)
  for (const link of own)
    expect([link, (await page.request.get(link)).status()]).toEqual([link, 200])
})

test('the demo form works by keyboard without moving the page', async () => {
  const page = await home.window('phone')
  await page.goto(home.url)
  const hands = keyboard(page)
  const asked = () => page.getByRole('form').locator('legend, label[for]').allTextContents()
  const option = (name: string) => page.getByRole('form').getByRole('radio', { name })
  const lit = () => page.locator('ol [data-lit]').count()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // The page opens with two answers.
  expect(await asked()).toEqual(['Will you join us?', 'Any food needs?', 'What should we know?'])
  const before = await height()

  await hands.choose(option('Not this time'))
  await expect.poll(asked).toEqual(['Will you join us?', 'Hear about the next one?'])
  await page.getByRole('status').getByText('Added: Hear about the next one?').waitFor()
  await hands.choose(option('Yes'))
  await expect.poll(asked).toHaveLength(3)
  expect(await lit()).toBe(3)
  await hands.write(page.getByLabel('Your email'), 'ana@example.com')
  await hands.press(page.getByRole('button', { name: 'Send' }))
  await page.getByRole('status').getByText('3 questions were enough.').waitFor()
  expect(await height()).toBe(before)

  // Answers are kept, as in every form.
  await hands.choose(option('Online'))
  await expect.poll(asked).toEqual(['Will you join us?', 'Which time zone are you in?'])
  await hands.choose(option('Not this time'))
  await expect.poll(() => page.getByLabel('Your email').inputValue()).toBe('ana@example.com')
  expect(await height()).toBe(before)
})

test('View Demo scrolls to 100 pixels above the steps, which work by keyboard', async () => {
  const page = await home.window('desktop')
  await page.goto(home.url)
  await page.getByRole('link', { name: 'View Demo' }).click()
  const top = () => page.locator('#demo').evaluate((demo) => demo.getBoundingClientRect().top)
  await expect.poll(async () => Math.round(await top())).toBe(100)
  await page.getByText('Film: Coming Soon').waitFor()
  const copied = page.getByText('Copied the link')
  const opacity = () => copied.evaluate((line) => getComputedStyle(line).opacity)
  expect(await opacity()).toBe('0')
  // The demo is as wide as the sections around it.
  const widthOf = (part: string) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOf('#demo')).toBe(await widthOf('#compare table'))
  await page.getByRole('radio', { name: 'Draw the branches' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(opacity).toBe('1')
})

test('a described form is drawn without a request, kept through the sign-in and opened', async () => {
  const page = await home.window('desktop')
  await page.goto(home.url)
  const input = page.getByLabel('Describe your form')
  // The code loads with the focus. Then drawing works offline.
  await input.focus()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await input.fill('hello there')
  await page.keyboard.press('Control+Enter')
  await page.getByText('No questions found. Name the things you want to ask.').waitFor()
  await input.fill('Ask for the name. New or existing? If new, ask for the email.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('status').getByText('3 questions, 1 of them on a branch.').waitFor()
  expect(await input.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Draw Again' }).waitFor()
  await expectAccessible(page, 'a drawn form')
  await page.context().setOffline(false)

  await page.getByRole('link', { name: 'Keep This Form' }).click()
  await page.waitForURL('**/login')
  // As in `main-job.test.ts`, without its pages.
  await home.signedIn(page)
  await page.goto(`${home.url}/login`)
  await page.waitForURL(/\/forms\/[^/]+\/edit/)
  for (const label of ['Name', 'New or existing?', 'Email']) {
    await page.getByText(label, { exact: true }).first().waitFor()
  }
})

test('an empty description draws the first example, and Start over returns to the demo form', async () => {
  const page = await home.window('phone')
  await page.goto(home.url)
  await page.getByRole('button', { name: 'Draw My Form' }).click()
  await page.getByRole('link', { name: 'Keep This Form' }).waitFor()
  const top = () =>
    page.getByRole('group', { name: 'Show' }).evaluate((tabs) => tabs.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  await expectAccessible(page, 'a drawn form on a phone')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('heading', { name: 'Summer open day' }).waitFor()
  expect(await page.getByLabel('Describe your form').inputValue()).toBe('')
})

test('the landing page claims the weight that a public form has', async () => {
  const form = await home.publish('Contact', {
    settings: {},
    fields: [
      { id: 'name', type: 'text', label: 'Name' },
      { id: 'way', type: 'radio', label: 'How can we reach you?', options: ['Email', 'Phone'] },
      {
        id: 'day',
        type: 'date',
        label: 'Best day to call',
        conditional: { dependsOn: 'way', condition: 'equals', value: 'Phone' },
      },
    ],
  })
  const page = await home.window('desktop')
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const weight = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0)
  expect(weight).toBeGreaterThan(20_000)
  expect(kilobytes(weight)).toBe(kilobytes(ownScript))
})

test('a failed sign-in shows only our own messages, and can be dismissed or tried again', async () => {
  const page = await home.window('desktop')
  const alert = page.getByRole('alert')
  await page.goto(`${home.url}/?error=No+authorization+code+received`)
  await alert.getByText('No authorization code received').waitFor()
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await alert.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${home.url}/?error=Call+555+0100+to+unlock`)
  await alert.getByText('Authentication failed. You are not signed in.').waitFor()
  await alert.getByRole('link', { name: 'Try Again' }).click()
  await page.waitForURL('**/login')
})

test('newsletter: an invalid address, no connection, too many attempts, and success', async () => {
  const page = await home.window('desktop')
  await page.goto(home.url)
  const field = page.getByLabel('News about Ramiform, by email')
  const said = (text: string) =>
    page.locator('footer').getByRole('status').getByText(text).waitFor()
  const button = page.getByRole('button', { name: 'Subscribe' })
  const subscribe = () => button.click()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = { height: await height(), button: await button.boundingBox() }

  await field.fill('nobody')
  await subscribe()
  await said('Enter an address like name@example.com.')
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const words = page.locator('footer').getByRole('status')
  const bottom = () => words.evaluate((line) => line.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(windows.desktop.height)

  await page.route('**/api/newsletter', (route) => route.abort('internetdisconnected'))
  await field.fill('ana@example.com')
  await subscribe()
  await said('You are offline.')
  await expect.poll(() => field.inputValue()).toBe('ana@example.com')
  await page.unroute('**/api/newsletter')

  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 429, json: {} }))
  await subscribe()
  await said('Too many attempts.')
  await page.unroute('**/api/newsletter')

  const answer = await holdRequests(page, '**/api/newsletter')
  await subscribe()
  await button.locator('svg').waitFor()
  expect((await button.boundingBox())?.width).toBe(before.button?.width)
  answer()
  await said('You are subscribed.')
  expect(await page.locator('footer label').count()).toBe(0)
  // The page does not jump; its height is rounded to whole pixels.
  expect(Math.abs((await height()) - before.height)).toBeLessThanOrEqual(1)
})

test('newsletter without JavaScript: the page returns with the result', async () => {
  const page = await home.window('phone', { javaScriptEnabled: false })
  await page.goto(`${home.url}/pricing?from=mail`)
  const field = page.getByLabel('News about Ramiform, by email')
  const subscribe = () => page.getByRole('button', { name: 'Subscribe' }).click()
  const taken = page.getByText('You are subscribed.')
  expect(await taken.isVisible()).toBe(false)

  // Browsers accept it as an address.
  await field.fill('ana@example')
  await subscribe()
  await page.getByText('Enter an address like name@example.com.').waitFor()
  expect(await taken.isVisible()).toBe(false)

  await field.fill('ana@example.com')
  await subscribe()
  await taken.waitFor()
  expect(page.url()).toBe(`${home.url}/pricing?from=mail#newsletter-subscribed`)
})

test('an unknown URL shows a helpful page with status 404, also without JavaScript', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await home.window('phone', { javaScriptEnabled })
    const answer = await page.goto(`${home.url}/nothing/here`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await page.title()).toBe('Page not found · Ramiform')
    if (!javaScriptEnabled) continue
    await expectAccessible(page, 'not found')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await page.getByRole('heading', { name: 'Forms that branch' }).waitFor()
  }
})

test('without a session nothing is requested; with one, the name and Sign Out show', async () => {
  const stranger = await home.window('phone')
  const asked: string[] = []
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await stranger.goto(home.url)
  const header = stranger.getByRole('banner')
  await header.getByRole('link', { name: 'Get Started' }).waitFor()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await header.getByLabel('Menu').first().click()
  await menuOf(stranger).getByRole('link', { name: 'Sign In' }).waitFor()
  await expectAccessible(stranger, 'the menu of the site')
  await stranger.keyboard.press('Escape')
  await menuOf(stranger).waitFor({ state: 'hidden' })
  const width = await stranger.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(windows.phone.width)

  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await owner.goto(home.url)
  await owner.getByRole('link', { name: /^owner ?, dashboard$/ }).waitFor()
  await expect
    .poll(() => owner.getByRole('link', { name: 'Get Started' }).getAttribute('href'))
    .toBe('/dashboard')
  await expectAccessible(owner, 'the landing page of an owner')
  await owner.getByRole('button', { name: 'Sign Out' }).click()
  await owner.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
})

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
