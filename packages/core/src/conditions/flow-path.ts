import { type FlowGraph, fieldsOf, leadingTo } from './flow-graph.ts'

/** Everything that decides visibility: conditions, gates and the fields they read, transitively. */
export interface FlowPath {
  readonly fields: ReadonlySet<string>
  /** Ids of conditions and gates. */
  readonly inputs: ReadonlySet<string>
}

/** Collects everything that decides the visibility of these fields, transitively and including cycles. */
export function pathTo(graph: FlowGraph, fieldIds: Iterable<string>): FlowPath {
  const inputOf = new Map(graph.fields.map(({ id, input }) => [id, input]))
  const fields = new Set(fieldIds)
  const inputs = new Set<string>()
  // This loop adds to the set it iterates. A set visits each field once, so cycles end too.
  for (const id of fields) {
    for (const input of leadingTo(inputOf.get(id) ?? null, graph.gates)) {
      inputs.add(input)
      const condition = graph.conditions.get(input)
      for (const source of condition ? fieldsOf(condition) : []) fields.add(source)
    }
  }
  return { fields, inputs }
}

/** Id of the field with the most rules; of several, the one with the most rules on its path. Null without logic. */
export function mostDecided(graph: FlowGraph): string | null {
  const most = Math.max(...graph.fields.map(({ rules }) => rules.length))
  let found: { readonly id: string; readonly onPath: number } | null = null
  for (const { id, input, rules } of graph.fields) {
    if (input === null || rules.length < most) continue
    const { inputs } = pathTo(graph, [id])
    const onPath = [...inputs].filter((one) => graph.conditions.has(one)).length
    if (found === null || onPath > found.onPath) found = { id, onPath }
  }
  return found?.id ?? null
}

/** Ids of the fields that depend directly on this one. */
export function dependentsOf(graph: FlowGraph, fieldId: string): readonly string[] {
  return graph.fields
    .filter(({ input }) => leadingTo(input, graph.gates).some((id) => reads(graph, id, fieldId)))
    .map(({ id }) => id)
}

function reads(graph: FlowGraph, id: string, fieldId: string): boolean {
  const condition = graph.conditions.get(id)
  return condition !== undefined && fieldsOf(condition).includes(fieldId)
}

/** Direct effects of a field: its conditions, the gates after them, and the fields that these show. */
export function pathFrom(graph: FlowGraph, fieldId: string): FlowPath {
  const fields = new Set([fieldId])
  const inputs = new Set<string>()
  const leads = (id: string): boolean => {
    const passes =
      reads(graph, id, fieldId) || (graph.gates.get(id)?.inputs ?? []).map(leads).includes(true)
    if (passes) inputs.add(id)
    return passes
  }
  for (const { id, input } of graph.fields) if (input !== null && leads(input)) fields.add(id)
  return { fields, inputs }
}

/**
 * The graph of one field: everything that decides its visibility, and the first fields that it decides. Of these, only
 * the conditions on this field are included.
 */
export function flowOfField(graph: FlowGraph, fieldId: string, mostDecided: number): FlowGraph {
  const path = pathTo(graph, [fieldId])
  const from = pathFrom(graph, fieldId)
  const decided = dependentsOf(graph, fieldId)
    .filter((id) => !path.fields.has(id))
    .slice(0, mostDecided)
  const inputOf = new Map(graph.fields.map(({ id, input }) => [id, input]))
  const inputs = new Set(path.inputs)
  for (const id of decided) {
    for (const one of leadingTo(inputOf.get(id) ?? null, graph.gates)) {
      if (from.inputs.has(one)) inputs.add(one)
    }
  }
  const fields = new Set([...path.fields, ...decided])
  return {
    off: graph.off,
    fields: graph.fields.filter(({ id }) => fields.has(id)),
    conditions: new Map([...graph.conditions].filter(([id]) => inputs.has(id))),
    gates: new Map([...graph.gates].filter(([id]) => inputs.has(id))),
  }
}

/** The graph around one field: everything that decides its visibility, and the fields it shows with their inputs. */
export function flowAround(graph: FlowGraph, fieldId: string): FlowGraph {
  const { fields, inputs } = pathTo(graph, [fieldId, ...dependentsOf(graph, fieldId)])
  return {
    off: graph.off,
    fields: graph.fields.filter(({ id }) => fields.has(id)),
    conditions: new Map([...graph.conditions].filter(([id]) => inputs.has(id))),
    gates: new Map([...graph.gates].filter(([id]) => inputs.has(id))),
  }
}
