import { formFrame } from './frame.ts'
import type { Options } from './options.ts'
import { shadowIn } from './shadow.ts'

/** what a form takes until it has said so, in CSS pixels: that of the plain snippets too (spec section 9) */
const usualHeight = 600

const css =
  ':host{display:block!important}iframe{display:block;width:100%;border:0;background:none}'

/** A form in its place on the page, as high as it is. */
export function showInline(element: HTMLElement, options: Options): void {
  const frame = formFrame(options, {
    fits: true,
    target: element,
    onHeight(height) {
      if (height === 0) return
      setHeight(height)
      // What the page kept free for it until now.
      element.style.minHeight = '0'
      remember(height)
    },
    onSubmitted() {
      // The thanks are at the top, and shorter than the form: they may be out of sight above.
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
    },
  })
  if (frame === null) return
  const key = `ramiform:${options.form}:${Math.round(element.clientWidth)}`
  const setHeight = (height: number) => {
    frame.element.style.height = `${height}px`
  }
  const remember = (height: number) => {
    try {
      sessionStorage[key] = height
    } catch {
      // A page without storage: its next visit begins with the usual height.
    }
  }
  setHeight(remembered(key) || Number(options.height) || usualHeight)
  shadowIn(element, css).append(frame.element)
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage[key])
  } catch {
    return 0
  }
}
