import { isSimple } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'

/** A question as a row of the tree, with the branch to it. */
export interface Branch {
  readonly field: Field
  /** Number of answers on the path to it. */
  readonly depth: number
  /** The last answer on the path; absent for the first question. */
  readonly answer?: string
  /** Row of its source question. */
  readonly from?: number
  /** SVG path from its source question. */
  readonly line?: string
}

/** Sizes in pixels. */
export const row = 68
export const indent = 30
const corner = 14
const dot = { center: 5.5, top: 18.5, size: 11 }
const textHeight = 48

/** Rows in form order. A question with another kind of logic is on the stem. */
export function branchesOf(fields: readonly Field[]): readonly Branch[] {
  const branches: Branch[] = []
  for (const field of fields) {
    const { conditional } = field
    const from =
      conditional !== undefined && isSimple(conditional)
        ? branches.findIndex((branch) => branch.field.id === conditional.dependsOn)
        : -1
    if (conditional === undefined || !isSimple(conditional) || from < 0) {
      branches.push({ field, depth: 0 })
      continue
    }
    const depth = (branches[from]?.depth ?? 0) + 1
    branches.push({
      field,
      depth,
      answer: conditional.value,
      from,
      line: lineTo(branches.length, depth, from),
    })
  }
  return branches
}

/** The stem: a line through the dots of all questions that everyone sees. */
export function stemOf(branches: readonly Branch[]): string {
  const last = branches.findLastIndex(({ depth }) => depth === 0)
  return `M${dot.center} ${dot.top + dot.size / 2}V${last * row + dot.top + dot.size / 2}`
}

/** A line down from the dot of one row, and right to the dot of another. */
function lineTo(place: number, depth: number, from: number): string {
  const x = (depth - 1) * indent + dot.center
  const end = depth * indent - 0.5
  const start = from * row + dot.top + dot.size + 0.5
  const turn = place * row + textHeight / 2 - corner
  return `M${x} ${start}V${turn}q0 ${corner} ${corner} ${corner}H${end}`
}
