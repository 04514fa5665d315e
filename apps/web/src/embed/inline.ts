import { formFrame } from './frame.ts'
import type { Options } from './options.ts'
import { shadowIn } from './shadow.ts'

/** what a form takes until it has said so, in CSS pixels: that of the plain snippets too (spec section 9) */
const usualHeight = 600

/** how long a form may change by itself, as its fonts and parts come in */
const comingMs = 1_000

const css =
  ':host{display:block!important}iframe{display:block;width:100%;border:0;background:none}'

/**
 * A form in its place on the page, as high as it is. While its parts come in it only grows: a page that knows the height
 * from before does not move at all.
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
    onHeight(told) {
      if (told === 0) return
      wanted = told
      show()
    },
    onSubmitted() {
      // The thanks are at the top, and shorter than the form: they may be out of sight above.
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
    },
  })
  if (frame === null) return

  function show() {
    if (isCalm) {
      // What the page kept free for it until now.
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
    // A page without storage: its next visit begins with the usual height.
  }
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage[key])
  } catch {
    return 0
  }
}
