import {
  black,
  type Color,
  contrast,
  contrastOn,
  fromHsl,
  mix,
  readColor,
  toHsl,
  white,
} from './color.ts'

/** Colors that an owner may choose, as `#rrggbb`. */
export interface ChosenColors {
  readonly accent?: string | undefined
  readonly background?: string | undefined
  /** Background color of inputs. */
  readonly card?: string | undefined
}

/** Colors of a themed form. Text colors have enough contrast on the page and on cards. */
export interface Palette {
  readonly scheme: 'light' | 'dark'
  readonly page: Color
  readonly card: Color
  readonly ink: Color
  readonly ink2: Color
  readonly ink3: Color
  readonly line: Color
  readonly lineSoft: Color
  readonly sunken: Color
  readonly accent: Color
  readonly accentHover: Color
  readonly onAccent: Color
  readonly soft: Color
  readonly danger: Color
  readonly dangerSoft: Color
  readonly warn: Color
  readonly warnSoft: Color
  readonly info: Color
  readonly infoSoft: Color
}

/** Minimum contrast ratios, by use (WCAG 2.2). */
export const ratios = { ink: 12, ink2: 6, ink3: 4.6, line: 3, accent: 4.5, text: 4.5 } as const

/** Allowed lightness of the page, so that text on it is readable. */
export const pageLightness = {
  light: { least: 0.94, most: 1 },
  dark: { least: 0.06, most: 0.16 },
} as const

/** Difference in lightness between card and page. The limit is 4 %; 0.5 % is left for rounding. */
const cardStep = 0.035
/** Pages below this lightness count as dark. */
const darkBelow = 0.55
const step = 0.01

const ourOwn = {
  light: {
    page: '#fbfcfa',
    accent: '#1f7a4d',
    danger: '#b42318',
    dangerSoft: '#fdf0ee',
    warn: '#8a5a00',
    warnSoft: '#fdf6e3',
    info: '#2457a8',
    infoSoft: '#eef4fd',
  },
  dark: {
    page: '#0e1310',
    accent: '#55c88a',
    danger: '#ff8b7e',
    dangerSoft: '#2d1512',
    warn: '#efc05a',
    warnSoft: '#2a2110',
    info: '#8db7ff',
    infoSoft: '#121d31',
  },
} as const
/** Color of text on an accent that is too light for white text. */
const dark = known('#141d17')

/**
 * Colors of a form with a chosen accent, background or card. Null for the default colors, which follow the visitor's
 * scheme.
 */
export function paletteOf({ accent, background, card }: ChosenColors): Palette | null {
  const chosen = [readColor(accent), readColor(background), readColor(card)] as const
  if (chosen.every((color) => color === null)) return null
  const [chosenAccent, chosenPage, chosenCard] = chosen
  const ground = chosenPage ?? chosenCard
  const scheme = ground !== null && toHsl(ground).lightness < darkBelow ? 'dark' : 'light'
  const page = pageOf(chosenPage ?? known(ourOwn[scheme].page), scheme)
  const given = chosenCard === null ? cardOn(page) : cardNear(page, chosenCard, scheme)
  return paletteOn(scheme, page, given, chosenAccent)
}

/** Dark variant with the same hues, for visitors who prefer dark; null when the form is dark already. */
export function darkPaletteOf(chosen: ChosenColors): Palette | null {
  if (paletteOf(chosen)?.scheme !== 'light') return null
  const ground = readColor(chosen.background) ?? readColor(chosen.card)
  const page = pageOf(ground === null ? known(ourOwn.dark.page) : nightOf(ground), 'dark')
  const accent = readColor(chosen.accent)
  return paletteOn('dark', page, cardOn(page), accent && accentAtNight(accent))
}

/** Below this saturation an accent counts as gray. */
const graySaturation = 0.2
const grayAtNight = 0.86

/** A gray accent becomes nearly white: just light enough, it would look like a disabled button. */
function accentAtNight(accent: Color): Color {
  const { hue, saturation } = toHsl(accent)
  return saturation < graySaturation ? fromHsl({ hue, saturation, lightness: grayAtNight }) : accent
}

