/** Loads the engine for custom patterns, only for forms that use one. */
export async function loadPatterns(patterns: readonly string[]) {
  const { preparePatterns } = await import('@ramiform/patterns')
  return preparePatterns(patterns, () => new Promise((resolve) => setTimeout(resolve)))
}
