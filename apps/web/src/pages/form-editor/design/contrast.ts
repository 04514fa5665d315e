import type { FormStyle } from '@ramiform/core/form'
import { type Color, contrast, contrastOn, hex, readColor } from '@ramiform/renderer/color'
import { darkPaletteOf, type Palette, paletteOf, ratios } from '@ramiform/renderer/palette'

/** The color settings of a form. */
export type ColorPart = 'accent' | 'background' | 'card'

/** A chosen color with too little contrast. Visitors see `fix` instead (decision 76). */
export interface ContrastWarning {
  readonly words: string
  /** the nearest color that passes, `#rrggbb` */
  readonly fix: string
  /** such as `4.9 : 1, needs 4.5`; empty for cards */
  readonly fixFigure: string
}

/** The problem of one chosen color with the others; null without one. */
export function contrastWarning(style: FormStyle, part: ColorPart): ContrastWarning | null {
  const chosen = readColor(style[part])
  const palette = paletteOf(style)
  if (chosen === null || palette === null) return null
  const fix = shown(palette, part)
  if (hex(fix) === hex(chosen)) return null
  if (part === 'card') {
    return { words: 'Cards need a color close to the background.', fix: hex(fix), fixFigure: '' }
  }
  const { words, ratio, needs } = measures[part](chosen, palette)
  return {
    words: `${words} in the ${palette.scheme} scheme: ${inWords(ratio)}.`,
    fix: hex(fix),
    fixFigure: `${inWords(figureOf(palette, part))}, needs ${needs}`,
  }
}

/** Contrast that visitors get: `5.2 : 1`, and in dark mode where the form has its own dark version. */
export function contrastFigures(style: FormStyle, part: MeasuredPart): string {
  const palette = paletteOf(style)
  if (palette === null) return ''
  const night = style.dark === true ? darkPaletteOf(style) : null
  const figure = inWords(figureOf(palette, part))
  return night === null ? figure : `${figure}, dark ${inWords(figureOf(night, part))}`
}

/** Schemes that visitors can get. */
export function schemesOf(style: FormStyle): readonly ('light' | 'dark')[] {
  const palette = paletteOf(style)
  if (palette === null) return ['light', 'dark']
  return style.dark === true && palette.scheme === 'light' ? ['light', 'dark'] : [palette.scheme]
}

type MeasuredPart = Exclude<ColorPart, 'card'>

interface Measure {
  readonly words: string
  /** contrast of the chosen color */
  readonly ratio: number
  readonly needs: number
}

const measures: Readonly<Record<MeasuredPart, (chosen: Color, palette: Palette) => Measure>> = {
  accent(chosen, { page, card, onAccent }) {
    const onPage = contrastOn([page, card], chosen)
    return onPage < ratios.accent
      ? {
          words: 'The accent is hard to see',
          ratio: onPage,
          needs: ratios.accent,
        }
      : {
          words: 'Button text is hard to read',
          ratio: contrast(chosen, onAccent),
          needs: ratios.accent,
        }
  },
  background: (chosen, { ink }) => ({
    words: 'Text is hard to read on this background',
    ratio: contrast(chosen, ink),
    needs: ratios.ink,
  }),
}

function shown({ accent, page, card }: Palette, part: ColorPart): Color {
  return { accent, background: page, card }[part]
}

function figureOf({ page, card, ink, accent, onAccent }: Palette, part: MeasuredPart) {
  return part === 'accent'
    ? Math.min(contrastOn([page, card], accent), contrast(accent, onAccent))
    : contrastOn([page, card], ink)
}

/** Rounded down, so that 4.49 does not appear as 4.5. Spaces do not break. */
function inWords(ratio: number): string {
  const shown = ratio < 10 ? Math.floor(ratio * 10) / 10 : Math.floor(ratio)
  return `${shown}\u00a0:\u00a01`
}
