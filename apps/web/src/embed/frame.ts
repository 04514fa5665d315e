import { announce } from './events.ts'
import type { FromForm, Greeting } from './messages.ts'
import { addressOf, type Options } from './options.ts'

/** between two greetings of a form that has not answered yet */
const pauseMs = 100
/** after it has loaded, for a form that is no form of ours */
const patienceMs = 5_000
/** maximum height of a form in CSS pixels */
const highest = 100_000

interface FrameUse {
  /** the frame takes the form's height */
  readonly fits: boolean
  /** whose form it is: events are dispatched here */
  readonly target: Element
  onReady?(told: Extract<FromForm, { ramiform: 'ready' }>): void
  onHeight(height: number): void
  onSubmitted?(): void
  onEscape?(): void
  /** false while the page does not show the frame: its height means nothing then */
  isShown?(): boolean
}

/** Every frame of this page, by the only window and origin that may speak for it. */
const frames = new Set<{
  readonly element: HTMLIFrameElement
  readonly origin: string
  take(message: FromForm): void
}>()

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  for (const frame of frames) {
    if (source === null || source !== frame.element.contentWindow || origin !== frame.origin)
      continue
    if (typeof data === 'object' && data !== null && 'ramiform' in data)
      frame.take(data as FromForm)
  }
})

export interface Frame {
  /** not on the page yet */
  readonly element: HTMLIFrameElement
  /** the form's link, as events name it */
  readonly form: string
}

/** A frame with a form; null where the address is none. */
export function formFrame(options: Options, use: FrameUse): Frame | null {
  const address = addressOf(options)
  if (address === null) return null
  const { origin } = address
  const form = address.origin + address.pathname
  const element = document.createElement('iframe')
  const isLight = lightOnly(options, use.target)
  const greeting: Greeting = { ramiform: 'hello', fits: use.fits, isLight }

  element.src = address.href
  element.title = options.title ?? options.label ?? 'Form'
  element.allow = 'payment'
  // The colours of frame and form have to agree, or the browser paints a ground between page and form.
  element.style.colorScheme = isLight ? 'light' : 'light dark'
  element.style.visibility = 'hidden'
  // A page that is isolated from other origins shows their frames without what they keep.
  if (globalThis.crossOriginIsolated) element.setAttribute('credentialless', '')

  // It is not known when the form begins to listen. There is nothing in a greeting that anybody may not read.
  const greet = () => element.contentWindow?.postMessage(greeting, '*')
  const timer = setInterval(greet, pauseMs)
  element.addEventListener('load', () => {
    element.style.visibility = ''
    // Another page in the same frame, as after sending without scripts, is greeted for itself.
    greet()
    setTimeout(() => clearInterval(timer), patienceMs)
  })

  frames.add({
    element,
    origin,
    take(message) {
      const { ramiform: kind } = message
      if (kind === 'ready') {
        clearInterval(timer)
        element.style.visibility = ''
        if (options.title === undefined) element.title = String(message.title)
        use.onHeight(heightIn(message.height))
        use.onReady?.(message)
        announce(use.target, kind, { form })
      } else if (kind === 'resize') {
        if (use.isShown?.() === false) return
        const height = heightIn(message.height)
        use.onHeight(height)
        announce(use.target, kind, { form, height })
      } else if (kind === 'step') {
        announce(use.target, kind, { form, step: message.step, steps: message.steps })
      } else if (kind === 'submitted') {
        announce(use.target, kind, { form })
        use.onSubmitted?.()
      } else if (kind === 'escape') use.onEscape?.()
    },
  })
  return { element, form }
}

/** Anything but a height is none. */
function heightIn(height: unknown): number {
  return typeof height === 'number' && height > 0 ? Math.min(height, highest) : 0
}

/** Pages that say nothing of a dark scheme have none, so a form on them is light too. */
function lightOnly({ scheme }: Options, at: Element): boolean {
  return scheme === 'light' || (scheme !== 'auto' && !/dark/.test(getComputedStyle(at).colorScheme))
}
