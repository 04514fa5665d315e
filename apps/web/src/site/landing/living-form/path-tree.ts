import { isSimple } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'

/** A question as a row of the tree, and the branch that leads to it. */
export interface Branch {
  readonly field: Field
  /** how many answers it takes to get there */
  readonly depth: number
  /** the last of them; absent where everybody begins */
  readonly answer?: string
  /** a path of an SVG from the question before it */
  readonly line?: string
}

/** all in pixels (look of the landing page) */
export const row = 68
export const indent = 30
const corner = 14
const dot = { centre: 5.5, top: 18.5, size: 11 }
const textHeight = 48

/** Questions in form order; each hangs on an earlier one by a simple condition, or on none. */
export function branchesOf(fields: readonly Field[]): readonly Branch[] {
  const branches: Branch[] = []
  for (const field of fields) {
    const { conditional } = field
    if (conditional === undefined || !isSimple(conditional)) {
      branches.push({ field, depth: 0 })
      continue
    }
    const from = branches.findIndex((branch) => branch.field.id === conditional.dependsOn)
    const depth = (branches[from]?.depth ?? 0) + 1
    branches.push({
      field,
      depth,
      answer: conditional.value,
      line: lineTo(branches.length, depth, Math.max(from, 0)),
    })
  }
  return branches
}

/** Down from the dot of one row, and right to the dot of another. */
function lineTo(place: number, depth: number, from: number): string {
  const x = (depth - 1) * indent + dot.centre
  const end = depth * indent - 0.5
  const start = from * row + dot.top + dot.size + 0.5
  const turn = place * row + textHeight / 2 - corner
  return `M${x} ${start}V${turn}q0 ${corner} ${corner} ${corner}H${end}`
}
