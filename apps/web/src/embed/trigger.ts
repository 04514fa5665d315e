import type { Options } from './options.ts'
import { overlay } from './overlay.ts'
import { shadowIn } from './shadow.ts'

const css = `
:host{display:inline-block!important}
button{all:unset;box-sizing:border-box;min-height:48px;padding:0 24px;border-radius:10px;cursor:pointer;
font:580 16px/48px var(--ramiform-font,system-ui,sans-serif);
background:var(--ramiform-accent,#1f7a4d);color:var(--ramiform-on-accent,#fff);border:1px solid transparent}
button:hover{filter:brightness(.92)}
button:focus-visible{outline:2px solid var(--ramiform-accent,#1f7a4d);outline-offset:2px}
.tab{position:fixed;z-index:2147483000;top:50%;right:0;writing-mode:vertical-rl;transform:translateY(-50%) rotate(180deg);
min-height:0;width:48px;padding:20px 0;text-align:center;border-radius:0 10px 10px 0}
.tab.left{right:auto;left:0;transform:translateY(-50%);}
@media print{.tab{display:none}}
`

/** Sets up the button that opens a form: the page's own, or a new one, inline or at the page's edge. */
export function showTrigger(element: HTMLElement, options: Options): void {
  const form = overlay(options, element)
  const control = element.matches('a,button,[role=button]') ? element : ownButton(element, options)
  control.setAttribute('aria-haspopup', 'dialog')
  control.addEventListener('pointerenter', form.prepare, { once: true })
  control.addEventListener('click', (event) => {
    // Let the browser open a link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    form.open()
  })
}

function ownButton(element: HTMLElement, { mode, label, side }: Options): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label ?? 'Open form'
  if (mode === 'side-tab') button.className = `tab ${side}`
  shadowIn(element, css).append(button)
  return button
}
