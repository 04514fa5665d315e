import { all, always, any, type Logic, never } from '../../../reading/logic.ts'
import type { AnswerVariables } from './answer-variables.ts'
import {
  alwaysHolds,
  type Cube,
  type DecisionDiagrams,
  type Node,
  neverHolds,
} from './decision-diagram.ts'

/** More alternatives become null, because nobody could read such a condition. */
const mostCubes = 40

/** A cube, with logic that holds in it or outside of it for each of its variables. */
interface Written {
  readonly node: Node
  readonly parts: ReadonlyMap<number, Logic>
}

/**
 * Writes a condition as rules: what it needs as alternatives, or what it excludes, whichever takes fewer rules.
 * @param possible answers that can occur. For others, the result may differ from the condition.
 * @returns logic with its own node, which is often smaller than the condition
 */
export function writtenLogic(
  node: Node,
  possible: Node,
  diagrams: DecisionDiagrams,
  variables: AnswerVariables,
): { readonly logic: Logic; readonly node: Node } | null {
  const least = diagrams.and(node, possible)
  const most = diagrams.or(node, diagrams.not(possible))
  if (least === neverHolds) return { logic: never, node: neverHolds }
  if (most === alwaysHolds) return { logic: always, node: alwaysHolds }
  const around = { diagrams, variables }
  const needed = cover(least, most, { ...around, isDenied: false })
  const excluded = cover(diagrams.not(most), diagrams.not(least), { ...around, isDenied: true })
  const nodeOf = (cubes: readonly Written[]) =>
    cubes.reduce<Node>((so, one) => diagrams.or(so, one.node), neverHolds)
  const either = needed && joined('any', needed)
  const both = excluded && joined('all', excluded)
  if (needed !== null && either !== null && (both === null || rulesIn(either) <= rulesIn(both)))
    return { logic: either, node: nodeOf(needed) }
  return both && excluded && { logic: both, node: diagrams.not(nodeOf(excluded)) }
}

const rulesIn = (logic: Logic): number =>
  logic.kind === 'rule' ? 1 : logic.parts.reduce((sum, part) => sum + rulesIn(part), 0)

interface Around {
  readonly diagrams: DecisionDiagrams
  readonly variables: AnswerVariables
  /** True to write the opposite of each part */
  readonly isDenied: boolean
}

/** Cubes that together hold in all of `least` and in nothing outside of `most`; null if they cannot be written. */
function cover(least: Node, most: Node, around: Around): readonly Written[] | null {
  const { diagrams } = around
  const found: Written[] = []
  for (let missing = least; missing !== neverHolds; ) {
    if (found.length >= mostCubes) return null
    const one = wideCube(diagrams.cubeIn(missing), most, around)
    if (one === null) return null
    found.push(one)
    missing = diagrams.and(missing, diagrams.not(one.node))
  }
  return inOrder(withoutNeedless(found, least, diagrams))
}

/** Leaves out cubes that the others cover. */
function withoutNeedless(cubes: readonly Written[], least: Node, diagrams: DecisionDiagrams) {
  const following: Node[] = [neverHolds]
  for (const { node } of cubes.toReversed())
    following.unshift(diagrams.or(node, following[0] ?? neverHolds))
  let before: Node = neverHolds
  return cubes.filter(({ node }, at) => {
    const others = diagrams.or(before, following[at + 1] ?? neverHolds)
    if (diagrams.implies(least, others)) return false
    before = diagrams.or(before, node)
    return true
  })
}

/** Cubes in the order of their first questions. */
function inOrder(cubes: readonly Written[]): readonly Written[] {
  const firstOf = ({ parts }: Written) => Math.min(...parts.keys())
  return cubes.toSorted((one, other) => firstOf(one) - firstOf(other))
}

/** Widens a cube as far as `most` allows. Drops early questions first, which are how the respondent got here. */
function wideCube(
  cube: Cube,
  most: Node,
  { diagrams, variables, isDenied }: Around,
): Written | null {
  const wide = new Map(cube)
  for (const variable of cube.keys())
    if (diagrams.holdsIn(without(wide, variable), most)) wide.delete(variable)
  const parts = new Map<number, Logic>()
  for (const [variable, least] of [...wide]) {
    const others = without(wide, variable)
    const isAllowed = (region: number) => {
      const only = least.map((_, at) => at === region)
      return diagrams.holdsIn(new Map([...others, [variable, only]]), most)
    }
    const widest = least.map((isIn, region) => isIn || isAllowed(region))
    const written = isDenied
      ? variables.write(variable, opposite(widest), opposite(least))
      : variables.write(variable, least, widest)
    if (written === null) return null
    wide.set(variable, isDenied ? opposite(written.holds) : written.holds)
    parts.set(variable, written.logic)
  }
  return { node: diagrams.ofCube(wide), parts }
}

const opposite = (regions: readonly boolean[]) => regions.map((one) => !one)

function without(cube: Cube, variable: number): Cube {
  const others = new Map(cube)
  others.delete(variable)
  return others
}

/** Cubes as logic: alternatives of parts that all must hold, or the reverse. Parts that all cubes share come first. */
function joined(kind: 'any' | 'all', cubes: readonly Written[]): Logic {
  const [outer, inner] = kind === 'any' ? [any, all] : [all, any]
  const [first = new Map<number, Logic>(), ...others] = cubes.map(({ parts }) => parts)
  const shared = new Map(
    [...first].filter(([variable, logic]) =>
      others.every((one) => isSame(one.get(variable), logic)),
    ),
  )
  const rests = cubes.map(({ parts }) =>
    inner(...[...parts].flatMap(([at, logic]) => (shared.has(at) ? [] : [logic]))),
  )
  return inner(...shared.values(), outer(...rests))
}

const isSame = (one: Logic | undefined, other: Logic) =>
  JSON.stringify(one) === JSON.stringify(other)
