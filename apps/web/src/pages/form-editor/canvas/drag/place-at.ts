interface CardBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Pointer {
  readonly x: number
  readonly y: number
}

/** Drop index for a pointer: the number of cards before it. `cards` must be in form order. */
export function placeAt(cards: readonly CardBox[], pointer: Pointer): number {
  for (const [index, card] of cards.entries()) {
    if (pointer.y > card.bottom) continue
    const before = cards[index - 1]
    const after = cards[index + 1]
    const sharesRow =
      (before !== undefined && before.top === card.top) ||
      (after !== undefined && after.top === card.top)
    if (!sharesRow) return pointer.y < (card.top + card.bottom) / 2 ? index : index + 1
    if (pointer.y < card.top) return index
    const isLast = after?.top !== card.top
    if (pointer.x < (card.left + card.right) / 2) return index
    if (pointer.x < card.right || isLast) return index + 1
  }
  return cards.length
}
