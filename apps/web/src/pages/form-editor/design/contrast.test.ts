import { contrast, readColor } from '@ramiform/renderer/color'
import { expect, test } from 'vitest'
import { contrastFigures, contrastWarning, schemesOf } from './contrast.ts'

test('a readable color has no warning, and a figure for each scheme', () => {
  expect(contrastWarning({ accent: '#1f7a4d' }, 'accent')).toBeNull()
  expect(contrastFigures({ accent: '#1f7a4d' }, 'accent')).toBe('5.1\u00a0:\u00a01')
  expect(contrastFigures({ accent: '#1f7a4d', dark: true }, 'accent')).toMatch(
    /^5\.1\s:\s1, dark \d\.\d\s:\s1$/,
  )
})

test('an unreadable accent names its contrast and the nearest color that passes', () => {
  const style = { accent: '#dd7238', background: '#fff2e5' }
  const warning = contrastWarning(style, 'accent')
  expect(warning?.words).toBe('The accent is hard to see in the light scheme: 2.9\u00a0:\u00a01.')
  expect(warning?.fixFigure).toMatch(/^[45]\.\d\s:\s1, needs 4\.5$/)
  const [fix, page] = [readColor(warning?.fix), readColor(style.background)]
  expect(fix && page && contrast(fix, page)).toBeGreaterThanOrEqual(4.5)
  expect(contrastWarning({ ...style, accent: warning?.fix }, 'accent')).toBeNull()
})

test('an accent that is too dark for a dark page is measured there', () => {
  const warning = contrastWarning({ accent: '#20308a', background: '#101014' }, 'accent')
  expect(warning?.words).toContain('in the dark scheme')
})

test('a background in the middle is too dark for text, and the fix passes', () => {
  const warning = contrastWarning({ background: '#88aacc' }, 'background')
  expect(warning?.words).toMatch(/^Text is hard to read on this background in the light scheme/)
  expect(contrastWarning({ background: warning?.fix }, 'background')).toBeNull()
})

test('a card far from its page is reported', () => {
  expect(contrastWarning({ background: '#fdf4eb', card: '#fffdf9' }, 'card')).toBeNull()
  expect(contrastWarning({ background: '#ffffff', card: '#88aacc' }, 'card')).toMatchObject({
    words: 'Cards need a color close to the background.',
    fixFigure: '',
  })
})

test('absent and unfinished colors have neither warning nor figure', () => {
  expect(contrastWarning({ background: '#ffffff' }, 'accent')).toBeNull()
  expect(contrastWarning({ accent: '#ff' }, 'accent')).toBeNull()
  expect(contrastFigures({}, 'accent')).toBe('')
})

test('a form shows in the schemes of its colors', () => {
  expect(schemesOf({})).toEqual(['light', 'dark'])
  expect(schemesOf({ accent: '#9c3a1c' })).toEqual(['light'])
  expect(schemesOf({ accent: '#9c3a1c', dark: true })).toEqual(['light', 'dark'])
  expect(schemesOf({ background: '#14121f', dark: true })).toEqual(['dark'])
})
