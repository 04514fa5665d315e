import type { Page } from 'playwright-core'

/** The page shows without its scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/f-assets/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}
