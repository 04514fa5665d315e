import type { FlowPath } from '@ramiform/core/conditions/flow-path'
import { fieldNode } from './flow-plan.ts'

/** Nodes and lines of the selected field: what decides it, and what it decides. */
export interface FlowSelection {
  readonly fieldId: string
  readonly path: FlowPath
  readonly decided: FlowPath
}

/** `path` decides the selected field; `decided` is decided by it. */
export type Role = 'path' | 'decided'

export function roleOfNode(selection: FlowSelection | null, nodeId: string): Role | undefined {
  if (selection === null) return undefined
  if (has(selection.path, nodeId)) return 'path'
  return has(selection.decided, nodeId) ? 'decided' : undefined
}

export function roleOfLine(
  selection: FlowSelection | null,
  { from, to }: { readonly from: string; readonly to: string },
): Role | undefined {
  if (selection === null) return undefined
  const leads = (path: FlowPath) => has(path, from) && has(path, to)
  if (leads(selection.path)) return 'path'
  return leads(selection.decided) ? 'decided' : undefined
}

const known = new WeakMap<FlowPath, ReadonlySet<string>>()

function has(path: FlowPath, nodeId: string): boolean {
  let ids = known.get(path)
  if (ids === undefined) {
    ids = new Set([...path.inputs, ...Array.from(path.fields, fieldNode)])
    known.set(path, ids)
  }
  return ids.has(nodeId)
}
