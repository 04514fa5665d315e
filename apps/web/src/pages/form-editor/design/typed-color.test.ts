import { expect, test } from 'vitest'
import { typedColor } from './typed-color.ts'

test.each([
  ['#1f7a4d', '#1f7a4d'],
  [' 1F7A4D ', '#1f7a4d'],
  ['#fa0', '#ffaa00'],
])('%s is the color %s', (text, color) => {
  expect(typedColor(text)).toBe(color)
})

test.each(['', '#', '#12', '#12345', 'red', '#1f7a4d80'])('%j is no color', (text) => {
  expect(typedColor(text)).toBeNull()
})
