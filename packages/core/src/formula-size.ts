import type { Formula } from './formula.ts'
import { limits } from './limits.ts'

/** True for a formula with more parts, or deeper nesting, than a form may have. */
export function isTooLarge(formula: Formula): boolean {
  let parts = 0
  let level: readonly unknown[] = [formula]
  for (let depth = 0; level.length > 0; depth += 1) {
    parts += level.length
    // One part is up to four JSON values.
    if (depth > limits.formulaDepth || parts > 4 * limits.formulaParts) return true
    level = level.flatMap((one) => (typeof one === 'object' ? Object.values(one ?? {}) : []))
  }
  return false
}
