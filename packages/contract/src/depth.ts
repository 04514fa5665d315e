/** Nesting beyond this is refused before any schema reads it: schemas recurse, and a stack has an end. */
export const maxJsonDepth = 32

/** Whether arrays and objects are nested deeper than `max`. Walks without recursion. */
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
