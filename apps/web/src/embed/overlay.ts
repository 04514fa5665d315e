import { announce } from './events.ts'
import { formFrame } from './frame.ts'
import type { Options } from './options.ts'
import { shadowIn } from './shadow.ts'

/** A form over the page, in a dialog or a drawer. */
export interface Overlay {
  /** Loads the form before it is opened. */
  prepare(): void
  open(): void
}

let opened: HTMLDialogElement | undefined
/** Restores the page behind the overlay. */
let unlockScroll: (() => void) | undefined

/** Closes the open overlay, if any. */
export function closeOverlay(): void {
  opened?.close()
}

/**
 * Moves the focus from the dialog into the form. Does nothing while the form loads: a hidden frame cannot have the
 * focus.
 */
function focusForm(dialog: HTMLDialogElement): void {
  if (dialog.matches(':focus')) dialog.querySelector('iframe')?.focus()
}

/** Creates an overlay, which loads its form when first needed. @param target element that receives the form's events */
export function overlay(options: Options, target: Element): Overlay {
  let dialog: HTMLDialogElement | null = null

  function make(): HTMLDialogElement | null {
    let isDone = false
    const made = document.createElement('dialog')
    const frame = formFrame(options, {
      fits: false,
      target,
      isShown: () => made.open,
      onReady({ ground, ink }) {
        if (frame !== null) made.setAttribute('aria-label', frame.element.title)
        focusForm(made)
        // Browsers ignore invalid colors.
        made.style.background = String(ground)
        made.style.color = String(ink)
      },
      onHeight(height) {
        if (frame !== null && height > 0) frame.element.style.height = `${height}px`
      },
      onSubmitted() {
        isDone = true
      },
      onEscape: () => made.close(),
    })
    if (frame === null) return null
    const host = document.body.appendChild(document.createElement('div'))
    const closer = document.createElement('button')
    closer.textContent = '×'
    closer.setAttribute('aria-label', options.close ?? 'Close')
    closer.onclick = () => made.close()
    // Takes the focus until the form can have it: `showModal` would focus the first button.
    made.tabIndex = -1
    made.className = `${options.mode === 'popup' ? 'popup' : 'drawer'} ${options.side}`
    made.setAttribute('aria-label', frame.element.title)
    made.style.colorScheme = frame.element.style.colorScheme
    // The content covers the whole dialog, so a click on the dialog itself is on its backdrop.
    made.onclick = (event) => {
      if (event.target === made) made.close()
    }
    made.onclose = () => {
      // The close event is delivered late: by then this or another form may be open again.
      if (made.open) return
      if (opened === made) {
        unlockScroll?.()
        unlockScroll = undefined
      }
      // A sent form is removed; an unfinished one is shown again when reopened.
      if (isDone) host.remove()
      announce(target, 'close', { form: frame.form })
    }
    shadowIn(host, overlayStyles).append(made)
    made.append(closer, frame.element)
    return made
  }

  function prepare() {
    // Single-page sites may have replaced the body and removed the dialog.
    if (!dialog?.isConnected) dialog = make()
  }

  return {
    prepare,
    open() {
      prepare()
      if (dialog === null || dialog.open) return
      closeOverlay()
      opened = dialog
      // The browser's own modal dialog: the page behind is inert, Escape closes, focus goes back to where it was.
      dialog.showModal()
      dialog.focus()
      focusForm(dialog)
      unlockScroll ??= lockScroll()
    },
  }
}

/** Stops the page behind a dialog from scrolling or shifting. Returns the function that restores it. */
function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement
  const held: [name: string, value: string][] = [['overflow', 'hidden']]
  if (innerWidth > clientWidth) held.push(['scrollbar-gutter', 'stable'])
  const before = held.map(
    ([name]) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of held) style.setProperty(name, value, 'important')
  return () => {
    for (const property of before) style.setProperty(...property)
  }
}

/** Style of dialog and drawer in their shadow tree. Colors match the form, whose page is transparent in a frame. */
const overlayStyles = `
:host{all:initial!important}
dialog{
box-sizing:border-box;background:#fbfcfa;background:light-dark(#fbfcfa,#0e1310);color:#47544b;color:light-dark(#47544b,#b3c1b8);
border:1px solid rgb(128 140 132/.3);padding:0;overflow:hidden;flex-direction:column;
max-width:none;max-height:none;outline:0;box-shadow:0 12px 48px -8px rgb(0 0 0/.35)}
dialog[open]{display:flex}
dialog::backdrop{background:rgb(20 29 23/.5)}
.popup{width:min(688px,calc(100% - 32px));max-height:calc(100% - 48px);border-radius:16px;margin:auto}
.drawer{width:min(560px,100%);height:100%;margin:0 0 0 auto}
.left{margin:0 auto 0 0}
button{all:unset;box-sizing:border-box;flex:none;align-self:flex-end;width:44px;height:44px;margin:4px 4px 0;
font:300 30px/40px system-ui,sans-serif;text-align:center;border-radius:10px;cursor:pointer}
button:hover{background:rgb(128 140 132/.18)}
button:focus-visible{outline:2px solid;outline-offset:-2px}
iframe{display:block;border:0;width:100%;height:600px;min-height:0;flex:0 1 auto}
.drawer iframe{flex:1}
@media(max-width:640px){
dialog[open]{width:100%;height:100%;max-height:none;margin:0;border-width:0;border-radius:0}
dialog iframe{flex:1}}
@media(prefers-reduced-motion:no-preference){
dialog[open]{animation:in .2s cubic-bezier(.2,.7,.2,1)}
.popup{--from:0 12px}.drawer{--from:48px 0}.left{--from:-48px 0}
@keyframes in{from{opacity:0;translate:var(--from)}}}
`
