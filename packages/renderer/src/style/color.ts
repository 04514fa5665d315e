/** An RGB color with whole numbers from 0 to 255. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
}

export const white: Color = { red: 255, green: 255, blue: 255 }
export const black: Color = { red: 0, green: 0, blue: 0 }

/** Parses `#rrggbb`. Null for anything else. */
export function readColor(text: string | undefined): Color | null {
  if (text === undefined || !/^#[0-9a-f]{6}$/i.test(text)) return null
  const number = Number.parseInt(text.slice(1), 16)
  return { red: number >> 16, green: (number >> 8) & 255, blue: number & 255 }
}

/** Writes a color as `#rrggbb`. */
export function hex({ red, green, blue }: Color): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** Mixes two colors. `share` is the part of the second color, from 0 to 1. */
export function mix(first: Color, second: Color, share: number): Color {
  const between = (one: number, other: number) => Math.round(one + (other - one) * share)
  return {
    red: between(first.red, second.red),
    green: between(first.green, second.green),
    blue: between(first.blue, second.blue),
  }
}

/** Relative luminance (WCAG 2.2), from 0 to 1. */
export function luminance({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast ratio of two colors (WCAG 2.2), from 1 to 21. */
export function contrast(first: Color, second: Color): number {
  const one = luminance(first)
  const other = luminance(second)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The lowest contrast of a color with several backgrounds. */
export function contrastOn(grounds: readonly Color[], color: Color): number {
  return Math.min(...grounds.map((ground) => contrast(ground, color)))
}

/** Converts to hue, saturation and lightness. */
export function toHsl({ red, green, blue }: Color): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const chroma = most - least
  const lightness = (most + least) / 2
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === r ? (g - b) / chroma : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  }
}

/** Converts from hue, saturation and lightness, rounded to whole channels. */
export function fromHsl({ hue, saturation, lightness }: Hsl): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (turn: number) => {
    const place = (turn + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}
