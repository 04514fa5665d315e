import { type FormDensity, type FormFont, type FormStyle, maxRoundness } from '@ramiform/core/form'
import { type Colour, hex } from './style/colour.ts'
import { families, fontStack } from './style/families.ts'
import { type Palette, paletteOf } from './style/palette.ts'

/** `@font-face` rules by family; empty for the one that every page has. */
export type FontFaces = Readonly<Record<FormFont, string>>

/** Between fields, and the height of what is answered in; what is absent is the stylesheet's own. */
const densities: Readonly<Record<FormDensity, readonly [gap: string, row: string] | null>> = {
  compact: ['clamp(18px,2.2vw,20px)', '44px'],
  normal: null,
  roomy: ['clamp(32px,4.6vw,42px)', '56px'],
}

/**
 * What an owner chose, as a stylesheet to follow form.css (site rules, "What an owner may set"). It is built of
 * numbers, names from our own lists and ids of digits, never of the text that was stored.
 */
export function formStyleSheet(style: FormStyle | undefined, fontFaces: FontFaces): string {
  if (style === undefined) return ''
  const palette = paletteOf(style)
  const cover = /^[0-9a-f]{64}$/.test(style.cover ?? '') ? style.cover : undefined
  const properties = {
    ...(palette === null ? {} : colours(palette)),
    ...shape(style),
    ...(cover === undefined ? {} : { '--rf-height': `calc(100svh - ${coverHeight})` }),
  }
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return [
    style.font === undefined || !Object.hasOwn(fontFaces, style.font) ? '' : fontFaces[style.font],
    palette === null ? '' : pageRules(palette, style.background !== undefined),
    declarations.length === 0 ? '' : `.rf{${declarations.join(';')}}`,
    cover === undefined ? '' : coverRule(cover),
  ].join('')
}

/** Of the page itself. Inside another page a colour the owner chose stays; otherwise the other page shows through. */
function pageRules({ scheme, page }: Palette, isChosen: boolean): string {
  const body = `background:${hex(page)}`
  return `html{color-scheme:${scheme}}body{${body}}${isChosen ? `.embedded :is(body,.rf){${body}}` : ''}`
}

function colours(palette: Palette): Record<string, string> {
  const members: readonly (readonly [name: string, colour: Colour])[] = [
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
    // Not the owner's to choose, but to stay readable whichever scheme the visitor prefers.
    ['--sunken', palette.sunken],
    ['--danger', palette.danger],
    ['--danger-soft', palette.dangerSoft],
    ['--warn', palette.warn],
    ['--warn-soft', palette.warnSoft],
    ['--info', palette.info],
    ['--info-soft', palette.infoSoft],
  ]
  return Object.fromEntries(members.map(([name, colour]) => [name, hex(colour)]))
}

function shape({ font, roundness, density }: FormStyle): Record<string, string> {
  const family = font !== undefined && Object.hasOwn(families, font) ? families[font] : undefined
  const spacing =
    density !== undefined && Object.hasOwn(densities, density) ? densities[density] : null
  return {
    ...(family === undefined
      ? {}
      : {
          '--f-head': fontStack(family),
          '--f-head-weight': String(family.headWeight),
          '--f-head-track': `${family.headTrack}em`,
          // Serifs are for headings: small text is easier to read without.
          ...(family.kind === 'sans' ? { '--f-font': fontStack(family) } : {}),
        }),
    ...(typeof roundness === 'number' && Number.isFinite(roundness)
      ? { '--f-radius': `${Math.round(Math.min(maxRoundness, Math.max(0, roundness)))}px` }
      : {}),
    ...(spacing === null ? {} : { '--f-gap': spacing[0], '--f-row': spacing[1] }),
  }
}

const coverHeight = 'clamp(112px,20vw,240px)'

/** Above the form, never behind its fields; on an element that is there anyway. */
function coverRule(id: string): string {
  return `.rf::before{content:"";display:block;flex:none;height:${coverHeight};background:center/cover no-repeat url(/images/${id})}`
}
