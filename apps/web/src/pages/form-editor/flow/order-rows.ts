import type { Graph, NodeLabel } from '@dagrejs/dagre'

/** number of passes over the columns; further passes seldom reduce crossings */
const rounds = 12

type Ranked = Graph<unknown, NodeLabel, unknown>

/**
 * Orders the nodes of each column to reduce line crossings. The first column keeps the form order. The others are
 * sorted by their neighbors, in alternating directions.
 */
export function orderRows(graph: Ranked): void {
  const columns = columnsOf(graph)
  const place = new Map(
    columns.flatMap((column) => column.map((id, index) => [id, index] as const)),
  )
  const before = new Map(graph.nodes().map((id) => [id, graph.predecessors(id) ?? []]))
  const after = new Map(graph.nodes().map((id) => [id, graph.successors(id) ?? []]))

  /** Sorts by the mean position of connected nodes. Nodes without connections keep their position. */
  function arrange(column: string[], joined: ReadonlyMap<string, readonly string[]>) {
    const wish = new Map(
      column.map((id, index) => {
        const others = joined.get(id) ?? []
        const sum = others.reduce((total, other) => total + (place.get(other) ?? 0), 0)
        return [id, others.length === 0 ? index : sum / others.length]
      }),
    )
    column.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0))
    for (const [index, id] of column.entries()) place.set(id, index)
  }

  const further = columns.slice(1)
  let best = columns.map((column) => [...column])
  let fewest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && fewest > 0; round += 1) {
    for (const column of further) arrange(column, before)
    if (round % 2 === 1) {
      for (const column of further.toReversed()) arrange(column, after)
      for (const column of further) arrange(column, before)
    }
    const crossings = crossingsIn(columns, after, place)
    if (crossings < fewest) {
      fewest = crossings
      best = columns.map((column) => [...column])
    }
    // Nodes with equal means can have either order; reversing them tries the other one.
    for (const column of further) column.reverse()
  }
  for (const column of best) {
    for (const [index, id] of column.entries()) graph.node(id).order = index
  }
}

function columnsOf(graph: Ranked): string[][] {
  const columns: string[][] = []
  for (const id of graph.nodes()) {
    const rank = graph.node(id).rank ?? 0
    const column = columns[rank] ?? []
    columns[rank] = column
    column.push(id)
  }
  return Array.from(columns, (column) => column ?? [])
}

/** Counts the line crossings between each pair of adjacent columns. */
function crossingsIn(
  columns: readonly (readonly string[])[],
  after: ReadonlyMap<string, readonly string[]>,
  place: ReadonlyMap<string, number>,
): number {
  let crossings = 0
  for (const [index, column] of columns.entries()) {
    const size = columns[index + 1]?.length ?? 0
    /** number of lines that end at or before each position, as a Fenwick tree */
    const ended = new Array<number>(size + 1).fill(0)
    let total = 0
    for (const id of column) {
      const ends = (after.get(id) ?? []).map((other) => (place.get(other) ?? 0) + 1)
      for (const end of ends) {
        let above = 0
        for (let at = end; at > 0; at -= at & -at) above += ended[at] ?? 0
        crossings += total - above
      }
      for (const end of ends) {
        for (let at = end; at <= size; at += at & -at) ended[at] = (ended[at] ?? 0) + 1
        total += 1
      }
    }
  }
  return crossings
}
