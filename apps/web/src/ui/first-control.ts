import { useRef } from 'react'

const controls = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The first control of a dialog's content. Null if there is none: an action could discard something by an early Enter,
 * so the close button is safer. Navigation lists and controls below the visible part are skipped.
 *
 * @param popup the dialog, with `header`, content and `footer`
 */
export function firstControl(popup: HTMLElement): HTMLElement | null {
  const { bottom } = popup.getBoundingClientRect()
  const useful = [...popup.querySelectorAll<HTMLElement>(controls)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [aria-disabled="true"], [role="log"], [data-base-ui-focus-guard]') &&
      one.closest('nav, [inert], [aria-hidden="true"]') === null &&
      one.closest('header, footer')?.parentElement !== popup &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().bottom <= bottom,
  )
  return useful.find((one) => !isOtherChoice(one)) ?? null
}

/** True for a radio button whose group has another one selected. */
function isOtherChoice(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) {
    return false
  }
  const group = (element.form ?? element.getRootNode()) as HTMLElement | Document
  return group.querySelector(`[name="${CSS.escape(element.name)}"]:checked`) !== null
}

/**
 * Props of a Base UI popup that starts with the focus on its first control. On touch screens the popup itself gets the
 * focus, because a focused input would open the keyboard.
 */
export function useFirstControl() {
  const ref = useRef<HTMLDivElement>(null)
  return {
    ref,
    initialFocus: (by: string) =>
      by === 'touch' || ref.current === null ? true : (firstControl(ref.current) ?? true),
  }
}
