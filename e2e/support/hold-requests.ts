import type { Page } from 'playwright-core'

/** Delays requests to these URLs until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Delays the page's scripts until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, '**/f-assets/**')
