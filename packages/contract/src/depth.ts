/** Maximum nesting of JSON input. Zod schemas recurse, so deeper input could overflow the stack. */
export const maxJsonDepth = 32

/**
 * Checks if arrays and objects are nested too deeply. Run it before a schema reads the value. The check is iterative,
 * so the value itself cannot overflow the stack.
 * @param value parsed JSON; a value with cycles always exceeds the limit
 * @param max allowed levels; the value itself is level 0
 * @returns true if any value is nested more than `max` levels deep
 */
export function exceedsDepth(value: unknown, max: number = maxJsonDepth): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return false
}
