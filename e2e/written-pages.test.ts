import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prerenderedPaths } from '../apps/web/src/site/prerendered.ts'

const folder = join(import.meta.dirname, '../apps/web/build/client')
/** The server replaces these placeholders with `OPERATOR_SOCIAL`. */
const isSocialPlaceholder = (link: string) => /^operator-social[1-4]\.invalid$/.test(link)
/** Screens that are rendered in the browser. */
const screens = ['/login', '/dashboard', '/logic-chat', '/forms/new']

const fileOf = (path: string) => join(folder, path, 'index.html')
const pages = prerenderedPaths.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }))
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set(matches(bodyOf(html), /\sid="([^"]+)"/g))]),
)

describe.each(pages)('$path', ({ path, html }) => {
  const body = bodyOf(html)

  test('every internal link leads to an existing page and anchor', () => {
    const broken = matches(body, /<a\s[^>]*?href="([^"]+)"/g).filter((link) => isBroken(link, path))
    expect(broken).toEqual([])
  })

  test('it has one h1 and skips no heading level', () => {
    const levels = matches(mainOf(body), /<h([1-6])[\s>]/g).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1)
    expect(skipped).toEqual([])
  })

  test('it has metadata for search engines', () => {
    const [title = ''] = matches(html, /<title>([^<]*)<\/title>/g)
    const [description = ''] = matches(html, /<meta name="description" content="([^"]*)"/g)
    expect(title.length).toBeGreaterThan(10)
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
    const same = pages.filter((one) => one.html.includes(`<title>${title}</title>`))
    expect(same.map((one) => one.path)).toEqual([path])
  })

  test('images have alt texts and reserve their size', () => {
    for (const image of matches(body, /(<img\s[^>]*>)/g)) {
      expect(image).toMatch(/\salt="/)
      expect(image).toMatch(/\swidth="\d+"/)
      expect(image).toMatch(/\sheight="\d+"/)
    }
    const files = matches(body, /\ssrc(?:set|Set)?="(\/[^"]+)"/g)
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })
})

function isBroken(link: string, from: string): boolean {
  if (isSocialPlaceholder(link)) return false
  if (!link.startsWith('/') && !link.startsWith('#')) {
    return !/^(https:\/\/|mailto:|tel:)/.test(link)
  }
  const { pathname, hash } = new URL(decodeEntities(link), `https://site.invalid${from}`)
  if (screens.includes(pathname)) return false
  const ids = idsOf.get(pathname)
  if (ids === undefined) return !/\.\w+$/.test(pathname) || !existsSync(join(folder, pathname))
  return hash !== '' && !ids.has(decodeURIComponent(hash.slice(1)))
}

const decodeEntities = (text: string) => text.replaceAll('&amp;', '&')

/** Visible HTML, without the data for the page's script. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
