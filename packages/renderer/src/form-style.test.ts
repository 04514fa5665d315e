import { type FormStyle, formDensities, formFonts } from '@ramiform/core/form'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FontFaces, formStyleSheet } from './form-style.ts'

const faces = Object.fromEntries(
  formFonts.map((font) => [font, `@font-face{font-family:"${font}"}`]),
) as FontFaces
const css = (style: FormStyle) => formStyleSheet(style, faces)

test('a form without a style adds nothing to its page', () => {
  expect(formStyleSheet(undefined, faces)).toBe('')
  expect(css({})).toBe('')
})

test('a theme sets the page’s colors in both schemes', () => {
  const sheet = css({ accent: '#9c3a1c', background: '#fdf4eb' })
  expect(sheet).toContain('html{color-scheme:light}body{background:#fdf4eb}')
  expect(sheet).toContain('--f-accent:#9c3a1c')
  expect(sheet).toContain('.embedded :is(body,.rf){background:#fdf4eb}')
  expect(sheet).not.toContain('prefers-color-scheme')
})

test('an accent alone keeps the background transparent when embedded', () => {
  expect(css({ accent: '#9c3a1c' })).not.toContain('.embedded')
})

test('roundness, density and font do not change the color scheme', () => {
  const sheet = css({ roundness: 20, density: 'roomy', font: 'dm-sans' })
  expect(sheet).not.toContain('--f-bg')
  expect(sheet).not.toContain('color-scheme')
  expect(sheet).toContain('--f-radius:20px')
  expect(sheet).toContain('--f-row:56px')
})

test('only the chosen font is used, and a serif only for headings', () => {
  const serif = css({ font: 'lora' })
  expect(serif.match(/@font-face/g)).toHaveLength(1)
  expect(serif).toContain('--f-head:"Lora Variable",Georgia,serif')
  expect(serif).not.toContain('--f-font')
  expect(css({ font: 'nunito-sans' })).toContain('--f-font:"Nunito Sans Variable"')
})

test('owners set headings, text and column width, within ranges', () => {
  const sheet = css({
    font: 'lora',
    textFont: 'dm-sans',
    headWeight: 900,
    headTrack: -12,
    width: 100,
  })
  expect(sheet.match(/@font-face/g)).toHaveLength(2)
  expect(sheet).toContain('--f-head:"Lora Variable",Georgia,serif')
  expect(sheet).toContain('--f-font:"DM Sans Variable",system-ui,sans-serif')
  expect(sheet).toContain('--f-head-weight:700')
  expect(sheet).toContain('--f-head-track:-0.012em')
  expect(sheet).toContain('--f-width:480px')
  expect(css({ font: 'dm-sans', textFont: 'dm-sans' }).match(/@font-face/g)).toHaveLength(1)
})

test('a form with a dark scheme follows the visitor, except in a page that is always light', () => {
  const sheet = css({ accent: '#9c3a1c', background: '#fdf4eb', dark: true })
  const [day = '', night = ''] = sheet.split('@media (prefers-color-scheme:dark)')
  expect(day).toContain('html{color-scheme:light}')
  expect(night).toContain('{color-scheme:dark}')
  expect(night.match(/--f-accent:/g)).toHaveLength(1)
  expect(night.match(/\{/g)?.length).toBe(night.match(/\}/g)?.length)
  expect(night.match(/:not\(\[data-scheme=light\]\)/g)).toHaveLength(4)
  expect(css({ background: '#14121f', dark: true })).not.toContain('@media')
  expect(css({ dark: true })).toBe('')
})

test('a cover is above the form', () => {
  const id = 'ab'.repeat(32)
  expect(css({ cover: id })).toContain(`url(/images/${id})`)
})

test('a logo is above the title, in both display styles', () => {
  const id = 'cd'.repeat(32)
  const sheet = css({ logo: id })
  expect(sheet).toContain(`url(/images/${id})`)
  expect(sheet).toContain('.rf-top h1::before')
  expect(css({ logo: 'x' })).toBe('')
})

test('no stored value is inserted unescaped', () => {
  const hostile = '</style><script>alert(1)</script>}*{background:url(//evil.example)'
  const stranger = fc.oneof(
    fc.constant(hostile),
    fc.string(),
    fc.constant(undefined),
    fc.integer(),
    fc.constant('__proto__'),
    fc.constant(`${'a'.repeat(64)})`),
  )
  const odd = fc.record({
    accent: stranger,
    background: stranger,
    card: stranger,
    dark: fc.oneof(stranger, fc.boolean()),
    textFont: fc.oneof(stranger, fc.constantFrom(...formFonts)),
    headWeight: fc.oneof(stranger, fc.double()),
    headTrack: fc.oneof(stranger, fc.double()),
    width: fc.oneof(stranger, fc.double()),
    font: fc.oneof(stranger, fc.constantFrom(...formFonts)),
    roundness: fc.oneof(stranger, fc.double()),
    density: fc.oneof(stranger, fc.constantFrom(...formDensities)),
    cover: stranger,
    logo: stranger,
  })
  fc.assert(
    fc.property(odd, (style) => {
      // Stored by an older version or by hand: stored data may not match the types.
      const sheet = css(style as FormStyle)
      expect(sheet).not.toContain('<')
      expect(sheet).not.toContain('evil')
      const flat = sheet
        .replaceAll(/@font-face\{[^}]*\}/g, '')
        .replace(/@media[^{]*\{(.*\})\}/, '$1')
      expect(flat).toMatch(/^([^{}<>]+\{[^{}<>]*\})*$/)
    }),
    { numRuns: 2_000 },
  )
})
