import type { Field } from '@ramiform/core/field'

/** How a card stands on the canvas: alone in its row, or beside others. */
export type CardLayout = 'row' | 'first' | 'next'

const shares: Readonly<Record<string, number>> = { full: 6, half: 3, third: 2 }

/**
 * The layout of each card. Fields narrower than a row stand side by side while they fit; a conditional field
 * always has a row of its own here, because a twig is drawn to it.
 */
export function canvasLayout(
  fields: readonly Pick<Field, 'styling' | 'conditional'>[],
  drawsTwigs: boolean,
): readonly CardLayout[] {
  let used = 0
  return fields.map((field) => {
    const share = cardShare(field, drawsTwigs)
    if (share === 6) {
      used = 0
      return 'row'
    }
    const beside = used > 0 && used + share <= 6
    used = beside ? used + share : share
    return beside ? 'next' : 'first'
  })
}

/** Sixths of a row. */
export function cardShare(
  { styling, conditional }: Pick<Field, 'styling' | 'conditional'>,
  drawsTwigs: boolean,
): number {
  if (drawsTwigs && conditional !== undefined) return 6
  return shares[styling?.width ?? 'full'] ?? 6
}
