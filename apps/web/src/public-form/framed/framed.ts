// Connects a form in a frame to the page that embeds it. The server adds this script to framed pages only. It works
// without the form's other scripts.
import type { FromForm, Greeting } from '../../embed/messages.ts'

const root = document.documentElement
/** Origin of the page that greeted this form. Nothing is sent before a greeting. */
let origin: string | undefined
let height = 0
let step: FromForm | undefined

// The server sets this class before the first paint when the browser sends `Sec-Fetch-Dest`. Other browsers get it
// here.
root.classList.add('embedded')

/** Sends a message to the embedding page after its greeting. The latest step is sent again after a late greeting. */
export function notify(message: FromForm): void {
  if (message.ramiform === 'step') step = message
  if (origin !== undefined) parent.postMessage(message, origin)
}

addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
  if (source !== parent || !isGreeting(data)) return
  const isFirst = origin === undefined
  // A page without an origin, such as a local file, can only be addressed with "*".
  origin = from === 'null' ? '*' : from
  // The frame grows with the form, so a scroll bar would only flash and shift the content.
  if (data.fits === true) root.style.scrollbarWidth = 'none'
  if (data.isLight === true) root.dataset.scheme = 'light'
  // The page greets until it gets an answer, so several greetings may arrive.
  if (!isFirst) return
  height = heightOfForm()
  notify({ ramiform: 'ready', title: document.title, height, ...chosenColors() })
  if (step !== undefined) notify(step)
})

new ResizeObserver(() => {
  const now = heightOfForm()
  if (now === height) return
  height = now
  notify({ ramiform: 'resize', height })
}).observe(document.body)

addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
  if (key === 'Escape' && !defaultPrevented && !isComposing) notify({ ramiform: 'escape' })
})

// Links that leave the form open in the whole page, since most sites refuse to load in a frame.
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a[href]:not([target], [href^="#"])')
    link?.setAttribute('target', '_top')
  },
  true,
)

function heightOfForm(): number {
  return Math.ceil(document.body.getBoundingClientRect().height)
}

/** Background and text color of the form. Undefined when the background is transparent. */
function chosenColors(): { readonly ground: string; readonly ink: string } | undefined {
  const { backgroundColor: ground } = getComputedStyle(document.body)
  const form = document.querySelector('.rf')
  if (form === null || ground === 'rgba(0, 0, 0, 0)') return undefined
  return { ground, ink: getComputedStyle(form).color }
}

function isGreeting(data: unknown): data is Greeting {
  return (
    typeof data === 'object' && data !== null && 'ramiform' in data && data.ramiform === 'hello'
  )
}
