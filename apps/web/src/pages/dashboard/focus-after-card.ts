/** Where the focus goes when what lay over a card has closed: the card's menu, or the card that took its place. */
export function focusAfterCard(id: string, position: number): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  return (
    find(`[data-form="${CSS.escape(id)}"] [aria-haspopup=menu]`) ??
    find(`[aria-posinset="${position}"] h3 a`) ??
    find(`[aria-posinset="${position - 1}"] h3 a`) ??
    find('main h1')
  )
}
