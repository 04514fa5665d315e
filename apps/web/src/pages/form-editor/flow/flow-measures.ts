/** Sizes in the flow chart, in pixels at 100% zoom. Screen, print and exports share them. */
export const flowSizes = {
  field: { width: 224, height: 52, radius: 16, lineHeight: 17 },
  /** folded group of fields without logic */
  more: { width: 224, height: 44 },
  /** width depends on the text */
  condition: { height: 24, widest: 260 },
  gate: { width: 36, height: 22 },
  /** horizontal padding of a condition's text */
  conditionPadding: 8,
  /** left edge of a field's label */
  labelFrom: 42,
  labelTo: 12,
  /** from the left edge of a field to the stem line behind it */
  stem: 22,
  /** length of the stem beyond the first and the last field */
  stemEnds: 14,
  /** Horizontal gaps. A gap between fields is as wide as its longest label plus `beforeLabel` and `afterLabel`. */
  gap: { beforeLabel: 20, afterLabel: 28, gate: 16, least: 104 },
  /** vertical gaps; sources have more room, so that their lines stay apart */
  row: { gap: 24, line: 16, source: 20 },
  margin: 24,
} as const

export type FontWeight = 400 | 550 | 600

/** Text width in pixels. Callers pass it in, so that layout works without a DOM. */
export type Measure = (text: string, weight: FontWeight, size: number) => number

export const fontSizes = { field: 13, condition: 12, gate: 11 } as const

/** Font of the app. Exported pictures fall back to a similar font where it is missing. */
export const fontFamily =
  "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