function paletteOn(
  scheme: Palette['scheme'],
  page: Color,
  card: Color,
  chosenAccent: Color | null,
): Palette {
  const own = ourOwn[scheme]
  const grounds = [page, card]
  const away = scheme === 'light' ? -step : step
  const tint = tintOf(page, scheme)
  const reach = (ratio: number) => until(away, tint, (one) => contrastOn(grounds, one) >= ratio)

  const ink = reach(ratios.ink)
  const mended = until(away, chosenAccent ?? known(own.accent), (one) => canBeAccent(one, grounds))
  const onAccent = textOn(mended)
  const readable = (color: string, soft: string) =>
    until(away, known(color), (one) => contrastOn([...grounds, known(soft)], one) >= ratios.text)
  return {
    scheme,
    page,
    card,
    ink,
    ink2: reach(ratios.ink2),
    ink3: reach(ratios.ink3),
    line: reach(ratios.line),
    lineSoft: mix(page, ink, 0.11),
    sunken: mix(page, ink, 0.04),
    accent: mended,
    // Darker on hover. An accent with dark text gets lighter instead, to keep the contrast.
    accentHover: mix(mended, onAccent === white ? black : white, 0.12),
    onAccent,
    soft: mix(card, mended, 0.08),
    danger: readable(own.danger, own.dangerSoft),
    dangerSoft: known(own.dangerSoft),
    warn: readable(own.warn, own.warnSoft),
    warnSoft: known(own.warnSoft),
    info: readable(own.info, own.infoSoft),
    infoSoft: known(own.infoSoft),
  }
}

/** The page color closest to the chosen one that gives text enough contrast. */
function pageOf(chosen: Color, scheme: Palette['scheme']): Color {
  const { least, most } = pageLightness[scheme]
  const { lightness, ...rest } = toHsl(chosen)
  // Margin for rounding to 256 steps, so that the color stays within the range.
  const margin = 0.003
  if (lightness < least) return fromHsl({ ...rest, lightness: least + margin })
  const page = lightness > most ? fromHsl({ ...rest, lightness: most - margin }) : chosen
  // A dark page at the upper limit may give white text too little contrast, so darken it.
  return scheme === 'light'
    ? page
    : until(-step / 2, page, (one) => contrast(cardOn(one), white) >= ratios.ink + 0.1, least)
}

function cardOn(page: Color): Color {
  const { lightness, ...rest } = toHsl(page)
  return fromHsl({ ...rest, lightness: Math.min(1, lightness + cardStep) })
}

/** The chosen card color, at most 4 % from the page and with readable saturation. */
function cardNear(page: Color, chosen: Color, scheme: Palette['scheme']): Color {
  const { lightness, ...rest } = toHsl(chosen)
  const middle = toHsl(page).lightness
  const near = Math.min(1, middle + cardStep, Math.max(middle - cardStep, lightness))
  const ink = scheme === 'light' ? black : white
  let card = near === lightness ? chosen : fromHsl({ ...rest, lightness: near })
  let { saturation } = rest
  while (contrast(card, ink) < ratios.ink + 0.1 && saturation > 0) {
    saturation = Math.max(0, saturation - 5 * step)
    card = fromHsl({ ...rest, saturation, lightness: near })
  }
  return card
}

/** A dark page of this hue. Nearly white colors have little saturation, whatever their HSL value. */
function nightOf(ground: Color): Color {
  return fromHsl({ ...toHsl(tintOf(ground, 'light')), lightness: 0.08 })
}

/** Base color of texts and lines: the page's hue, more saturated the more colorful the page is. */
function tintOf(page: Color, scheme: Palette['scheme']): Color {
  const { hue, lightness } = toHsl(page)
  const chroma =
    (Math.max(page.red, page.green, page.blue) - Math.min(page.red, page.green, page.blue)) / 255
  const saturation = Math.min(0.16, 0.03 + chroma * 2) * (chroma === 0 ? 0 : 1)
  return fromHsl({ hue, saturation, lightness: scheme === 'light' ? lightness - 0.1 : lightness })
}

function canBeAccent(color: Color, grounds: readonly Color[]): boolean {
  return (
    contrastOn(grounds, color) >= ratios.accent && contrast(color, textOn(color)) >= ratios.accent
  )
}

function textOn(accent: Color): Color {
  return contrast(accent, white) >= contrast(accent, dark) ? white : dark
}

/** The first color that passes, changing the lightness step by step. The last step when none passes. */
function until(by: number, start: Color, willDo: (color: Color) => boolean, least = 0): Color {
  if (willDo(start)) return start
  const { lightness, ...rest } = toHsl(start)
  let color = start
  for (let at = lightness + by; at > least - step && at < 1 + step; at += by) {
    color = fromHsl({ ...rest, lightness: Math.min(1, Math.max(least, at)) })
    if (willDo(color)) return color
  }
  return color
}

function known(text: string): Color {
  const color = readColor(text)
  if (color === null) throw new Error(`${text} is no color`)
  return color
}
