// What a form does in somebody else's page, and nothing of how it is filled in: the server names this script to frames
// only, and it needs no other.
import type { FromForm, Greeting } from '../../embed/messages.ts'

const root = document.documentElement
/** where the page is from that greeted this form; before that nothing is said to anybody */
let origin: string | undefined
let height = 0
let step: FromForm | undefined

// The server says it to browsers that tell it what a page is for, before anything is painted; the others need it here.
root.classList.add('embedded')

/** Says something to the page around, if that page has asked. The step is said once more to one that asks later. */
export function tell(message: FromForm): void {
  if (message.ramiform === 'step') step = message
  if (origin !== undefined) parent.postMessage(message, origin)
}

addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
  if (source !== parent || !isGreeting(data)) return
  const isFirst = origin === undefined
  // A page without an origin, as a file has none, can only be addressed as the window that it is.
  origin = from === 'null' ? '*' : from
  // Where the frame grows with the form a bar would show for a moment only, and move everything aside.
  if (data.fits === true) root.style.scrollbarWidth = 'none'
  if (data.isLight === true) root.dataset.scheme = 'light'
  // Greeted until it answers, a form may find several greetings at once.
  if (!isFirst) return
  height = heightOfForm()
  tell({ ramiform: 'ready', title: document.title, height, ...chosenColours() })
  if (step !== undefined) tell(step)
})

new ResizeObserver(() => {
  const now = heightOfForm()
  if (now === height) return
  height = now
  tell({ ramiform: 'resize', height })
}).observe(document.body)

addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
  if (key === 'Escape' && !defaultPrevented && !isComposing) tell({ ramiform: 'escape' })
})

// What leads away from the form leads the whole page away: most sites cannot be shown in a frame.
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

/** Nothing where the page around shows through. */
function chosenColours(): { readonly ground: string; readonly ink: string } | undefined {
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
