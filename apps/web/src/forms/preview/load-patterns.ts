/** The engine for owners' patterns, fetched where a form has one. */
export async function loadPatterns() {
  const { createPatternEngine } = await import('@ramiform/patterns')
  return createPatternEngine()
}
