import { isSimple } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'

/** A question as a row of the tree, with the branch to it. */
export interface Branch {
  readonly field: Field
  /** Number of answers on the path to it. */
  readonly depth: number
  /** The last answer on the path; absent for the first question. */
  readonly answer?: string
  /** SVG path from its source question. */
  readonly line?: string
}

/** Sizes in pixels. */
export const row = 68
export const indent = 30
const corner = 14
const dot = { center: 5.5, top: 18.5, size: 11 }
const textHeight = 48

/** Rows in form order. Each question depends on an earlier one by a simple condition, or on none. */
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

/** A line down from the dot of one row, and right to the dot of another. */
function lineTo(place: number, depth: number, from: number): string {
  const x = (depth - 1) * indent + dot.center
  const end = depth * indent - 0.5
  const start = from * row + dot.top + dot.size + 0.5
  const turn = place * row + textHeight / 2 - corner
  return `M${x} ${start}V${turn}q0 ${corner} ${corner} ${corner}H${end}`
}
