import type { PlacedNode } from './line-points.ts'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Node that an arrow key focuses: the next field or run in the column, or the nearest one in the next column. */
export function nextNode(
  nodes: readonly PlacedNode[],
  nodeId: string,
  arrow: Arrow,
): PlacedNode | null {
  const stops = nodes.filter(({ kind }) => kind === 'field' || kind === 'more')
  const here = stops.find(({ id }) => id === nodeId)
  if (here === undefined) return stops[0] ?? null
  const { along, forward } = directions[arrow]
  const ahead = stops.filter((node) =>
    along === 'column'
      ? node.column === here.column && isAhead(node.y - here.y, forward)
      : isAhead(node.column - here.column, forward),
  )
  const distance = (node: PlacedNode) =>
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
