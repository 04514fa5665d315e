import type { FormStyle } from '@ramiform/core/form'
import { hex } from '@ramiform/renderer/color'
import { paletteOf } from '@ramiform/renderer/palette'
import { defaults } from './looks.ts'

/** Radius of a tile's field and button for a form radius of 22 px; in pixels. */
const mostRound = { field: 6, button: 5 } as const
const roundest = 22

/** CSS values that draw a style as a small picture. */
export function drawingOf(style: FormStyle) {
  const { accent = defaults.accent, background = defaults.background } = style
  const palette = paletteOf({ ...style, accent, background })
  if (palette === null) throw new Error(`${accent} or ${background} is no color`)
  const share = Math.min(1, (style.roundness ?? defaults.roundness) / roundest)
  return {
    page: hex(palette.page),
    card: hex(palette.card),
    ink: hex(palette.ink),
    line: hex(palette.line),
    accent: hex(palette.accent),
    roundness: {
      field: Math.round(mostRound.field * share),
      button: Math.round(mostRound.button * share),
    },
  }
}
