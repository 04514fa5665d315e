import type { Page } from 'playwright-core'

/** What the page asks for at these addresses waits until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The page shows without its scripts until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, '**/f-assets/**')
