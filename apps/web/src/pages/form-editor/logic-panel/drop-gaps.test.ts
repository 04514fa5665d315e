import { expect, test } from 'vitest'
import { type Gap, gapAt, placeInGap } from './drop-gaps.ts'

const gap = (groupId: string | null, index: number, y: number, left = 0): Gap => ({
  ...{ groupId, index, y, left },
  right: 300,
})

test('a rule goes into the gap that the pointer is nearest to', () => {
  const gaps = [gap(null, 0, 0), gap(null, 1, 36), gap('g', 0, 72, 28)]
  expect(gapAt(gaps, { x: 10, y: 30 })?.index).toBe(1)
  expect(gapAt(gaps, { x: 40, y: 70 })?.groupId).toBe('g')
  expect(gapAt([], { x: 0, y: 0 })).toBeNull()
})

test('where groups end at one height, moving to the side chooses how deep', () => {
  const ends = [gap(null, 2, 100, 0), gap('outer', 2, 100, 28), gap('inner', 1, 100, 56)]
  expect(gapAt(ends, { x: 2, y: 100 })?.groupId).toBeNull()
  expect(gapAt(ends, { x: 30, y: 100 })?.groupId).toBe('outer')
  expect(gapAt(ends, { x: 90, y: 100 })?.groupId).toBe('inner')
})

test('the gaps around a rule are its own place, and those below count without it', () => {
  const from = { groupId: null, index: 1 }
  expect(placeInGap(gap(null, 1, 0), from)).toBeNull()
  expect(placeInGap(gap(null, 2, 0), from)).toBeNull()
  expect(placeInGap(gap(null, 3, 0), from)).toEqual({ groupId: null, index: 2 })
  expect(placeInGap(gap(null, 0, 0), from)).toEqual({ groupId: null, index: 0 })
  expect(placeInGap(gap('g', 2, 0), from)).toEqual({ groupId: 'g', index: 2 })
})
