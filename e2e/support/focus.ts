import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** One place where Tab stops. */
export interface Stop {
  readonly name: string
  readonly isInside: boolean
  /** something about it, or about what holds it, looks otherwise than without the focus */
  readonly isSeen: boolean
}

const mostStops = 120

/** Goes round with Tab, from where the focus is until it is there again, or has left the page. */
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
      /** where the focus is, and whether the stop before could be seen; null: it has come round */
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
  // Whatever was clicked last may not show that it has the focus.
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

/** Tab stays inside a dialog, and each of its stops can be seen. */
export async function expectHeld(page: Page, dialog: Locator): Promise<void> {
  const stops = await roundOf(page, dialog)
  expect(stops.length).toBeGreaterThan(1)
  expect(stops.filter(({ isInside, isSeen }) => !isInside || !isSeen)).toEqual([])
}

/** The focus is here, as after a dialog whose way in this was. */
export async function expectFocused(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).first().waitFor({ state: 'attached' })
}
