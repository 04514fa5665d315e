import type { Page } from 'playwright-core'
import type { WindowName } from '../browser.ts'
import type { MadeFormName } from '../made-forms.ts'

/** A screen in one of its states, and how to get there. */
export interface Screen {
  /** Name of the screen, and after a hyphen its state. */
  readonly name: string
  /** The form on the screen. */
  readonly form?: MadeFormName
  /** Path after the form's URL. */
  readonly path: string
  /** The owner has no forms yet. */
  readonly first?: boolean
  /** The public form instead of the owner's screen. */
  readonly isVisitors?: boolean
  /** A full-page screenshot, not only the window. */
  readonly isWhole?: boolean
  /** Screenshot only: another state of the screen is checked. */
  readonly onlyPhotographed?: boolean
  /** The screen while its data load. */
  readonly isLoading?: boolean
  /** Opening this state saves the form. */
  readonly saves?: boolean
  /** Responses to return instead of the server's. */
  readonly meanwhile?: (page: Page) => Promise<unknown>
  readonly before?: (page: Page, window: WindowName) => Promise<unknown>
}

export type Way = NonNullable<Screen['before']>
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
export const key = (name: string) => async (page: Page) => {
  await page.locator('[data-canvas], main').first().waitFor()
  await page.keyboard.press(name)
}
/** Waits for the dialog or panel, whose code loads on demand. */
export const opens =
  (way: Way): Way =>
  async (page, window) => {
    await way(page, window)
    await page.locator('[role=dialog], [role=alertdialog], [role=menu]').last().waitFor()
  }
export const chooseTab = (name: string | RegExp) => (page: Page) =>
  page.getByRole('tab', { name }).click()

/** The server is unreachable while the page is open. */
export function refusing(address: string, method = 'GET') {
  return (page: Page) =>
    page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { error: 'The server is being restarted.' } })
        : route.fallback(),
    )
}

/** The page sends nothing until it is left: a page that is left saves its changes, and that request cannot be routed. */
export async function sendNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.fetch = () => new Promise(() => {})
  })
}
