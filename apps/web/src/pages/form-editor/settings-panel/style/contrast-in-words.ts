import type { FormStyle } from '@ramiform/core/form'
import { type Color, contrast, contrastOn, hex, readColor } from '@ramiform/renderer/color'
import { darkPaletteOf, type Palette, paletteOf } from '@ramiform/renderer/palette'

/** Readability of a chosen color. `mended` means that an adjusted color replaces it. */
export interface Verdict {
  readonly kind: 'good' | 'mended'
  readonly words: string
}

/** Contrast of the accent with the page, and of text on the accent. Null while none is chosen. */
export function accentVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.accent, ({ accent, onAccent, page, card }) => ({
    used: accent,
    ratio: Math.min(contrastOn([page, card], accent), contrast(accent, onAccent)),
  }))
}

/** Contrast of text with the page background. Null while none is chosen. */
export function backgroundVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.background, ({ page, card, ink }) => ({
    used: page,
    ratio: contrastOn([page, card], ink),
  }))
}

/** Contrast of text on cards. Reports when the card color was adjusted; null while none is chosen. */
export function cardVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.card, ({ card, ink }) => ({ used: card, ratio: contrast(card, ink) }))
}

/** Describes the dark variant of a style; null when there is none. */
export function darkInWords(style: FormStyle): string | null {
  const night = darkPaletteOf(style)
  if (night === null) return null
  const ratio = Math.floor(contrastOn([night.page, night.card], night.accent) * 10) / 10
  return `There the page is ${hex(night.page)} and the accent ${hex(night.accent)}, ${ratio}:1.`
}

function verdict(
  style: FormStyle,
  text: string | undefined,
  read: (palette: Palette) => { used: Color; ratio: number },
): Verdict | null {
  const chosen = readColor(text)
  const palette = paletteOf(style)
  if (chosen === null || palette === null) return null
  const { used, ratio } = read(palette)
  if (hex(used) === hex(chosen)) {
    // Round down, so that 4.49 does not appear as 4.5.
    return { kind: 'good', words: `${Math.floor(ratio * 10) / 10}:1, good` }
  }
  const isDarker = brightness(used) < brightness(chosen)
  return {
    kind: 'mended',
    words: `${isDarker ? 'Darkened' : 'Lightened'} to ${hex(used)} so that it is readable`,
  }
}

function brightness({ red, green, blue }: Color): number {
  return red + green + blue
}
