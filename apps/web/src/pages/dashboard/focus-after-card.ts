const inCard = (id: string, selector: string) =>
  document.querySelector<HTMLElement>(`[data-form="${CSS.escape(id)}"] ${selector}`)

/** The input of a card that is being renamed. */
export const renameField = (id: string): HTMLElement | null => inCard(id, 'input')

export const focusCard = (id: string): void => inCard(id, 'h3 a')?.focus()

/** Element to focus after a dialog of a card has closed: the card's menu, or the card that took its place. */
export function focusAfterCard(id: string, position: number): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  return (
    find(`[data-form="${CSS.escape(id)}"] [aria-haspopup=menu]`) ??
    find(`[aria-posinset="${position}"] h3 a`) ??
    find(`[aria-posinset="${position - 1}"] h3 a`) ??
    find('main h1')
  )
}
