import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How a person uses the page. Stories run by mouse and again by keyboard only. */
export interface Hands {
  readonly name: 'mouse' | 'keyboard'
  /** A button, link, menu entry or tab. */
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** An option of a radio group. */
  choose(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  /** A switch. */
  flip(target: Locator): Promise<void>
  /** An option of a `select`. */
  pick(target: Locator, option: string): Promise<void>
}

export function mouse(_page: Page): Hands {
  return {
    name: 'mouse',
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    choose: (target) => target.check({ force: true }),
    tick: (target) => target.check({ force: true }),
    flip: (target) => target.click(),
    pick: async (target, option) => {
      await target.selectOption({ label: option })
    },
  }
}

/** Uses only Tab, arrow keys and typing, never a click. */
export function keyboard(page: Page): Hands {
  return {
    name: 'keyboard',
    press: async (target) => {
      await reach(page, target)
      await page.keyboard.press('Enter')
    },
    write: async (target, text) => {
      await reach(page, target)
      if ((await target.getAttribute('type')) === 'date') {
        // A date is typed as month, day, year in the browser's language.
        const [year = '', month = '', day = ''] = text.split('-')
        await page.keyboard.type(`${month}${day}${year}`)
        return
      }
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
      await page.keyboard.insertText(text)
    },
    choose: async (target) => {
      const name = await target.getAttribute('name')
      await reach(page, page.locator(`input[type=radio][name="${name}"]`))
      for (let press = 0; press < 20 && !(await target.isChecked()); press += 1) {
        // Space selects the focused option, and arrow keys the next one.
        await page.keyboard.press(press === 0 ? 'Space' : 'ArrowDown')
      }
    },
    tick: async (target) => {
      await reach(page, target)
      if (!(await target.isChecked())) await page.keyboard.press('Space')
    },
    flip: async (target) => {
      await reach(page, target)
      await page.keyboard.press('Space')
    },
    pick: async (target, option) => {
      await reach(page, target)
      const steps = await target.evaluate((element, wanted) => {
        if (!(element instanceof HTMLSelectElement)) throw new Error('not a list of options')
        const offered = [...element.options].filter(({ disabled }) => !disabled)
        const at = (test: (option: HTMLOptionElement) => boolean) => offered.findIndex(test)
        return at(({ label }) => label === wanted) - at(({ selected }) => selected)
      }, option)
      for (let step = 0; step < Math.abs(steps); step += 1) {
        await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
      }
    },
  }
}

const mostKeys = 400
/** Turns back after overshooting, and tabs through the page after overshooting repeatedly. */
const mostTurns = 4

/** Moves the focus key by key to the target. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  await openMenuHasFocus(target)
  let turns = 0
  let before = ''
  for (let press = 0; press < mostKeys; ) {
    const next = await nextKey(target)
    if (next === null) return
    let { key, times } = next
    if (before.includes('Tab') && key.includes('Tab') && key !== before) turns += 1
    if (turns > mostTurns && key === 'Shift+Tab') {
      key = 'Tab'
      times = 1
    }
    before = key
    press += times
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** A menu takes the focus shortly after it opens. An earlier key press would close it. */
async function openMenuHasFocus(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.first().evaluate((element) => {
        const menu = element.closest('[role=menu]')
        return menu === null || menu.contains(document.activeElement)
      }),
    )
    .toBe(true)
}

interface NextKey {
  readonly key: string
  /** Presses before looking again, which costs as much as a press. */
  readonly times: number
}

/**
 * The next key toward the target: arrow keys inside a menu, a tab list or a group with one Tab stop, otherwise Tab or
 * Shift+Tab. Null if the target has the focus.
 */
function nextKey(target: Locator): Promise<NextKey | null> {
  return target.evaluateAll((targets) => {
    const active = document.activeElement
    const [wanted] = targets
    if (wanted === undefined) throw new Error('it is gone')
    if (active !== null && targets.includes(active as HTMLElement)) return null
    const composite = '[role=menu],[role=listbox],[role=tablist],[role=toolbar],[role=group]'
    const isOnTabsWay = wanted instanceof HTMLElement && wanted.tabIndex >= 0
    const around = isOnTabsWay ? null : wanted.closest(composite)
    if (around?.contains(active)) {
      const role = around.getAttribute('role')
      const isColumn = around.getAttribute('aria-orientation') === 'vertical'
      const isDown = role === 'menu' || role === 'listbox' || isColumn
      return { key: isDown ? 'ArrowDown' : 'ArrowRight', times: 1 }
    }
    if (active === null || active === document.body) return { key: 'Tab', times: 1 }
    const isAfter = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const isBehind = isAfter(active, wanted)
    const [first, last] = isBehind ? [wanted, active] : [active, wanted]
    // Half of the stops between them, because some groups have one stop for several elements.
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')].filter(
      (stop) =>
        isAfter(stop, first) &&
        isAfter(last, stop) &&
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled, [inert] *, [type=radio]') &&
        stop.checkVisibility({ visibilityProperty: true }),
    )
    return {
      key: isBehind ? 'Shift+Tab' : 'Tab',
      times: Math.max(1, Math.floor(stops.length / 2)),
    }
  })
}
