import { announce } from './events.ts'
import { formFrame } from './frame.ts'
import { holdPage } from './hold-page.ts'
import type { Options } from './options.ts'
import { overlayStyles } from './overlay-styles.ts'
import { shadowIn } from './shadow.ts'

/** A form over the page, in a dialog or a drawer. */
export interface Overlay {
  /** Loads the form, so that it is there when it is opened. */
  prepare(): void
  open(): void
}

let opened: HTMLDialogElement | undefined
/** of the page behind it */
let letGo: (() => void) | undefined

/** Closes the one that is open, whatever opened it. */
export function closeOverlay(): void {
  opened?.close()
}

/** Moves the focus from the dialog into the form. Does nothing while the form loads: a hidden frame takes no focus. */
function focusForm(dialog: HTMLDialogElement): void {
  if (dialog.matches(':focus')) dialog.querySelector('iframe')?.focus()
}

/** `target` is whose form it is: what the button or the script that opens it belongs to. */
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
        // What is no colour changes nothing.
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
    // Holds the focus until the form can: `showModal` would give it to the first button.
    made.tabIndex = -1
    made.className = `${options.mode === 'popup' ? 'popup' : 'drawer'} ${options.side}`
    made.setAttribute('aria-label', frame.element.title)
    made.style.colorScheme = frame.element.style.colorScheme
    // All of the dialog is covered by what is in it: only a click beside it is one on itself.
    made.onclick = (event) => {
      if (event.target === made) made.close()
    }
    made.onclose = () => {
      // Told a moment later: until then it may have been opened again, or another one in its place.
      if (made.open) return
      if (opened === made) {
        letGo?.()
        letGo = undefined
      }
      // What was sent is not shown again; what was only begun is.
      if (isDone) host.remove()
      announce(target, 'close', { form: frame.form })
    }
    shadowIn(host, overlayStyles).append(made)
    made.append(closer, frame.element)
    return made
  }

  function prepare() {
    // The page may have taken it away with all of its body, as some do to show their next one.
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
      letGo ??= holdPage()
    },
  }
}
