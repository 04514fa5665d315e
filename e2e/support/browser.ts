import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'

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
  options: {
    readonly javaScriptEnabled?: boolean
    readonly colorScheme?: 'light' | 'dark'
    /** which language the browser asks for */
    readonly locale?: string
  } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: windows[name],
    ...(name === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  })
  // Both cores of a small machine may be busy with something else.
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  return { page, context }
}

/** Everybody can use this screen, or the part that a selector names, as far as a machine can tell (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  expect(await seriousFindings(page, wcag, part), screen).toEqual([])
}

/** Everything on this screen can be told from its ground. */
export async function expectContrast(page: Page, screen: string, part?: string): Promise<void> {
  expect(await seriousFindings(page, ['color-contrast'], part), screen).toEqual([])
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
