import { expect, test } from 'vitest'
import {
  advance,
  created,
  type Generation,
  idle,
  nextAt,
  pace,
  showAtOnce,
  start,
  stepOf,
  treeRead,
} from './generation.ts'

const lines = ['Is it on?', '├── Yes → Which lamp blinks?', '└── No', 'Your name']

/** What happens when nobody acts: each change and when it comes. */
function story(from: Generation): readonly string[] {
  const told: string[] = []
  let current = from
  for (let at = nextAt(current); at !== null; at = nextAt(current)) {
    current = advance(current, at)
    told.push(`${at} ${current.stage} ${current.shown}`)
  }
  return told
}

test('a tree is analyzed, drawn line by line, and then turned into a form, at the specified pace', () => {
  expect(story(treeRead(start(0, false), lines, 0))).toEqual([
    '1500 tree_building 0',
    '1650 tree_building 1',
    '1950 tree_building 2',
    '2250 tree_building 3',
    '2400 tree_building 4',
    '2900 tree_complete 4',
    '4400 form_generating 4',
    '6900 form_complete 4',
  ])
})

test('nothing is drawn before the tree is read, and no pause runs twice', () => {
  const reading = start(0, false)
  expect(nextAt(reading)).toBeNull()
  expect(advance(reading, 60_000).stage).toBe('analyzing')
  const late = treeRead(reading, lines, pace.analyzing + 150)
  expect([late.stage, late.shown]).toEqual(['tree_building', 1])
})

test('a tab that was in the background continues where it would be now', () => {
  const begun = treeRead(start(0, false), lines, 0)
  expect(advance(begun, 2_000)).toMatchObject({ stage: 'tree_building', shown: 2, since: 1_950 })
  expect(advance(begun, 100_000)).toMatchObject({ stage: 'form_complete', shown: 4 })
})

test('a thousand lines can be shown at once', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `├── Question ${at}?`)
  const begun = treeRead(start(0, false), many, 0)
  expect(story(begun).at(-1)).toBe('306000 form_complete 1000')
  const building = advance(begun, 2_000)
  expect(showAtOnce(building, 2_000)).toMatchObject({ stage: 'form_complete', shown: 1_000 })
  // Asked for before the tree has been read, it comes as soon as that is done.
  const early = showAtOnce(start(0, false), 10)
  expect(early.stage).toBe('analyzing')
  expect(treeRead(early, lines, 20)).toMatchObject({ stage: 'form_complete', shown: 4 })
})

test('with reduced motion, the result appears at once', () => {
  const done = treeRead(start(0, true), lines, 0)
  expect(done).toMatchObject({ stage: 'form_complete', shown: 4 })
  expect(nextAt(done)).toBeNull()
})

test('a form can be opened once it is created, and created only once it is ready', () => {
  const done = treeRead(start(0, true), lines, 0)
  expect(created(done, 'form-1')).toMatchObject({ stage: 'preview_ready', formId: 'form-1' })
  expect(created(idle, 'form-1')).toBe(idle)
  expect(showAtOnce(created(done, 'form-1'), 5).stage).toBe('preview_ready')
})

test('each stage has one of the four steps', () => {
  expect(
    (
      [
        'idle',
        'analyzing',
        'tree_building',
        'tree_complete',
        'form_generating',
        'form_complete',
        'preview_ready',
      ] as const
    ).map(stepOf),
  ).toEqual([-1, 0, 1, 1, 2, 3, 3])
})
