import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import { withIds } from '@ramiform/core/conditions/edit'
import { newRuleId } from '../../../forms/rule-ids.ts'

const known = new WeakMap<AdvancedConditional, AdvancedConditional>()

/**
 * Adds missing ids to rules and groups of imported logic, since edits need them. Results are cached, so that rendering
 * and edits use the same ids.
 */
export function identified(stored: AdvancedConditional): AdvancedConditional {
  const before = known.get(stored)
  if (before !== undefined) return before
  const named = withIds(stored, newRuleId)
  known.set(stored, named)
  known.set(named, named)
  return named
}
