import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { openWindow, type WindowName, windows } from './browser.ts'

/** A window of the worker's browser that one story after another uses. */
export interface SharedWindow {
  readonly page: Page
  /** Resets the window for the next story, or closes it when something is left that can't be reset. */
  release(): Promise<void>
}

/** Windows that no story uses at the moment. */
const idle: Record<WindowName, Tab[]> = { desktop: [], phone: [] }

interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  /** A story has changed something that can't be undone. */
  isSpent: boolean
  /** Called with each further tab that the story opens. */
  opened(other: Page): void
}

/** Things that stay in a tab or its context, and have no way back. */
const lasting = {
  page: ['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction'],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'route', 'setOffline'],
    ...['setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials'],
    ...['on', 'once', 'addListener'],
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** Events that stories listen to. Playwright itself listens to `close`. */
const listened = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser'],
  ...['frameattached', 'framedetached', 'framenavigated', 'load', 'pageerror', 'popup', 'request'],
  ...['requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
]

/**
 * A window whose tab an earlier story may have used. Its process, and the code that it has compiled, stay. Opening a
 * window and the first page in it costs half a second of CPU time more.
 */
export async function sharedWindow(
  browser: Browser,
  name: WindowName,
  /** The server's URL. A tab that visits another origin is not reused. */
  url: string,
): Promise<SharedWindow> {
  const tab = idle[name].pop() ?? (await newTab(browser, name))
  const { page, context } = tab
  const otherOrigin = (frame: Frame) => {
    const { origin, protocol } = new URL(frame.url(), url)
    if (protocol.startsWith('http') && origin !== url) tab.isSpent = true
  }
  page.on('framenavigated', otherOrigin)
  tab.opened = (other) => void other.on('framenavigated', otherOrigin)
  return {
    page,
    async release() {
      const isReset = await reset(tab, name, url).catch(() => false)
      if (isReset) idle[name].push(tab)
      else await context.close()
    },
  }
}

async function newTab(browser: Browser, name: WindowName): Promise<Tab> {
  const { page, context } = await openWindow(browser, name)
  const tab: Tab = { page, context, isSpent: false, opened() {} }
  context.on('page', (other) => tab.opened(other))
  const watch = (object: object, methods: readonly string[]) => {
    for (const method of methods) {
      const original = Reflect.get(object, method) as (...given: unknown[]) => unknown
      Reflect.set(object, method, (...given: unknown[]) => {
        tab.isSpent = true
        return original.apply(object, given)
      })
    }
  }
  watch(page, lasting.page)
  watch(context, lasting.context)
  watch(context.clock, lasting.clock)
  return tab
}

/** Leaves nothing of the story in the tab. False if it can't be reused. */
async function reset(tab: Tab, name: WindowName, url: string): Promise<boolean> {
  const { page, context } = tab
  if (tab.isSpent || page.isClosed()) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const type of listened) await page.removeAllListeners(type)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({
      ...{ media: null, colorScheme: 'light', reducedMotion: 'reduce' },
      ...{ forcedColors: 'none', contrast: 'no-preference' },
    }),
    page.setViewportSize(windows[name]),
  ])
  // A picture of the same origin: its process is kept, and no script of the app runs.
  await page.goto(`${url}/favicon.svg`)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    window.name = ''
    localStorage.clear()
    sessionStorage.clear()
    for (const { name: database = '' } of await indexedDB.databases()) {
      await new Promise<void>((deleted, failed) => {
        const request = indexedDB.deleteDatabase(database)
        request.onsuccess = () => deleted()
        request.onblocked = request.onerror = () => failed(new Error('The database is in use'))
      })
    }
  })
  return !tab.isSpent
}
