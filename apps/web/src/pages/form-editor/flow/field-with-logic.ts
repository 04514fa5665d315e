import type { FlowGraph } from '@ramiform/core/conditions/flow-graph'

/** The next or previous field with logic in form order, and from the other end again. */
export function fieldWithLogic({ fields }: FlowGraph, fieldId: string, by: 1 | -1): string {
  const from = fields.findIndex(({ id }) => id === fieldId)
  for (let step = 1; step <= fields.length; step += 1) {
    const field = fields.at((from + by * step) % fields.length)
    if (field !== undefined && field.input !== null) return field.id
  }
  return fieldId
}
