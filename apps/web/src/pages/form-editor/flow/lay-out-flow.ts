import { Graph, type GraphLabel, layout, type NodeLabel, type RankerFunction } from '@dagrejs/dagre'
import { flowSizes } from './flow-measures.ts'
import type { FlowPlan, PlannedLine, PlannedNode } from './flow-plan.ts'
import { linePoints, type PlacedNode } from './line-points.ts'
import { orderRows } from './order-rows.ts'
import { type Point, smoothLine, turnedPath } from './smooth-line.ts'

export interface PlacedLine extends PlannedLine {
  /** `d` attribute of an SVG path */
  readonly path: string
  /** left and right end */
  readonly start: number
  readonly end: number
}

export interface FlowLayout {
  readonly nodes: readonly PlacedNode[]
  readonly lines: readonly PlacedLine[]
  /** vertical line that connects the form's fields */
  readonly stem: { readonly x: number; readonly top: number; readonly bottom: number } | null
  readonly width: number
  readonly height: number
}

/**
 * `right`: columns from left to right. `narrow`: the same with smaller gaps, beside a panel. `down`: rows from top to
 * bottom, for phones, without a stem.
 */
export type Direction = 'right' | 'narrow' | 'down'

/**
 * Computes the position of each node. This project assigns columns and row order; dagre computes the spacing, so that
 * lines run straight. A drawing that runs down is laid out to the right and then turned.
 */
export function layOutFlow(plan: FlowPlan, direction: Direction = 'right'): FlowLayout {
  if (direction !== 'down') return layOutRight(plan, spacing[direction])
  const turned = layOutRight({ ...plan, nodes: plan.nodes.map(turnedSize) }, spacing.down)
  return {
    nodes: turned.nodes.map((node) => ({ ...turnedSize(node), x: node.y, y: node.x })),
    lines: turned.lines.map((line) => ({ ...line, path: turnedPath(line.path) })),
    stem: null,
    width: turned.height,
    height: turned.width,
  }
}

const turnedSize = <Node extends PlannedNode>(node: Node): Node => ({
  ...node,
  width: node.height,
  height: node.width,
})

interface Spacing {
  readonly gap: Readonly<Record<'beforeLabel' | 'afterLabel' | 'gate' | 'least', number>>
  readonly row: Readonly<Record<'gap' | 'line' | 'source', number>>
  readonly margin: number
}

const spacing: Readonly<Record<Direction, Spacing>> = {
  right: flowSizes,
  narrow: {
    ...flowSizes,
    gap: { beforeLabel: 14, afterLabel: 20, gate: 12, least: 80 },
  },
  down: {
    gap: { beforeLabel: 22, afterLabel: 24, gate: 22, least: 0 },
    row: { gap: 14, line: 14, source: 0 },
    margin: 4,
  },
}

function layOutRight(plan: FlowPlan, space: Spacing): FlowLayout {
  if (plan.nodes.length === 0) return { nodes: [], lines: [], stem: null, width: 0, height: 0 }
  const columnsPlanned = plannedColumns(plan.nodes)
  const lefts = columnLefts(columnsPlanned, space)
  const graph = arranged(plan, space)
  // dagre counts from the highest node, but a line may pass above it.
  const highest = Math.min(
    ...plan.nodes.map(({ id, height }) => (graph.node(id).y ?? 0) - height / 2),
    ...graph.edges().flatMap((edge) => graph.edge(edge).points?.map(({ y }) => y) ?? []),
  )
  const down = space.margin - Math.round(highest)
  const nodes = plan.nodes.map((node): PlacedNode => {
    const { y } = graph.node(node.id)
    const top = Math.round((y ?? 0) - node.height / 2) + down
    return { ...node, x: lefts[node.column] ?? 0, y: top }
  })
  const placed = new Map(nodes.map((node) => [node.id, node]))
  const columns = columnsPlanned.map(({ width }, index) => ({
    left: lefts[index] ?? 0,
    width,
    nodes: nodes.filter(({ column }) => column === index),
  }))
  const lines = plan.lines.flatMap((line): PlacedLine | readonly [] => {
    const from = placed.get(line.from)
    const to = placed.get(line.to)
    if (from === undefined || to === undefined) return []
    const ends = { start: from.x + from.width, end: to.x }
    if (line.circular) return { ...line, ...ends, path: loop(from, to, space) }
    const between = graph.edge(line.from, line.to)?.points ?? []
    // dagre uses two ranks per column. Every second point lies in a column, the others lie between columns.
    const passes = between
      .slice(1, -1)
      .filter((_, index) => index % 2 === 1)
      .map(({ y }) => y + down)
    return { ...line, ...ends, path: smoothLine(linePoints(from, to, passes, columns)) }
  })
  const onStem = nodes.filter(({ column }) => column === 0)
  return {
    nodes,
    lines,
    stem: stemThrough(onStem),
    width: Math.max(...nodes.map(({ x, width }) => x + width)) + space.margin,
    height: Math.max(...nodes.map(({ y, height }) => y + height)) + space.margin,
  }
}

