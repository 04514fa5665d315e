import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { windows } from './support/browser.ts'
import { house } from './support/house.ts'
import { otherSite } from './support/other-site.ts'
import { sharedBrowser } from './support/shared.ts'
import { sharedWindow } from './support/shared-window.ts'

// Stories of a worker share tabs. The second story here has the tab of the first.
const home = house()
const site = await otherSite()
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

const lastingChanges: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'sets the clock': (page) => page.clock.setFixedTime(0),
  'adds a script': (page) => page.addInitScript(() => {}),
  'adds a script to its context': (page) => page.context().addInitScript(() => {}),
  'adds a function': (page) => page.exposeFunction('added', () => {}),
  'goes offline': (page) => page.context().setOffline(true),
  'answers requests of its context': (page) => page.context().route('**/none', () => {}),
  'listens to its context': async (page) => page.context().on('request', () => {}),
  'talks to the browser directly': (page) => page.context().newCDPSession(page),
  'visits another site': (page) => page.goto(site.page('')),
  'visits another site in a further tab': async (page) =>
    (await page.context().newPage()).goto(site.page('')),
  'closes its tab': (page) => page.close(),
}

test.each(Object.entries(lastingChanges))(
  'a tab is not used again if a story %s',
  async (_, change) => {
    const { page, release } = await sharedWindow(await sharedBrowser(), 'desktop', home.url)
    await page.goto(address())
    const context = page.context()
    await change(page)
    await release()
    expect(page.isClosed()).toBe(true)
    expect((await sharedBrowser()).contexts()).not.toContain(context)
  },
)
