import { expect, test, vi } from 'vitest'
import { remembered, rememberedText } from './remembered.ts'

test('a result is made once for each object, also if it is null', () => {
  const make = vi.fn(() => null)
  const read = remembered<object, null>(make)
  const [one, other] = [{}, {}]
  expect([read(one), read(one), read(other)]).toEqual([null, null, null])
  expect(make).toHaveBeenCalledTimes(2)
})

test('a result is made once for each text, also if it is false', () => {
  const make = vi.fn((text: string) => text === 'yes')
  const read = rememberedText(make)
  expect(['no', 'no', 'yes', 'yes'].map(read)).toEqual([false, false, true, true])
  expect(make).toHaveBeenCalledTimes(2)
})

test('long texts are not kept, and neither are the oldest of many', () => {
  const make = vi.fn((text: string) => text.length)
  const read = rememberedText(make)
  const long = 'a'.repeat(501)
  expect([read(long), read(long)]).toEqual([501, 501])
  expect(make).toHaveBeenCalledTimes(2)
  for (let at = 0; at <= 5_000; at += 1) read(`text ${at}`)
  read('text 0')
  expect(make).toHaveBeenCalledTimes(2 + 5_001 + 1)
})
