import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { windows } from './support/browser.ts'
import { house } from './support/house.ts'

// Stories of a worker share tabs. Each story here begins with the tab of the one before, or with a new one.
const home = house({}, { sharesTabs: true })
const givenTabs: Page[] = []

const address = () => `${home.url}/documentation/webhooks`
const nextWindow = async () => {
  const page = await home.window('desktop')
  givenTabs.push(page)
  return page
}

test('a story leaves data, listeners, routes, emulation and further tabs', async () => {
  const page = await nextWindow()
  await page.route('**/favicon.svg', (route) => route.abort())
  page.on('dialog', (dialog) => void dialog.accept('from an earlier story'))
  await page.context().grantPermissions(['clipboard-read'])
  await page.context().addCookies([{ name: 'earlier', value: '1', url: home.url }])
  await page.emulateMedia({ colorScheme: 'dark', media: 'print', forcedColors: 'active' })
  await page.setViewportSize({ width: 500, height: 400 })
  await page.goto(address())
  await page.evaluate(async () => {
    window.name = 'earlier'
    localStorage.setItem('earlier', '1')
    sessionStorage.setItem('earlier', '1')
    await new Promise((opened) => {
      indexedDB.open('earlier').onsuccess = opened
    })
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  await page.mouse.click(5, 5)
  await (await page.context().newPage()).goto(address())
  expect(await page.evaluate(() => matchMedia('print').matches)).toBe(true)
})

test('the next story has the same tab without any of it', async () => {
  const page = await nextWindow()
  expect(page).toBe(givenTabs[0])
  expect(page.context().pages()).toEqual([page])
  expect(await page.context().cookies()).toEqual([])
  expect((await page.goto(`${home.url}/favicon.svg`))?.status()).toBe(200)
  await page.goto(address())
  const left = await page.evaluate(async () => ({
    name: window.name,
    stored: [localStorage.getItem('earlier'), sessionStorage.getItem('earlier')],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    size: [innerWidth, innerHeight],
    media: ['(prefers-color-scheme: dark)', 'print', '(forced-colors: active)'].filter(
      (query) => matchMedia(query).matches,
    ),
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    answer: prompt('Is a listener left?'),
  }))
  const { width, height } = windows.desktop
  expect(left).toEqual({
    name: '',
    stored: [null, null],
    databases: [],
    size: [width, height],
    media: [],
    isCalm: true,
    clipboard: 'prompt',
    answer: null,
  })
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['sets the clock', (page) => page.clock.install()],
  ['adds a script to each page', (page) => page.addInitScript(() => {})],
  ['goes offline', (page) => page.context().setOffline(true)],
  ['talks to the browser directly', (page) => page.context().newCDPSession(page)],
  ['visits another site', (page) => page.goto(home.url.replace('localhost', '127.0.0.1'))],
  ['closes its tab', (page) => page.close()],
])('a story that %s is the last one with its tab', async (_what, act) => {
  const page = await nextWindow()
  await act(page)
})

test('each of these stories had a tab of its own', () => {
  // The first of them has the tab of the two stories above.
  expect(givenTabs.slice(0, 3)).toEqual([givenTabs[0], givenTabs[0], givenTabs[0]])
  expect(new Set(givenTabs.slice(2)).size).toBe(6)
})
