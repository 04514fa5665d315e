import type { Field } from '@ramiform/core/field'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrange, nothingArranged } from './arrangement.ts'

const field = (id: string, width: 'full' | 'half' = 'full'): Field => ({
  id,
  type: 'text',
  label: id,
  styling: { width, inline: false },
})
const form = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`))
const ids = ({ chunks }: Arrangement) => chunks.flatMap(({ cards }) => cards.map(({ id }) => id))
const keyOf = ({ chunks }: Arrangement, id: string) =>
  chunks.find(({ cards }) => cards.some((card) => card.id === id))?.key

test('whatever is done to a form, every card is there once, in order, in chunks of whole rows', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('add', 'remove', 'move')), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), edits, (count, steps) => {
      let fields: readonly Field[] = form(count)
      let arrangement = arrange(nothingArranged, fields, true, null)
      for (const [index, [a, b, what]] of steps.entries()) {
        const from = a % Math.max(1, fields.length)
        const moved = fields[from]
        const rest = what === 'add' ? fields : fields.toSpliced(from, 1)
        const added = what === 'add' ? field(`new${index}`, b % 2 === 0 ? 'half' : 'full') : moved
        fields =
          what === 'remove' || added === undefined
            ? rest
            : rest.toSpliced(b % (rest.length + 1), 0, added)
        arrangement = arrange(arrangement, fields, true, added?.id ?? null)
        expect(ids(arrangement)).toEqual(fields.map(({ id }) => id))
        expect(new Set(arrangement.chunks.map(({ key }) => key)).size).toBe(
          arrangement.chunks.length,
        )
        for (const { cards } of arrangement.chunks) {
          expect(cards.length).toBeLessThanOrEqual(60)
          expect(cards[0]?.layout).not.toBe('next')
        }
      }
    }),
  )
})

test('adding, deleting and moving one of 1,000 fields touches a chunk or two', () => {
  const fields = form(1_000)
  const before = arrange(nothingArranged, fields, true, null)
  const touched = (after: readonly Field[], pinned: string | null = null) =>
    arrange(before, after, true, pinned).chunks.filter((chunk) => !before.chunks.includes(chunk))
  expect(touched(fields.toSpliced(0, 0, field('new')), 'new')).toHaveLength(1)
  expect(touched(fields.toSpliced(500, 0, field('new')), 'new')).toHaveLength(1)
  expect(touched(fields.toSpliced(500, 1))).toHaveLength(1)
  const far = fields.toSpliced(900, 1).toSpliced(0, 0, field('f900'))
  expect(touched(far, 'f900')).toHaveLength(2)
  expect(arrange(before, fields.with(3, { ...field('f3'), label: 'Other' }), true, null)).toBe(
    before,
  )
})

test('a card that is moved on step by step stays in its chunk, so that it keeps the focus', () => {
  for (const direction of [1, -1]) {
    let fields: readonly Field[] = form(100)
    let arrangement = arrange(nothingArranged, fields, true, null)
    let place = 50
    let changes = 0
    for (let step = 0; step < 8; step += 1) {
      const key = keyOf(arrangement, 'f50')
      fields = fields
        .toSpliced(place, 1)
        .toSpliced(place + direction, 0, fields[place] ?? field('x'))
      place += direction
      arrangement = arrange(arrangement, fields, true, 'f50')
      if (keyOf(arrangement, 'f50') !== key) changes += 1
    }
    expect(changes).toBe(0)
  }
})

test('a chunk that keeps growing is split, and the card in use keeps its place in it', () => {
  let fields: readonly Field[] = form(1)
  let arrangement = arrange(nothingArranged, fields, true, null)
  for (let index = 0; index < 100; index += 1) {
    const key = keyOf(arrangement, fields.at(-1)?.id ?? '')
    fields = [...fields, field(`new${index}`)]
    const last = fields.at(-2)?.id ?? null
    arrangement = arrange(arrangement, fields, true, last)
    expect(keyOf(arrangement, last ?? '')).toBe(key)
  }
  expect(arrangement.chunks.length).toBeGreaterThan(3)
})
