import { expect, test } from 'vitest'
import { wrapLabel } from './wrap-label.ts'

/** Every character is ten pixels wide. */
const wrap = (label: string) => wrapLabel(label, 160, (text) => [...text].length * 10)

test('a short label stays on one line, a longer one is balanced on two', () => {
  expect(wrap('Lunch')).toEqual({ lines: ['Lunch'], isCut: false })
  expect(wrap('What should the kitchen know?').lines).toEqual(['What should the', 'kitchen know?'])
  expect(wrap('Need step-free access?').lines).toEqual(['Need step-', 'free access?'])
})

test('a third line is cut', () => {
  const { lines, isCut } = wrap('What would you like to be able to do afterwards?')
  expect(lines).toEqual(['What would you', 'like to be able…'])
  expect(isCut).toBe(true)
})

test('a word without a break is split between letters, and an emoji is not split', () => {
  expect(wrap('あ'.repeat(20)).lines.map((line) => [...line].length)).toEqual([16, 4])
  expect(wrap('🌱'.repeat(40)).lines.map((line) => [...line].length)).toEqual([16, 16])
})
