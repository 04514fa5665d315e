import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Elements that Tab stops at. */
const tabbable =
  ':is(a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]):not([hidden])'

/**
 * Keys of the form on the stage. The frame is one tab stop: Enter goes into the form, Escape out of it, and Tab goes on
 * to the panel.
 */
export function useFormKeys(page: Document | null) {
  const frame = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)

  useEffect(() => {
    if (page === null) return
    const view = page.defaultView
    const enter = () => {
      isInside.current = true
    }
    const leave = () => {
      isInside.current = false
    }
    // Tab from the panel back into the form: stop at the frame instead.
    const onFocusIn = () => {
      if (!isInside.current) frame.current?.focus()
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      frame.current?.focus()
    }
    page.addEventListener('pointerdown', enter, true)
    page.addEventListener('focusin', onFocusIn)
    page.addEventListener('keydown', onKeyDown)
    view?.addEventListener('blur', leave)
    return () => {
      page.removeEventListener('pointerdown', enter, true)
      page.removeEventListener('focusin', onFocusIn)
      page.removeEventListener('keydown', onKeyDown)
      view?.removeEventListener('blur', leave)
    }
  }, [page])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') {
      event.preventDefault()
      isInside.current = true
      page?.querySelector<HTMLElement>(tabbable)?.focus()
    }
    if (event.key === 'Tab' && !event.shiftKey) {
      const next = panelStart()
      if (next === null) return
      event.preventDefault()
      next.focus()
    }
  }
  return { frame, onKeyDown }
}

/** First tab stop of the panel. */
function panelStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-design-panel] ${tabbable}`)
}
