import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../scripts/shared/owner-client.ts'
import type { RunningServer } from '../../scripts/shared/running-server.ts'
import {
  expectAccessible,
  expectContrast,
  openWindow,
  type WindowName,
  windows,
} from './browser.ts'
import { madeForms } from './made-forms.ts'
import { openScreen } from './open-screen.ts'
import type { Screen } from './screens/screen.ts'
import { newOwner, sharedBrowser, sharedServer } from './shared.ts'

/** A story for each screen: it is accessible in every window and scheme, and never scrolls sideways. */
export function accessibilityStories(screens: readonly Screen[]): void {
  const checked = screens.filter(({ onlyPhotographed = false }) => !onlyPhotographed)

  let server: RunningServer
  let forms: ReturnType<typeof madeForms>
  const pages = new Map<WindowName, Page>()

  beforeAll(async () => {
    const [browser, shared] = await Promise.all([sharedBrowser(), sharedServer()])
    server = shared
    const owner = await signIn(server, newOwner())
    forms = madeForms(owner)
    for (const window of ['desktop', 'phone'] as const) {
      const { page } = await openWindow(browser, window)
      page.on('dialog', (dialog) => void dialog.accept())
      await page
        .context()
        .addCookies(owner.cookies().map((cookie) => ({ ...cookie, url: server.url })))
      pages.set(window, page)
    }
  })
  afterAll(async () => {
    for (const page of pages.values()) await page.context().close()
  })

  test.each(checked)('$name is accessible in light and dark mode', async (screen) => {
    await Promise.all(
      [...pages].map(async ([window, page]) => {
        await page.emulateMedia({ colorScheme: 'light' })
        await openScreen(page, window, screen, { address: server.url, forms })
        // A button half under the sticky bar would count as too small.
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible(page, `${screen.name} on a ${window}`)
        if (window === 'desktop') {
          // Only colors differ in dark mode, and they are the same on a phone.
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectContrast(page, `${screen.name} in the dark`)
        } else {
          // 320 px is 1280 px at 400% zoom (WCAG 2.2, 1.4.10).
          for (const width of [windows.phone.width, 320]) {
            await page.setViewportSize({ ...windows.phone, width })
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
                message: `${screen.name}, to be moved sideways`,
              })
              .toBeLessThanOrEqual(width)
          }
          await page.setViewportSize(windows.phone)
        }
      }),
    )
  })
}
