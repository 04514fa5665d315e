import { expect, test } from 'vitest'
import { canvasLayout } from './canvas-layout.ts'
import { placeAt } from './drag/place-at.ts'

const half = { styling: { width: 'half', inline: false } } as const
const third = { styling: { width: 'third', inline: false } } as const
const logic = { dependsOn: 'a', condition: 'equals', value: 'x' }

test('two halves and three thirds share a row, and a third half begins the next', () => {
  expect(canvasLayout([half, half, half])).toEqual(['first', 'next', 'first'])
  expect(canvasLayout([third, third, third, third])).toEqual(['first', 'next', 'next', 'first'])
  expect(canvasLayout([half, {}, half])).toEqual(['first', 'row', 'first'])
})

test('conditional fields stand side by side, too', () => {
  const fields = [{}, { ...half, conditional: logic }, { ...half, conditional: logic }, third]
  expect(canvasLayout(fields)).toEqual(['row', 'first', 'next', 'first'])
})

const row = (top: number) => ({ left: 0, right: 600, top, bottom: top + 80 })
const cards = [
  row(0),
  { left: 0, right: 300, top: 100, bottom: 180 },
  { left: 300, right: 600, top: 100, bottom: 180 },
  row(200),
]

test('a field is dropped before or after the card under the pointer', () => {
  expect(placeAt(cards, { x: 50, y: -20 })).toBe(0)
  expect(placeAt(cards, { x: 50, y: 30 })).toBe(0)
  expect(placeAt(cards, { x: 50, y: 60 })).toBe(1)
  expect(placeAt(cards, { x: 50, y: 900 })).toBe(4)
  expect(placeAt([], { x: 50, y: 900 })).toBe(0)
})

test('between two cards of one row the side counts, not the height', () => {
  expect(placeAt(cards, { x: 100, y: 170 })).toBe(1)
  expect(placeAt(cards, { x: 200, y: 110 })).toBe(2)
  expect(placeAt(cards, { x: 400, y: 110 })).toBe(2)
  expect(placeAt(cards, { x: 500, y: 110 })).toBe(3)
})
