import { expect, test } from 'vitest'
import { drawnOn } from './drawn.ts'

const names = { constructPath: 1, stroke: 2 }

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
