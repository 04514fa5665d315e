import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** One Tab stop. */
export interface Stop {
  readonly name: string
  readonly isInside: boolean
  /** The stop or an element around it looks different with focus. */
  readonly isSeen: boolean
}

const mostStops = 120

/** Presses Tab until the focus returns to its start or leaves the page. */
export async function roundOf(page: Page, area: Locator): Promise<readonly Stop[]> {
  const box = await area.elementHandle()
  const walk = await page.evaluateHandle((root) => {
    const parts = (element: Element) => [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('label'),
    ]
    const look = (element: Element) =>
      parts(element)
        .flatMap((part) =>
          part === null
            ? []
            : ['', '::before', '::after'].map((pseudo) => {
                const style = getComputedStyle(part, pseudo)
                const { outline, boxShadow, borderColor, backgroundColor } = style
                return [outline, boxShadow, borderColor, backgroundColor].join(' ')
              }),
        )
        .join()
    const nameOf = (element: Element) =>
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent?.slice(0, 60) ??
        ''
      }`
    const seen = new Set<Element>()
    let last: { element: Element; look: string } | null = null
    return {
      /** The focused element, and if the previous stop was visible. Null at the start. */
      async step() {
        // The ends of a dialog pass the focus on.
        while (document.activeElement?.hasAttribute('data-base-ui-focus-guard')) {
          await new Promise(requestAnimationFrame)
        }
        const element = document.activeElement ?? document.body
        const wasSeen = last === null || look(last.element) !== last.look
        const isRound = seen.has(element) || element === document.body
        seen.add(element)
        last = { element, look: look(element) }
        return {
          name: nameOf(element),
          isInside: root?.contains(element) === true,
          wasSeen,
          isRound,
        }
      },
    }
  }, box)
  const stops: Stop[] = []
  // A clicked element may not show its focus.
  await page.keyboard.press('Tab')
  for (let press = 0; press < mostStops; press += 1) {
    const { name, isInside, wasSeen, isRound } = await walk.evaluate((one) => one.step())
    const before = stops.at(-1)
    if (before !== undefined) stops[stops.length - 1] = { ...before, isSeen: wasSeen }
    if (isRound) return stops
    stops.push({ name, isInside, isSeen: true })
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab comes to no end: ${stops.map(({ name }) => name).join(', ')}`)
}

/** Checks that Tab stays inside a dialog and that each stop is visible. */
export async function expectHeld(page: Page, dialog: Locator): Promise<void> {
  const stops = await roundOf(page, dialog)
  expect(stops.length).toBeGreaterThan(1)
  expect(stops.filter(({ isInside, isSeen }) => !isInside || !isSeen)).toEqual([])
}

/** Checks that the focus is here, for example after closing a dialog. */
export async function expectFocused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).first().waitFor({ state: 'attached' })
}
