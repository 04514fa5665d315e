const inForm = (id: string, selector: string) =>
  document.querySelector<HTMLElement>(`[data-form="${CSS.escape(id)}"] ${selector}`)
const linkAt = (position: number) =>
  document.querySelector<HTMLElement>(`[data-position="${position}"] [data-form-link]`)

/** The input of a form that is being renamed. */
export const renameField = (id: string): HTMLElement | null => inForm(id, 'input[maxlength]')

export const focusForm = (id: string): void => inForm(id, '[data-form-link]')?.focus()

export const focusFirstForm = (): void => linkAt(1)?.focus()

/** Element to focus after a dialog of a form has closed: the form's menu, or the form that took its place. */
export function focusAfterCard(id: string, position: number): HTMLElement | null {
  return (
    inForm(id, '[aria-haspopup=menu]') ??
    linkAt(position) ??
    linkAt(position - 1) ??
    document.querySelector<HTMLElement>('main h1')
  )
}
