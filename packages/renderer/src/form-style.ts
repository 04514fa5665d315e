import { type FormDensity, type FormFont, type FormStyle, styleRanges } from '@ramiform/core/form'
import { type Color, hex } from './style/color.ts'
import { type FontFamily, families, fontStack } from './style/families.ts'
import { darkPaletteOf, type Palette, paletteOf } from './style/palette.ts'

/** `@font-face` rules by family; empty for Inter, which every page has. */
export type FontFaces = Readonly<Record<FormFont, string>>

/** Gap between fields and height of inputs by density. Null uses the stylesheet's own values. */
const densities: Readonly<Record<FormDensity, readonly [gap: string, row: string] | null>> = {
  compact: ['clamp(18px,2.2vw,20px)', '44px'],
  normal: null,
  roomy: ['clamp(32px,4.6vw,42px)', '56px'],
}

/**
 * Returns a stylesheet with the owner's design, to load after form.css (site rules, "What an owner may set"). It
 * contains only numbers, names from our own lists and validated image ids, never stored text.
 */
export function formStyleSheet(style: FormStyle | undefined, fontFaces: FontFaces): string {
  if (style === undefined) return ''
  const palette = paletteOf(style)
  const night = style.dark === true ? darkPaletteOf(style) : null
  const isChosen = style.background !== undefined
  const cover = imageOf(style.cover)
  const logo = imageOf(style.logo)
  const properties = {
    ...(palette === null ? {} : colors(palette)),
    ...shape(style),
    ...(cover === undefined ? {} : { '--rf-height': `calc(100svh - ${coverHeight})` }),
  }
  return [
    ...new Set([style.font, style.textFont].map((font) => faceOf(font, fontFaces))),
    palette === null ? '' : pageRules(palette, isChosen),
    Object.keys(properties).length === 0 ? '' : `.rf{${declarations(properties)}}`,
    night === null ? '' : nightRules(night, isChosen),
    cover === undefined ? '' : coverRule(cover),
    logo === undefined ? '' : logoRule(logo),
  ].join('')
}

/** The id of a stored image; undefined for anything else. */
function imageOf(id: string | undefined): string | undefined {
  return typeof id === 'string' && /^[0-9a-f]{64}$/.test(id) ? id : undefined
}

function faceOf(font: FormFont | undefined, faces: FontFaces): string {
  return font !== undefined && Object.hasOwn(faces, font) ? faces[font] : ''
}

function declarations(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/**
 * Rules of the page. In a frame, a background chosen by the owner stays; otherwise the embedding page shows through.
 */
function pageRules({ scheme, page }: Palette, isChosen: boolean): string {
  const body = `background:${hex(page)}`
  return `html{color-scheme:${scheme}}body{${body}}${isChosen ? `.embedded :is(body,.rf){${body}}` : ''}`
}

/** Rules for visitors who prefer dark, except inside a light page. */
function nightRules(night: Palette, isChosen: boolean): string {
  const page = `background:${hex(night.page)}`
  const at = ':where(:root:not([data-scheme=light]))'
  return [
    '@media (prefers-color-scheme:dark){',
    `html:where(:not([data-scheme=light])){color-scheme:dark}${at} body{${page}}`,
    isChosen ? `${at}.embedded :is(body,.rf){${page}}` : '',
    `${at} .rf{${declarations(colors(night))}}}`,
  ].join('')
}

function colors(palette: Palette): Record<string, string> {
  const members: readonly (readonly [name: string, color: Color])[] = [
    ['--f-bg', palette.page],
    ['--f-card', palette.card],
    ['--f-ink', palette.ink],
    ['--f-ink-2', palette.ink2],
    ['--f-ink-3', palette.ink3],
    ['--f-line', palette.line],
    ['--f-line-soft', palette.lineSoft],
    ['--f-accent', palette.accent],
    ['--f-accent-hover', palette.accentHover],
    ['--f-on-accent', palette.onAccent],
    ['--f-soft', palette.soft],
    // Owners cannot choose these colors. They are set so that they stay readable in either color scheme.
    ['--sunken', palette.sunken],
    ['--danger', palette.danger],
    ['--danger-soft', palette.dangerSoft],
    ['--warn', palette.warn],
    ['--warn-soft', palette.warnSoft],
    ['--info', palette.info],
    ['--info-soft', palette.infoSoft],
  ]
  return Object.fromEntries(members.map(([name, color]) => [name, hex(color)]))
}

function shape(style: FormStyle): Record<string, string> {
  const { density } = style
  const head = familyOf(style.font)
  // Serif fonts are for headings only, since small text is easier to read without serifs.
  const chosenText = familyOf(style.textFont) ?? head
  const text = chosenText?.kind === 'sans' ? chosenText : undefined
  const weight = within(style.headWeight, styleRanges.headWeight) ?? head?.headWeight
  const track = within(style.headTrack, styleRanges.headTrack)
  const roundness = within(style.roundness, styleRanges.roundness)
  const width = within(style.width, styleRanges.width)
  const spacing =
    density !== undefined && Object.hasOwn(densities, density) ? densities[density] : null
  return {
    ...(head && { '--f-head': fontStack(head) }),
    ...(weight !== undefined && { '--f-head-weight': String(weight) }),
    ...(track !== undefined && { '--f-head-track': `${track / 1_000}em` }),
    ...(track === undefined && head && { '--f-head-track': `${head.headTrack}em` }),
    ...(text && { '--f-font': fontStack(text) }),
    ...(roundness !== undefined && { '--f-radius': `${roundness}px` }),
    ...(width !== undefined && { '--f-width': `${width}px` }),
    ...(spacing === null ? {} : { '--f-gap': spacing[0], '--f-row': spacing[1] }),
  }
}

function familyOf(font: FormFont | undefined): FontFamily | undefined {
  return font !== undefined && Object.hasOwn(families, font) ? families[font] : undefined
}

/** Clamps a stored whole number to its range; undefined when it is not a number. */
function within(
  value: number | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.round(Math.min(most, Math.max(least, value)))
}

const coverHeight = 'clamp(112px,20vw,240px)'

/** Cover image above the form, never behind its fields. Uses a pseudo-element, so that the markup stays the same. */
function coverRule(id: string): string {
  return `.rf::before{content:"";display:block;flex:none;height:${coverHeight};background:center/cover no-repeat url(/images/${id})}`
}

/** Logo above the title, smaller above the title of a single-card form. The title names the form, so it has no text. */
function logoRule(id: string): string {
  return `.rf h1::before{content:"";display:block;height:48px;margin-bottom:20px;background:url(/images/${id}) left/contain no-repeat}.rf h1:dir(rtl)::before{background-position:right}.rf .rf-top h1::before{height:28px;min-width:96px;margin-bottom:6px}`
}
