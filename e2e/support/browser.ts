import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

/** The two windows that every story is told in. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type WindowName = keyof typeof windows

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A person's own browser window: nothing is shared with another one. */
export async function openWindow(
  browser: Browser,
  name: WindowName,
  options: { readonly javaScriptEnabled?: boolean; readonly colorScheme?: 'light' | 'dark' } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: windows[name],
    ...(name === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  return { page, context }
}

/** Everybody can use this screen, or the part that a selector names, as far as a machine can tell (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(wcag)
  if (part !== undefined) axe.include(part)
  expect(await seriousFindings(axe), screen).toEqual([])
}

/** Everything on this screen can be told from its ground. */
export async function expectContrast(page: Page, screen: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast'])
  if (part !== undefined) axe.include(part)
  expect(await seriousFindings(axe), screen).toEqual([])
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function seriousFindings(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
