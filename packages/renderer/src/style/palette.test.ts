import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Color, contrast, fromHsl, hex, readColor, toHsl, white } from './color.ts'
import {
  type ChosenColors,
  darkPaletteOf,
  type Palette,
  pageLightness,
  paletteOf,
  ratios,
} from './palette.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc
  .record({ red: channel, green: channel, blue: channel })
  .map((one: Color) => hex(one))
const chosen = fc
  .record({
    accent: fc.option(color, { nil: undefined }),
    background: fc.option(color, { nil: undefined }),
    card: fc.option(color, { nil: undefined }),
  })
  .filter((colors) => Object.values(colors).some((one) => one !== undefined))

/** All palettes that visitors may see with these colors: the main one, and the dark one if there is one. */
function palettesFor(colors: ChosenColors): readonly Palette[] {
  const night = darkPaletteOf(colors)
  return night === null ? [paletteFor(colors)] : [paletteFor(colors), night]
}

function paletteFor(colors: ChosenColors) {
  const palette = paletteOf(colors)
  if (palette === null) throw new Error('no palette')
  return palette
}

const shown = chosen.chain((colors) => fc.constantFrom(...palettesFor(colors)))

test('for any colors, text and lines have enough contrast on page and card', () => {
  fc.assert(
    fc.property(shown, (palette) => {
      for (const ground of [palette.page, palette.card]) {
        for (const member of ['ink', 'ink2', 'ink3', 'line', 'accent'] as const) {
          expect(contrast(palette[member], ground), member).toBeGreaterThanOrEqual(ratios[member])
        }
        for (const member of ['danger', 'warn', 'info'] as const) {
          expect(contrast(palette[member], ground), member).toBeGreaterThanOrEqual(ratios.text)
          expect(contrast(palette[member], palette[`${member}Soft`])).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    { numRuns: 3_000 },
  )
})

test('buttons and selected options are readable, also on hover', () => {
  fc.assert(
    fc.property(shown, (palette) => {
      expect(contrast(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.accentHover, palette.onAccent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.soft, palette.ink)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.soft, palette.accent)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.sunken, palette.ink2)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 3_000 },
  )
})

test('pages stay light or dark enough, and a card stays within 4 % of its page', () => {
  fc.assert(
    fc.property(shown, ({ scheme, page, card }) => {
      const { least, most } = pageLightness[scheme]
      const { lightness } = toHsl(page)
      expect(lightness).toBeGreaterThanOrEqual(least)
      expect(lightness).toBeLessThanOrEqual(most)
      expect(Math.abs(toHsl(card).lightness - lightness)).toBeLessThanOrEqual(0.04)
    }),
    { numRuns: 3_000 },
  )
})

test('readable colors are used unchanged', () => {
  const palette = paletteFor({ accent: '#9c3a1c', background: '#fdf4eb' })
  expect(hex(palette.accent)).toBe('#9c3a1c')
  expect(hex(palette.page)).toBe('#fdf4eb')
  expect(palette.onAccent).toBe(white)
})

test('a pale accent becomes darker on a light page, and a dark one lighter on a dark page', () => {
  const light = paletteFor({ accent: '#ffd400', background: '#ffffff' })
  expect(toHsl(light.accent).lightness).toBeLessThan(0.5)
  expect(toHsl(light.accent).hue).toBeCloseTo(50, -1)
  const dark = paletteFor({ accent: '#20308a', background: '#101014' })
  expect(dark.scheme).toBe('dark')
  expect(toHsl(dark.accent).lightness).toBeGreaterThan(0.5)
})

test('a light form gets a dark counterpart with its hues, a dark form none', () => {
  const night = darkPaletteOf({ accent: '#9c3a1c', background: '#fdf4eb' })
  if (night === null) throw new Error('no counterpart')
  expect(night.scheme).toBe('dark')
  expect(Math.abs(toHsl(night.page).hue - 30)).toBeLessThan(15)
  expect(toHsl(night.accent).hue).toBeCloseTo(14, -1)
  expect(toHsl(night.page).saturation).toBeLessThanOrEqual(0.2)
  expect(darkPaletteOf({ background: '#14121f' })).toBeNull()
  expect(darkPaletteOf({})).toBeNull()
})

test('a gray accent is nearly white at night', () => {
  const night = darkPaletteOf({ accent: '#2b2f36', background: '#ffffff' })
  expect(night && toHsl(night.accent).lightness).toBeGreaterThan(0.8)
})

test('a card close to its page stays as chosen, and others move closer', () => {
  const near = paletteFor({ background: '#fdf4eb', card: '#fffdf9' })
  expect(hex(near.card)).toBe('#fffdf9')
  const far = paletteFor({ background: '#ffffff', card: '#9c3a1c' })
  expect(toHsl(far.card).hue).toBeCloseTo(14, -1)
  expect(toHsl(far.card).lightness).toBeGreaterThan(0.95)
})

test('a form without colors follows the visitor’s scheme', () => {
  expect(paletteOf({})).toBeNull()
  expect(paletteOf({ accent: 'red', background: '#fff' })).toBeNull()
})

test('converting a color to hue and back does not change it', () => {
  fc.assert(
    fc.property(color, (text) => {
      const read = readColor(text)
      expect(read && hex(fromHsl(toHsl(read)))).toBe(text)
    }),
  )
})

test('colors that owners cannot set come from the tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../css/tokens.css'), 'utf8')
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
  const themed = {
    light: [light, paletteFor({ background: '#ffffff' })],
    dark: [dark, paletteFor({ background: '#0e1310' })],
  } as const
  for (const [css, palette] of Object.values(themed)) {
    expect(css).toContain(`--danger: ${hex(palette.danger)};`)
    expect(css).toContain(`--warn-soft: ${hex(palette.warnSoft)};`)
    expect(css).toContain(`--info: ${hex(palette.info)};`)
    expect(css).toMatch(new RegExp(`(--accent|--leaf-600): ${hex(palette.accent)};`))
  }
})
