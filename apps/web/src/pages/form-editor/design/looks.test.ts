import { contrast, contrastOn, hex } from '@ramiform/renderer/color'
import { darkPaletteOf, paletteOf } from '@ramiform/renderer/palette'
import { expect, test } from 'vitest'
import { lookMembers, lookOf, looks } from './looks.ts'
import { accents, backgrounds } from './swatches.ts'

const colored = looks.filter(({ style }) => style.accent !== undefined)

test('the eight looks have the specified names', () => {
  expect(looks.map(({ name }) => name)).toEqual([
    'Leaf',
    'Paper',
    'Clay',
    'Harbor',
    'Plum',
    'Meadow',
    'Chalk',
    'Night',
  ])
})

test.each(colored)('$name shows its own colors, readable in light and dark', ({ style }) => {
  const palette = paletteOf(style)
  if (palette === null) throw new Error('no palette')
  expect([hex(palette.accent), hex(palette.page)]).toEqual([style.accent, style.background])
  const night = darkPaletteOf(style)
  expect(night === null).toBe(style.dark !== true)
  for (const { page, card, ink, ink2, line, accent, onAccent } of [palette, night ?? palette]) {
    expect(contrastOn([page, card], ink)).toBeGreaterThanOrEqual(12)
    expect(contrastOn([page, card], ink2)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOn([page, card], accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOn([page, card], line)).toBeGreaterThanOrEqual(3)
    expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5)
  }
})

test('every offered accent is readable on every offered background', () => {
  for (const { color: background } of backgrounds.filter(({ name }) => name !== 'Night')) {
    for (const { color: accent } of accents) {
      const palette = paletteOf({ accent, background })
      expect(palette && hex(palette.accent), `${accent} on ${background}`).toBe(accent)
      expect(palette && hex(palette.page)).toBe(background)
    }
  }
})

test('a form without a style has the look Leaf', () => {
  expect(lookOf({}, looks)).toMatchObject({ look: { id: 'leaf' }, isChanged: false })
})

test('other settings do not change a look', () => {
  for (const look of looks) {
    const style = { ...look.style, width: 480, madeWith: false }
    expect(lookOf(style, looks)).toEqual({ look, isChanged: false })
  }
})

test('a look with another accent and other corners is changed', () => {
  const [, , clay] = looks
  if (clay === undefined) throw new Error('no look')
  const style = { ...clay.style, accent: '#DD7238', roundness: 6 }
  expect(lookOf(style, looks)).toEqual({ look: clay, isChanged: true })
})

test('own colors and an own font have no look', () => {
  expect(lookOf({ accent: '#102030', background: '#fefefe', font: 'lora' }, looks)).toBeNull()
})

test('a look replaces what the look before it set', () => {
  const [leaf, , clay] = looks
  if (leaf === undefined || clay === undefined) throw new Error('no look')
  expect(lookMembers(clay)).toMatchObject({ accent: '#a8481a', card: undefined })
  expect(Object.values(lookMembers(leaf)).every((value) => value === undefined)).toBe(true)
})
