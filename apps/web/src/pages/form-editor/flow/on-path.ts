import type { FlowPath } from '@ramiform/core/conditions/flow-path'
import { fieldNode } from './flow-plan.ts'

const known = new WeakMap<FlowPath, ReadonlySet<string>>()

/** True when a node is on the path of the selected field. */
export function isOnPath(path: FlowPath | null, nodeId: string): boolean {
  if (path === null) return false
  let ids = known.get(path)
  if (ids === undefined) {
    ids = new Set([...path.inputs, ...Array.from(path.fields, fieldNode)])
    known.set(path, ids)
  }
  return ids.has(nodeId)
}
