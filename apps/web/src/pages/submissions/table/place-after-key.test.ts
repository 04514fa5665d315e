import { expect, test } from 'vitest'
import { placeAfterKey } from './place-after-key.ts'

const size = { rows: 50, cells: 4, page: 10 }
const press = (keys: readonly string[], from = { row: 0, cell: -1 }) =>
  keys.reduce((place, key) => {
    const [name = '', control] = key.split('+').reverse()
    return placeAfterKey(name, control === 'Control', place, size) ?? place
  }, from)

test('rows are reached as a whole, and their cells by ArrowRight', () => {
  expect(press(['ArrowDown', 'ArrowDown'])).toEqual({ row: 2, cell: -1 })
  expect(press(['ArrowDown', 'ArrowRight', 'ArrowRight'])).toEqual({ row: 1, cell: 1 })
  expect(press(['ArrowRight', 'ArrowDown'])).toEqual({ row: 1, cell: 0 })
  expect(press(['ArrowRight', 'ArrowLeft', 'ArrowLeft'])).toEqual({ row: 0, cell: -1 })
})

test('above the first row is the head, which has only cells', () => {
  expect(press(['ArrowUp'])).toEqual({ row: -1, cell: 0 })
  expect(press(['ArrowUp', 'ArrowUp', 'ArrowLeft'])).toEqual({ row: -1, cell: 0 })
  expect(press(['ArrowUp', 'ArrowRight', 'ArrowDown'])).toEqual({ row: 0, cell: 1 })
})

test('the ends of the table and of a row stop each move', () => {
  expect(press(['End', 'ArrowDown'])).toEqual({ row: 49, cell: -1 })
  expect(press(['PageDown', 'PageDown', 'PageUp'])).toEqual({ row: 10, cell: -1 })
  expect(press(['PageUp'])).toEqual({ row: 0, cell: -1 })
  expect(press(['ArrowRight', 'End', 'ArrowRight'])).toEqual({ row: 0, cell: 3 })
  expect(press(['ArrowRight', 'Control+End'])).toEqual({ row: 49, cell: 0 })
})

test('other keys move nothing', () => {
  expect(placeAfterKey('a', false, { row: 0, cell: -1 }, size)).toBeNull()
})
