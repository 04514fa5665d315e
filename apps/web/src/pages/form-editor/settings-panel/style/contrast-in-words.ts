import type { FormStyle } from '@ramiform/core/form'
import { type Colour, contrast, contrastOn, hex, readColour } from '@ramiform/renderer/colour'
import { darkPaletteOf, type Palette, paletteOf } from '@ramiform/renderer/palette'

/** What became of a chosen colour; `mended` where another one is used in its place. */
export interface Verdict {
  readonly kind: 'good' | 'mended'
  readonly words: string
}

/** How an accent can be read: on the page, and its text on it. Null while none is chosen. */
export function accentVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.accent, ({ accent, onAccent, page, card }) => ({
    used: accent,
    ratio: Math.min(contrastOn([page, card], accent), contrast(accent, onAccent)),
  }))
}

/** How text can be read on the page. Null while none is chosen. */
export function backgroundVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.background, ({ page, card, ink }) => ({
    used: page,
    ratio: contrastOn([page, card], ink),
  }))
}

/** How text can be read on cards, and whether one had to come nearer to its page. Null while none is chosen. */
export function cardVerdict(style: FormStyle): Verdict | null {
  return verdict(style, style.card, ({ card, ink }) => ({ used: card, ratio: contrast(card, ink) }))
}

/** What the dark counterpart of a style would be; null where there is none. */
export function darkInWords(style: FormStyle): string | null {
  const night = darkPaletteOf(style)
  if (night === null) return null
  const ratio = Math.floor(contrastOn([night.page, night.card], night.accent) * 10) / 10
  return `There the page is ${hex(night.page)} and the accent ${hex(night.accent)}, ${ratio}:1.`
}

function verdict(
  style: FormStyle,
  text: string | undefined,
  read: (palette: Palette) => { used: Colour; ratio: number },
): Verdict | null {
  const chosen = readColour(text)
  const palette = paletteOf(style)
  if (chosen === null || palette === null) return null
  const { used, ratio } = read(palette)
  if (hex(used) === hex(chosen)) {
    // Rounded down: 4.49 must not read as 4.5.
    return { kind: 'good', words: `${Math.floor(ratio * 10) / 10}:1, good` }
  }
  const isDarker = brightness(used) < brightness(chosen)
  return {
    kind: 'mended',
    words: `${isDarker ? 'Darkened' : 'Lightened'} to ${hex(used)} so that it is readable`,
  }
}

function brightness({ red, green, blue }: Colour): number {
  return red + green + blue
}
