import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'

/** The window sizes of every story. */
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

export interface WindowOptions {
  readonly javaScriptEnabled?: boolean
  readonly colorScheme?: 'light' | 'dark'
  /** The browser's language. */
  readonly locale?: string
  readonly extraHTTPHeaders?: Readonly<Record<string, string>>
}

/** A separate browser context for one person. */
export async function openWindow(
  browser: Browser,
  name: WindowName,
  options: WindowOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: windows[name],
    ...(name === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // A new server would compress each script as well as it can, for one visit. `main-job` has it compressed.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    ...options,
  })
  // A busy machine is slow.
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  return { page, context }
}

/** Checks WCAG 2.2 AA rules on the screen, or on the part that a selector names. */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  expect(await seriousFindings(page, wcag, part), screen).toEqual([])
}

/** Checks the contrast of everything on the screen. */
export async function expectContrast(page: Page, screen: string, part?: string): Promise<void> {
  expect(await seriousFindings(page, ['color-contrast'], part), screen).toEqual([])
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
