import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'

interface SitePage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Another website with another host and port, so that browsers treat it as cross-site. */
export async function otherSite() {
  const pages = new Map<string, SitePage>()
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://site').pathname)
    response.statusCode = page === undefined ? 404 : 200
    for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page?.html)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => void server.close())

  return {
    origin,
    /** Adds a page and returns its URL. */
    page(
      body: string,
      { head = '', headers = {} }: Partial<Omit<SitePage, 'html'>> & { head?: string } = {},
    ) {
      const path = `/page-${pages.size + 1}`
      const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>A page of somebody else's</title>${head}</head><body>${body}</body></html>`
      pages.set(path, { html, headers })
      return origin + path
    },
  }
}

/** Blocks third-party cookies, except partitioned ones, like modern browsers. */
export async function blockThirdPartyCookies(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send(
    'Network.setCookieControls' as never,
    {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    } as never,
  )
}
