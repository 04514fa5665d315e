import { formFrame } from './frame.ts'
import type { Options } from './options.ts'
import { shadowIn } from './shadow.ts'

/**
 * Initial height in CSS pixels until the form reports its own. The plain iframe snippets use the same (spec section
 * 9).
 */
const usualHeight = 600

/** Time for fonts and parts of the form to load, in milliseconds. The frame only grows during this time. */
const comingMs = 1_000

const css =
  ':host{display:block!important}iframe{display:block;width:100%;border:0;background:none}'

/**
 * Shows a form inline, at its own height. The frame only grows while the form loads. The height is remembered for the
 * tab, so the next page load does not shift the layout.
 */
export function showInline(element: HTMLElement, options: Options): void {
  const key = `ramiform:${options.form}:${Math.round(element.clientWidth)}`
  let height = remembered(key) || Number(options.height) || usualHeight
  let isCalm = false
  let wanted = height

  const frame = formFrame(options, {
    fits: true,
    target: element,
    onReady() {
      setTimeout(() => {
        isCalm = true
        show()
      }, comingMs)
    },
    onHeight(height) {
      if (height === 0) return
      wanted = height
      show()
    },
    onSubmitted() {
      // The thank-you text is at the top and shorter than the form, so it may be above the visible area.
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
    },
  })
  if (frame === null) return

  function show() {
    if (isCalm) {
      // Release the space that the page reserved for the form.
      element.style.minHeight = '0'
      remember(key, wanted)
    }
    height = isCalm ? wanted : Math.max(height, wanted)
    if (frame !== null) frame.element.style.height = `${height}px`
  }
  show()
  shadowIn(element, css).append(frame.element)
}

function remember(key: string, height: number): void {
  try {
    sessionStorage[key] = height
  } catch {
    // Storage is blocked, so the next page load starts with the initial height.
  }
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage[key])
  } catch {
    return 0
  }
}
