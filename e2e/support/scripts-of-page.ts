import type { Page } from 'playwright-core'

/** Paths of the scripts that a page loads, one after another. */
export async function scriptsOfPage(page: Page, address: string): Promise<string> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return scripts.join()
}
