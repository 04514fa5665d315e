import { expect, test } from 'vitest'
import { frameIn } from './devices.ts'

test('a phone is as wide as a phone, and as the area where that is narrower', () => {
  expect(frameIn(900, 'phone')).toEqual({ width: 390, scale: 1 })
  expect(frameIn(360, 'phone')).toEqual({ width: 360, scale: 1 })
  expect(frameIn(240, 'phone')).toEqual({ width: 320, scale: 0.75 })
})

test('a desktop is at least as wide as a small one, drawn smaller where there is no room', () => {
  expect(frameIn(1_300, 'desktop')).toEqual({ width: 1_300, scale: 1 })
  expect(frameIn(378, 'desktop')).toEqual({ width: 1_080, scale: 0.35 })
})
