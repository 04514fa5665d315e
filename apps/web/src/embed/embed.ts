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

/** by what was said of them: one that is opened again is as it was left */
const byOptions = new Map<string, Overlay>()

const api = {
  /** Opens a form over the page: its link, or its link with what attributes say otherwise. */
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

// Loaded twice, as by two parts of one page, it is there once.
if (window.Ramiform === undefined) {
  window.Ramiform = api
  showAll(document)
  // What comes later too: while the page is still being read, or by a script of its own.
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
