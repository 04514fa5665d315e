export interface DropPlace {
  /** id of the column that follows; null after the last one */
  readonly before: string | null
  /** px from the left edge of the table to the line that marks the place */
  readonly at: number
}

/**
 * The place at which a dragged column would be dropped: before the first column whose middle is to the right.
 *
 * @param x px from the left edge of the table
 * @param start px at which the first of these columns begins
 */
export function placeAt(
  columns: readonly { readonly id: string; readonly width: number }[],
  x: number,
  start: number,
): DropPlace {
  let at = start
  for (const { id, width } of columns) {
    if (x < at + width / 2) return { before: id, at }
    at += width
  }
  return { before: null, at }
}
