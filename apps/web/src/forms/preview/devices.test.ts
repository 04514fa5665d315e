import { expect, test } from 'vitest'
import { frameIn } from './devices.ts'

test('a phone has the width of a phone, or of the area if that is narrower', () => {
  expect(frameIn(900, 'phone')).toEqual({ width: 390, scale: 1 })
  expect(frameIn(360, 'phone')).toEqual({ width: 360, scale: 1 })
  expect(frameIn(240, 'phone')).toEqual({ width: 320, scale: 0.75 })
})

test('a desktop has at least the width of a small one, scaled down to fit', () => {
  expect(frameIn(1_300, 'desktop')).toEqual({ width: 1_300, scale: 1 })
  expect(frameIn(378, 'desktop')).toEqual({ width: 1_080, scale: 0.35 })
})
