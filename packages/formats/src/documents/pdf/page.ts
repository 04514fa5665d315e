/** A rectangle on a page, in points from the lower left corner. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** A piece of text with its place; `bottom` is its baseline. */
export interface Words extends Box {
  readonly text: string
  /** Letter size in points */
  readonly size: number
}

/** Drawn elements of a form page. */
export interface Drawn {
  readonly across: readonly Box[]
  readonly upright: readonly Box[]
  /** Boxes and circles to tick */
  readonly boxes: readonly (Box & { readonly isRound: boolean })[]
}

export interface Page {
  readonly width: number
  readonly words: readonly Words[]
  readonly drawn: Drawn
}

export const middle = (from: number, to: number): number => (from + to) / 2

export function overlap(one: Box, other: Box): number {
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
}
