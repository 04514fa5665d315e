import { expect, test } from 'vitest'
import { drawnOn } from './drawn.ts'

const names = { constructPath: 1, stroke: 2, eoFill: 3 }

/** Boxes that these paths draw. `0 x y` moves, `1 x y` draws a line, `2 ...` a curve, `4` closes. */
function boxesOf(...paths: readonly (readonly number[])[]) {
  const { boxes } = drawnOn(
    { fnArray: paths.map(() => 1), argsArray: paths.map((path) => [2, [path]]) },
    names,
  )
  return boxes.map(({ isRound, left }) => ({ isRound, left }))
}

/** A circle of four curves */
const circle = (left: number, bottom: number, size: number) => {
  const [middle, right, top] = [size / 2, left + size, bottom + size]
  const curve = (x: number, y: number) => [2, x, y, x, y, x, y]
  return [
    ...[0, left, bottom + middle],
    ...curve(left + middle, top),
    ...curve(right, bottom + middle),
    ...curve(left + middle, bottom),
    ...[...curve(left, bottom + middle), 4],
  ]
}

test('a square with round corners is no circle', () => {
  const square = [
    ...[0, 100, 112, 1, 100, 102, 2, 100, 101, 101, 100, 102, 100],
    ...[1, 112, 100, 2, 113, 100, 114, 101, 114, 102],
    ...[1, 114, 112, 2, 114, 113, 113, 114, 112, 114],
    ...[1, 102, 114, 2, 101, 114, 100, 113, 100, 112, 4],
  ]
  expect(boxesOf(square, circle(200, 100, 14))).toEqual([
    { isRound: false, left: 100 },
    { isRound: true, left: 200 },
  ])
})

test('two outlines around one middle are one box, and two boxes side by side are two', () => {
  expect(boxesOf(circle(100, 100, 9), circle(99.8, 99.8, 9.4), circle(109, 100, 9))).toEqual([
    { isRound: true, left: 100 },
    { isRound: true, left: 109 },
  ])
})

test('the arrow of a list and the handle of a text field are no boxes', () => {
  const arrow = [0, 97, 409, 1, 102, 414, 1, 107, 409]
  const handle = [0, 506, 195, 1, 498, 203]
  expect(boxesOf(arrow, handle)).toEqual([])
})

test('a field that a browser fills between two rectangles is room to write', () => {
  const rectangle = (left: number, bottom: number, right: number, top: number) => [
    ...[0, left, bottom, 1, right, bottom],
    ...[1, right, top, 1, left, top, 4],
  ]
  const frame = (bottom: number, top: number) => [
    ...rectangle(51, bottom + 1, 449, top - 1),
    ...rectangle(50, bottom, 450, top),
  ]
  const drawn = (path: readonly number[]) =>
    drawnOn({ fnArray: [1], argsArray: [[3, [path]]] }, names)
  expect(drawn(frame(100, 120)).across).toEqual([{ left: 51, right: 351, bottom: 101, top: 101 }])
  expect(drawn(frame(100, 160)).across).toHaveLength(2)
  expect(drawn(rectangle(50, 100, 450, 120)).across).toEqual([])
})

test('an oval of a printed web form is a round box, but no bullet and no text field with round corners is', () => {
  const oval = (left: number, width: number, corner: number) => [
    ...[0, left + corner, 100, 1, left + width - corner, 100],
    ...[2, left + width, 100, left + width, 100, left + width, 100 + corner],
    ...[1, left + width, 112 - corner],
    ...[2, left + width, 112, left + width, 112, left + width - corner, 112],
    ...[1, left + corner, 112, 2, left, 112, left, 112, left, 112 - corner],
    ...[1, left, 100 + corner, 2, left, 100, left, 100, left + corner, 100, 4],
  ]
  expect(
    boxesOf(oval(100, 21, 6), oval(200, 21, 2), oval(300, 60, 6), circle(400, 100, 3)),
  ).toEqual([{ isRound: true, left: 100 }])
})
