import { on } from './events.ts'
import { showInline } from './inline.ts'
import { optionsOf } from './options.ts'

const forms = '[data-ramiform]'
const shown = new WeakSet<Element>()

function show(element: HTMLElement) {
  if (shown.has(element)) return
  shown.add(element)
  showInline(element, optionsOf(element))
}

function showAll(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>(forms)) show(element)
}

const api = { on }

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
