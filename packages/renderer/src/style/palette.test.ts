import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, contrast, fromHsl, hex, readColour, toHsl, white } from './colour.ts'
import { pageLightness, paletteOf, ratios } from './palette.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .record({ red: channel, green: channel, blue: channel })
  .map((one: Colour) => hex(one))
const chosen = fc
  .record({
    accent: fc.option(colour, { nil: undefined }),
    background: fc.option(colour, { nil: undefined }),
  })
  .filter(({ accent, background }) => accent !== undefined || background !== undefined)

function paletteFor(colours: { accent?: string | undefined; background?: string | undefined }) {
  const palette = paletteOf(colours)
  if (palette === null) throw new Error('no palette')
  return palette
}

test('whatever an owner chooses, text and lines reach their contrast on page and card', () => {
  fc.assert(
    fc.property(chosen, (colours) => {
      const palette = paletteFor(colours)
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

test('a button can be read at rest and pointed at, and a chosen option too', () => {
  fc.assert(
    fc.property(chosen, (colours) => {
      const palette = paletteFor(colours)
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
    fc.property(chosen, (colours) => {
      const { scheme, page, card } = paletteFor(colours)
      const { least, most } = pageLightness[scheme]
      const { lightness } = toHsl(page)
      expect(lightness).toBeGreaterThanOrEqual(least)
      expect(lightness).toBeLessThanOrEqual(most)
      expect(Math.abs(toHsl(card).lightness - lightness)).toBeLessThanOrEqual(0.04)
    }),
    { numRuns: 3_000 },
  )
})

test('colours that can be read are taken as they are', () => {
  const palette = paletteFor({ accent: '#9c3a1c', background: '#fdf4eb' })
  expect(hex(palette.accent)).toBe('#9c3a1c')
  expect(hex(palette.page)).toBe('#fdf4eb')
  expect(palette.onAccent).toBe(white)
})

test('on a light page a pale accent becomes darker, on a dark one a dark accent lighter', () => {
  const light = paletteFor({ accent: '#ffd400', background: '#ffffff' })
  expect(toHsl(light.accent).lightness).toBeLessThan(0.5)
  expect(toHsl(light.accent).hue).toBeCloseTo(50, -1)
  const dark = paletteFor({ accent: '#20308a', background: '#101014' })
  expect(dark.scheme).toBe('dark')
  expect(toHsl(dark.accent).lightness).toBeGreaterThan(0.5)
})

test('a form without colours of its own follows its visitor', () => {
  expect(paletteOf({})).toBeNull()
  expect(paletteOf({ accent: 'red', background: '#fff' })).toBeNull()
})

test('every colour is the same after it was taken apart and put together', () => {
  fc.assert(
    fc.property(colour, (text) => {
      const read = readColour(text)
      expect(read && hex(fromHsl(toHsl(read)))).toBe(text)
    }),
  )
})

test('what is not the owner’s to choose begins from the tokens of the product', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')
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
