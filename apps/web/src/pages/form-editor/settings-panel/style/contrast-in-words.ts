import type { FormStyle } from '@ramiform/core/form'
import { type Colour, contrast, contrastOn, hex, readColour } from '@ramiform/renderer/colour'
import { type Palette, paletteOf } from '@ramiform/renderer/palette'

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
    words: `${isDarker ? 'Darkened' : 'Lightened'} to ${hex(used)} so that it can be read`,
  }
}

function brightness({ red, green, blue }: Colour): number {
  return red + green + blue
}
