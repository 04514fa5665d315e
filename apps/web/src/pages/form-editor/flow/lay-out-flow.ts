import { Graph, type GraphLabel, layout, type NodeLabel, type RankerFunction } from '@dagrejs/dagre'
import { flowSizes } from './flow-measures.ts'
import type { FlowPlan, PlannedLine, PlannedNode } from './flow-plan.ts'
import { linePoints, type PlacedNode } from './line-points.ts'
import { orderRows } from './order-rows.ts'
import { type Point, smoothLine } from './smooth-line.ts'

export interface PlacedLine extends PlannedLine {
  /** `d` attribute of an SVG path */
  readonly path: string
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
 * Computes the position of each node. This project assigns columns and row order; dagre computes the spacing, so that
 * lines run straight.
 */
export function layOutFlow(plan: FlowPlan): FlowLayout {
  if (plan.nodes.length === 0) return { nodes: [], lines: [], stem: null, width: 0, height: 0 }
  const widths = columnWidths(plan.nodes)
  const graph = arranged(plan, widths)
  const lefts = columnLefts(widths)
  const nodes = plan.nodes.map((node): PlacedNode => {
    const { y } = graph.node(node.id)
    const top = Math.round((y ?? 0) - node.height / 2) + flowSizes.margin
    return { ...node, x: lefts[node.column] ?? 0, y: top }
  })
  const placed = new Map(nodes.map((node) => [node.id, node]))
  const columns = widths.map((width, index) => ({
    left: lefts[index] ?? 0,
    width,
    nodes: nodes.filter(({ column }) => column === index),
  }))
  const lines = plan.lines.flatMap((line): PlacedLine | readonly [] => {
    const from = placed.get(line.from)
    const to = placed.get(line.to)
    if (from === undefined || to === undefined) return []
    if (line.circular) return { ...line, path: loop(from, to) }
    const between = graph.edge(line.from, line.to)?.points ?? []
    // dagre uses two ranks per column. Every second point lies in a column, the others lie between columns.
    const passes = between
      .slice(1, -1)
      .filter((_, index) => index % 2 === 1)
      .map(({ y }) => y + flowSizes.margin)
    return { ...line, path: smoothLine(linePoints(from, to, passes, columns)) }
  })
  const onStem = nodes.filter(({ column }) => column === 0)
  return {
    nodes,
    lines,
    stem: stemThrough(onStem),
    width: Math.max(...nodes.map(({ x, width }) => x + width)) + flowSizes.margin,
    height: Math.max(...nodes.map(({ y, height }) => y + height)) + flowSizes.margin,
  }
}

/** up to this many nodes use the loose row gap */
const looseNodes = 40

function arranged({ nodes, lines }: FlowPlan, widths: readonly number[]) {
  const graph = new Graph<GraphLabel, NodeLabel, { weight: number; points?: Point[] }>()
  const columns = new Map(nodes.map(({ id, column }) => [id, column]))
  // Use the known columns as ranks. dagre keeps every other rank free for edge labels.
  const ranker: RankerFunction = (ranked) => {
    for (const id of ranked.nodes()) ranked.node(id).rank = 2 * (columns.get(id) ?? 0)
  }
  graph.setGraph({
    rankdir: 'LR',
    nodesep: nodes.length > looseNodes ? flowSizes.rowGap.close : flowSizes.rowGap.loose,
    edgesep: flowSizes.rowGap.close,
    ranksep: flowSizes.columnGap,
    // dagre accepts a function here, but its types allow only the built-in names.
    ranker: ranker as unknown as NonNullable<GraphLabel['ranker']>,
  })
  for (const { id, column, height } of nodes) {
    graph.setNode(id, { width: widths[column] ?? 0, height })
  }
  for (const { from, to, circular } of lines) {
    if (!circular && columns.has(from) && columns.has(to)) graph.setEdge(from, to, { weight: 1 })
  }
  layout(graph, { customOrder: orderRows })
  return graph
}

function columnWidths(nodes: readonly PlannedNode[]): readonly number[] {
  const widths: number[] = []
  for (const { column, width } of nodes) widths[column] = Math.max(widths[column] ?? 0, width)
  return Array.from(widths, (width) => width ?? 0)
}

function columnLefts(widths: readonly number[]): readonly number[] {
  let left: number = flowSizes.margin
  return widths.map((width) => {
    const own = left
    left += width + flowSizes.columnGap
    return own
  })
}

/** Path of a line that closes a cycle: it leaves on the right, runs below, and enters from the left. */
function loop(from: PlacedNode, to: PlacedNode): string {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x, y: to.y + to.height / 2 }
  const below = Math.max(from.y + from.height, to.y + to.height) + 18
  const middle = (start.x + end.x) / 2
  const reach = flowSizes.columnGap * 0.6
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
