import type { Field } from '@ramiform/core/field'

/** Position of a card in its row: alone, first, or after another card. */
export type CardLayout = 'row' | 'first' | 'next'

const shares: Readonly<Record<string, number>> = { full: 6, half: 3, third: 2 }

/** Computes the layout of each card. Narrow fields share a row while they fit, as on the public page. */
export function canvasLayout(fields: readonly Pick<Field, 'styling'>[]): readonly CardLayout[] {
  let used = 0
  return fields.map((field) => {
    const share = cardShare(field)
    if (share === 6) {
      used = 0
      return 'row'
    }
    const beside = used > 0 && used + share <= 6
    used = beside ? used + share : share
    return beside ? 'next' : 'first'
  })
}

/** Width of a card in sixths of a row. */
export function cardShare({ styling }: Pick<Field, 'styling'>): number {
  return shares[styling?.width ?? 'full'] ?? 6
}
