import type { PlannedField } from './flow-plan.ts'
import type { PlacedNode } from './line-points.ts'

type Placed = PlacedNode & PlannedField
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Field that an arrow key selects: the next one in the column, or the nearest one in the next column. */
export function nextField(
  nodes: readonly PlacedNode[],
  fieldId: string,
  arrow: Arrow,
): Placed | null {
  const fields = nodes.filter((node): node is Placed => node.kind === 'field')
  const here = fields.find((node) => node.fieldId === fieldId)
  if (here === undefined) return fields[0] ?? null
  const { along, forward } = directions[arrow]
  const ahead = fields.filter((node) =>
    along === 'column'
      ? node.column === here.column && isAhead(node.y - here.y, forward)
      : isAhead(node.column - here.column, forward),
  )
  const distance = (node: Placed) =>
    along === 'column'
      ? Math.abs(node.y - here.y)
      : // Column distance takes priority over row distance.
        Math.abs(node.column - here.column) * 1e6 + Math.abs(node.y - here.y)
  return ahead.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

const isAhead = (difference: number, forward: boolean) =>
  forward ? difference > 0 : difference < 0

const directions: Readonly<Record<Arrow, { along: 'column' | 'row'; forward: boolean }>> = {
  ArrowUp: { along: 'column', forward: false },
  ArrowDown: { along: 'column', forward: true },
  ArrowLeft: { along: 'row', forward: false },
  ArrowRight: { along: 'row', forward: true },
}

export const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key)
