import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import { withIds } from '@ramiform/core/conditions/edit'
import { newRuleId } from '../../../forms/rule-ids.ts'

const known = new WeakMap<AdvancedConditional, AdvancedConditional>()

/**
 * Imported logic may lack ids; changes need one for each rule and group. Remembered, so that what is drawn and what
 * is changed go by the same ids.
 */
export function identified(stored: AdvancedConditional): AdvancedConditional {
  const before = known.get(stored)
  if (before !== undefined) return before
  const named = withIds(stored, newRuleId)
  known.set(stored, named)
  known.set(named, named)
  return named
}