function arranged({ nodes, lines }: FlowPlan, { row }: Spacing) {
  const graph = new Graph<GraphLabel, NodeLabel, { weight: number; points?: Point[] }>()
  const columns = new Map(nodes.map(({ id, column }) => [id, column]))
  // Use the known columns as ranks. dagre keeps every other rank free for edge labels.
  const ranker: RankerFunction = (ranked) => {
    for (const id of ranked.nodes()) ranked.node(id).rank = 2 * (columns.get(id) ?? 0)
  }
  graph.setGraph({
    rankdir: 'LR',
    nodesep: row.gap,
    edgesep: row.line,
    // dagre accepts a function here, but its types allow only the built-in names.
    ranker: ranker as unknown as NonNullable<GraphLabel['ranker']>,
  })
  for (const node of nodes) {
    const isSource = node.kind === 'field' && node.isSource
    const height = node.height + (isSource ? row.source : 0)
    graph.setNode(node.id, { width: node.width, height })
  }
  for (const { from, to, circular } of lines) {
    if (!circular && columns.has(from) && columns.has(to)) graph.setEdge(from, to, { weight: 1 })
  }
  layout(graph, { customOrder: orderRows })
  return graph
}

interface PlannedColumn {
  readonly kind: 'field' | 'condition' | 'gate'
  readonly width: number
}

function plannedColumns(nodes: readonly PlannedNode[]): readonly PlannedColumn[] {
  const columns: PlannedColumn[] = []
  for (const { column, width, kind } of nodes) {
    const widest = Math.max(columns[column]?.width ?? 0, width)
    columns[column] = { kind: kind === 'more' ? 'field' : kind, width: widest }
  }
  return Array.from(columns, (column) => column ?? { kind: 'condition', width: 0 })
}

/** Left edges of the columns. The gap between two columns of fields is as wide as its labels and gates need. */
function columnLefts(
  columns: readonly PlannedColumn[],
  { gap, margin }: Spacing,
): readonly number[] {
  const lefts: number[] = []
  let left: number = margin
  /** right edge of the last column of fields */
  let fieldsEnd = left
  for (const [index, { kind, width }] of columns.entries()) {
    const before = columns[index - 1]?.kind
    if (kind === 'field' && before !== undefined) {
      left = Math.max(left + (before === 'gate' ? gap.gate : gap.afterLabel), fieldsEnd + gap.least)
    } else if (kind === 'condition') left += gap.beforeLabel
    else if (kind === 'gate') left += before === 'gate' ? gap.gate : gap.afterLabel
    lefts.push(left)
    left += width
    if (kind === 'field') fieldsEnd = left
  }
  return lefts
}

/** Path of a line that closes a cycle: it leaves on the right, runs below, and enters from the left. */
function loop(from: PlacedNode, to: PlacedNode, { gap }: Spacing): string {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x, y: to.y + to.height / 2 }
  const below = Math.max(from.y + from.height, to.y + to.height) + 18
  const middle = (start.x + end.x) / 2
  const reach = gap.afterLabel
  return `M${start.x} ${start.y}C${start.x + reach} ${start.y} ${start.x + reach} ${below} ${middle} ${below}S${end.x - reach} ${end.y} ${end.x} ${end.y}`
}

function stemThrough(nodes: readonly PlacedNode[]): FlowLayout['stem'] {
  const [first] = nodes
  if (first === undefined) return null
  return {
    x: first.x + flowSizes.stem,
    top: Math.min(...nodes.map(({ y }) => y)) - flowSizes.stemEnds,
    bottom: Math.max(...nodes.map(({ y, height }) => y + height)) + flowSizes.stemEnds,
  }
}
