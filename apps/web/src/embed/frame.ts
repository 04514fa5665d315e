import { announce } from './events.ts'
import type { FromForm, Greeting } from './messages.ts'
import { addressOf, type Options } from './options.ts'

/** Time between greetings until the form answers, in milliseconds. */
const pauseMs = 100
/** Stops greeting this long after the frame has loaded, since the page in it may not be a Ramiform form. */
const patienceMs = 5_000
/** Maximum height of a form in CSS pixels. */
const highest = 100_000

interface FrameUse {
  /** True when the frame grows with the form's height. */
  readonly fits: boolean
  /** Element of the form; its events are dispatched here. */
  readonly target: Element
  onReady?(message: Extract<FromForm, { ramiform: 'ready' }>): void
  onHeight(height: number): void
  onSubmitted?(): void
  onEscape?(): void
  /** Returns false while the page hides the frame. Its reported height is then ignored. */
  isShown?(): boolean
}

/** Every frame of this page. A message counts only from the frame's own window and origin. */
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
  /** The frame's element, which the caller adds to the page. */
  readonly element: HTMLIFrameElement
  /** Link of the form, as it appears in events. */
  readonly form: string
}

/** Creates a frame with a form. Returns null when the form's address is invalid. */
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
  // Frame and form need the same color scheme, or the browser paints an opaque background behind the form.
  element.style.colorScheme = isLight ? 'light' : 'light dark'
  element.style.visibility = 'hidden'
  // Cross-origin isolated pages load other origins only in frames without cookies and storage.
  if (globalThis.crossOriginIsolated) element.setAttribute('credentialless', '')

  // The form may start to listen at any time, so greet until it answers. The greeting holds no secrets, so any origin
  // may read it.
  const greet = () => element.contentWindow?.postMessage(greeting, '*')
  const timer = setInterval(greet, pauseMs)
  element.addEventListener('load', () => {
    element.style.visibility = ''
    // Greet the next page in this frame too, such as the one after a submit without JavaScript.
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

/** Height from a message, limited to the maximum. Anything but a positive number counts as 0. */
function heightIn(height: unknown): number {
  return typeof height === 'number' && height > 0 ? Math.min(height, highest) : 0
}

/** True for a light-only form. A page that does not declare a dark color scheme counts as light. */
function lightOnly({ scheme }: Options, at: Element): boolean {
  return scheme === 'light' || (scheme !== 'auto' && !/dark/.test(getComputedStyle(at).colorScheme))
}
