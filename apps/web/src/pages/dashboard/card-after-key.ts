/** Position of the card to focus after a key press; null for keys without a function. */
export function cardAfterKey(
  key: string,
  position: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | null {
  const move = moves[key]
  if (move === undefined) return null
  const reached = move(position, columns, count)
  const lastRow = Math.floor((count - 1) / columns)
  // From above a shorter last row, ArrowDown moves to the last card.
  if (reached >= count) return Math.floor(position / columns) < lastRow ? count - 1 : position
  return reached < 0 ? position : reached
}

const moves: Readonly<
  Record<string, (position: number, columns: number, count: number) => number>
> = {
  ArrowLeft: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  ArrowUp: (position, columns) => position - columns,
  ArrowDown: (position, columns) => position + columns,
  Home: () => 0,
  End: (_position, _columns, count) => count - 1,
}
