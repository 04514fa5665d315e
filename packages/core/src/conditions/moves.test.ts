import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { allOf, anyOf, aRule } from '../testing/a-form.ts'
import { type AdvancedConditional, type Group, type Rule, rulesOf } from './condition.ts'
import * as moves from './moves.ts'

const rule = (id: string) => aRule('a', 'equals', 'x', id)
const group = (id: string, ...parts: readonly (Rule | Group)[]) => ({ ...anyOf(...parts), id })
const logic = allOf(
  rule('r1'),
  rule('r2'),
  group('g1', rule('r3'), group('g2', rule('r4'))),
  group('g3'),
)

/** The rules of each group as text: `r1 r2 (r3 (r4)) ()`. */
const drawn = ({ rules, groups }: Pick<AdvancedConditional, 'rules' | 'groups'>): string =>
  [...rules.map(({ id }) => id), ...groups.map((inner) => `(${drawn(inner)})`)].join(' ')

describe('a rule', () => {
  const step = (id: string, direction: moves.Direction) => {
    const place = moves.stepForRule(logic, id, direction)
    return place && drawn(moves.placeRule(logic, id, place))
  }

  test('goes through all groups in reading order', () => {
    expect(step('r1', 'down')).toBe('r2 r1 (r3 (r4)) ()')
    expect(step('r2', 'down')).toBe('r1 (r2 r3 (r4)) ()')
    expect(step('r4', 'down')).toBe('r1 r2 (r3 ()) (r4)')
    expect(step('r4', 'up')).toBe('r1 r2 (r3 r4 ()) ()')
    expect(step('r3', 'up')).toBe('r1 r2 r3 ((r4)) ()')
    expect(step('r1', 'up')).toBeNull()
  })

  test('comes by steps down from the first place to the last, and back the same way', () => {
    let now: AdvancedConditional = logic
    const seen = [drawn(now)]
    for (let place = moves.stepForRule(now, 'r1', 'down'); place !== null; ) {
      now = moves.placeRule(now, 'r1', place)
      seen.push(drawn(now))
      place = moves.stepForRule(now, 'r1', 'down')
    }
    expect(seen.at(-1)).toBe('r2 (r3 (r4)) (r1)')
    for (let place = moves.stepForRule(now, 'r1', 'up'); place !== null; ) {
      seen.pop()
      now = moves.placeRule(now, 'r1', place)
      expect(drawn(now)).toBe(seen.at(-1))
      place = moves.stepForRule(now, 'r1', 'up')
    }
    expect(seen).toHaveLength(1)
  })

  test('goes out of its group and into the one beside it', () => {
    expect(step('r4', 'out')).toBe('r1 r2 (r3 r4 ()) ()')
    expect(step('r1', 'in')).toBe('r2 (r3 r1 (r4)) ()')
    expect(step('r4', 'in')).toBeNull()
    expect(step('r1', 'out')).toBeNull()
  })
})

describe('a group', () => {
  const step = (id: string, direction: moves.Direction) => {
    const place = moves.stepForGroup(logic, id, direction)
    return place && drawn(moves.placeGroup(logic, id, place))
  }

  test('goes past its neighbours, and at the end of them out of the group around', () => {
    expect(step('g1', 'down')).toBe('r1 r2 () (r3 (r4))')
    expect(step('g3', 'up')).toBe('r1 r2 () (r3 (r4))')
    expect(step('g2', 'up')).toBe('r1 r2 (r4) (r3) ()')
    expect(step('g2', 'down')).toBe('r1 r2 (r3) (r4) ()')
    expect(step('g1', 'up')).toBeNull()
  })

  test('goes into the neighbor before it, but never too deep', () => {
    expect(step('g3', 'in')).toBe('r1 r2 (r3 (r4) ())')
    expect(step('g1', 'in')).toBeNull()
    const nested = (depth: number): ReturnType<typeof group> =>
      depth === 1 ? group('d1', rule('d')) : group(`d${depth}`, nested(depth - 1))
    const deep = allOf(nested(limits.groupDepth - 1), group('last', rule('x')))
    expect(moves.depthOf(deep)).toBe(limits.groupDepth)
    expect(moves.canHoldGroup(deep, 'last', 'd1')).toBe(false)
    expect(moves.canHoldGroup(deep, 'last', 'd2')).toBe(true)
    expect(moves.canHoldGroup(deep, 'd3', 'd1')).toBe(false)
  })
})

test('no step loses or doubles a rule', () => {
  const ids = rulesOf(logic).map(({ id }) => id)
  for (const direction of ['up', 'down', 'in', 'out'] as const) {
    for (const id of ids) {
      const place = moves.stepForRule(logic, id, direction)
      const after = place === null ? logic : moves.placeRule(logic, id, place)
      expect(
        rulesOf(after)
          .map((one) => one.id)
          .sort(),
      ).toEqual(ids)
    }
  }
})
