import { expect, test } from 'vitest'
import { describeFormShape, layOutFormShape, shapeSizes, twigPath } from './form-shape-layout.ts'

const shape = (...dependsOn: number[][]) => ({ total: dependsOn.length, dependsOn })

test('fields without conditions are in a row on the stem', () => {
  const { buds, twigs } = layOutFormShape(shape([], [], []))
  expect(buds.map(({ x, y }) => [x, y])).toEqual([
    [6, 8],
    [28, 8],
    [50, 8],
  ])
  expect(twigs).toEqual([])
})

test('dependent fields are on a twig, and overlapping twigs use different lines', () => {
  // fields 1 and 2 each decide about later ones, crosswise
  const { buds, twigs } = layOutFormShape(shape([], [], [], [1], [2], [1]))
  expect(buds.map(({ y }) => y)).toEqual([8, 8, 8, 22, 36, 22])
  expect(twigs).toEqual([
    { fromX: 28, fromY: 8, y: 22, toX: 116 },
    { fromX: 50, fromY: 8, y: 36, toX: 94 },
  ])
})

test('a chain goes down line by line and stays on the last one', () => {
  const { buds } = layOutFormShape(shape([], [0], [1], [2], [3], [4]))
  expect(buds.map(({ y }) => y)).toEqual([8, 22, 36, 50, 50, 50])
})

test('a twig starts at the line above, and continues along the last line', () => {
  const { twigs, elbow } = layOutFormShape(shape([], [0], [1], [2], [3], [4]))
  const paths = twigs.map((twig) => twigPath(twig, elbow))
  expect(paths.map((path) => path.includes('C'))).toEqual([true, true, true, false, false])
  expect(paths.at(-1)).toBe('M94 50H116')
})

test('a field with several sources is at the last one before it', () => {
  const { buds, twigs } = layOutFormShape(shape([], [], [0, 1]))
  expect(buds[2]).toEqual({ x: 50, y: 22, conditional: true })
  expect(twigs).toEqual([{ fromX: 28, fromY: 8, y: 22, toX: 50 }])
})

test('loops and fields that depend on a later one are drawn', () => {
  const { buds } = layOutFormShape(shape([1], [0]))
  expect(buds.every(({ conditional }) => conditional)).toBe(true)
  expect(layOutFormShape(shape([1], [])).twigs).toEqual([])
})

test('forty fields fit on a card', () => {
  const { buds } = layOutFormShape(shape(...Array.from({ length: 40 }, () => [])))
  expect(buds.at(-1)?.x).toBeLessThanOrEqual(shapeSizes.card.width)
})

test('every size has room for forty fields and a deep chain', () => {
  const deep = shape([], ...Array.from({ length: 39 }, (_, position) => [position]))
  for (const size of Object.values(shapeSizes)) {
    const { buds } = layOutFormShape(deep, size)
    expect(Math.max(...buds.map(({ x }) => x))).toBeLessThanOrEqual(size.width)
    expect(Math.max(...buds.map(({ y }) => y))).toBeLessThan(size.height)
  }
})

test('the drawing has a text alternative', () => {
  expect(describeFormShape(shape([], [0]))).toBe('2 fields, 1 with logic')
  expect(describeFormShape(shape([]))).toBe('1 field')
  expect(describeFormShape({ total: 1200, dependsOn: [[], [0]] })).toBe(
    '1,200 fields, 1 of the first 2 with logic',
  )
})
