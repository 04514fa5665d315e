import type { PlannedNode } from './flow-plan.ts'
import type { Point } from './smooth-line.ts'

/** Node with its position. Coordinates refer to the top left corner. */
export type PlacedNode = PlannedNode & Point

interface Column {
  readonly left: number
  readonly width: number
  readonly nodes: readonly PlacedNode[]
}

/** maximum width of a gate column, in pixels; lines may cross such a column diagonally when no gate is in the way */
const narrow = 48
/** minimum distance between a line and the nodes it passes, in pixels */
const clearance = 12

/**
 * Points of a line between two nodes. It crosses columns of fields or conditions horizontally, in the gap reserved for
 * it. `passes` has the height of the line for each column in between. It crosses columns of gates in one curve, unless
 * a gate is in the way.
 */
export function linePoints(
  from: PlacedNode,
  to: PlacedNode,
  passes: readonly number[],
  columns: readonly Column[],
): readonly Point[] {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x, y: to.y + to.height / 2 }
  const own = columns[from.column]
  const ownEnd = own === undefined ? start.x : own.left + own.width
  const between = columns.slice(from.column + 1, to.column).map((column, index) => ({
    column,
    y: passes[index] ?? start.y,
    taken: column.width > narrow,
  }))
  const pointsNow = () => [
    start,
    ...(ownEnd > start.x ? [{ x: ownEnd, y: start.y }] : []),
    ...between.flatMap(({ column: { left, width }, y, taken }) => {
      if (!taken) return []
      // Columns of gates leave room for a diagonal line.
      if (width <= narrow) return [{ x: left + width / 2, y }]
      return [
        { x: left, y },
        { x: left + width, y },
      ]
    }),
    end,
  ]
  for (let touched = true; touched; ) {
    const points = pointsNow()
    const blocked = between.find(({ column, taken }) => !taken && touches(points, column))
    touched = blocked !== undefined
    if (blocked !== undefined) blocked.taken = true
  }
  return pointsNow()
}

function touches(points: readonly Point[], { left, width, nodes }: Column): boolean {
  const heights = [left, left + width / 2, left + width].map((x) => heightAt(points, x))
  return nodes.some(({ y, height }) =>
    heights.some((at) => at > y - clearance && at < y + height + clearance),
  )
}

/** Height of a curve at `x`; both its ends are horizontal. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x)
  const to = points[next]
  const from = points[next - 1]
  if (to === undefined || from === undefined) return to?.y ?? Number.NaN
  const way = (x - from.x) / Math.max(1, to.x - from.x)
  return from.y + (to.y - from.y) * way * way * (3 - 2 * way)
}
