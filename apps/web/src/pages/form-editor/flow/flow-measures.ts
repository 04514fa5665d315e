/** Sizes of what stands in the flow, in pixels at 100 %: the screen, the printed page and the pictures share them. */
export const flowSizes = {
  field: { width: 224, height: 44 },
  /** stands for many fields that nothing decides about */
  more: { width: 224, height: 32 },
  /** as wide as its words */
  condition: { height: 24, widest: 260 },
  gate: { width: 36, height: 22 },
  /** space at each end of a condition's words */
  conditionPadding: 8,
  /** where a field's words begin and end */
  labelFrom: 42,
  labelTo: 12,
  /** from the left edge of a field to the stem that runs behind it */
  stem: 24,
  /** how far the stem reaches beyond the first and the last field */
  stemEnds: 14,
  /** between columns, and between what stands in one */
  columnGap: 56,
  rowGap: { close: 14, loose: 26 },
  margin: 32,
} as const

export type FontWeight = 400 | 550 | 600

/** How wide words are. Handed in, so that laying out needs no screen. */
export type Measure = (text: string, weight: FontWeight, size: number) => number

export const fontSizes = { field: 13, condition: 12, gate: 11 } as const

/** The app's own family; elsewhere, as in a picture that was saved, the nearest one there is. */
export const fontFamily =
  "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
