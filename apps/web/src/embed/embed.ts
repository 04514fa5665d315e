import { on } from './events.ts'
import { showInline } from './inline.ts'
import { addressOf, type Options, optionsOf } from './options.ts'
import { closeOverlay, type Overlay, overlay } from './overlay.ts'
import { showTrigger } from './trigger.ts'

const forms = '[data-ramiform]'
const shown = new WeakSet<Element>()

function show(element: HTMLElement) {
  if (shown.has(element)) return
  shown.add(element)
  const options = optionsOf(element)
  if (addressOf(options) === null) return
  if (/^(popup|slider|side-tab)$/.test(options.mode ?? '')) showTrigger(element, options)
  else showInline(element, options)
}

function showAll(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>(forms)) show(element)
}

/** Overlays by options (JSON). Reopening a form reuses its overlay, so its answers are still there. */
const byOptions = new Map<string, Overlay>()

const api = {
  /** Opens a form in an overlay. Takes the form's link, or options that include it. */
  open(form: string | Options): void {
    const options: Options = { mode: 'popup', ...(typeof form === 'string' ? { form } : form) }
    const key = JSON.stringify(options)
    const known = byOptions.get(key) ?? overlay(options, document.documentElement)
    byOptions.set(key, known)
    known.open()
  },
  close: closeOverlay,
  on,
}

declare global {
  interface Window {
    Ramiform?: typeof api
  }
}

// Run once, even if the page loads this script twice.
if (window.Ramiform === undefined) {
  window.Ramiform = api
  showAll(document)
  // Show forms that the page adds later: while it is still being parsed, or by its own scripts.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue
        if (node.matches(forms)) show(node)
        showAll(node)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
