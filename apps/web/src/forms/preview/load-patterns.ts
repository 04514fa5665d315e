/** The engine for owners' patterns, fetched where a form has one. */
export async function loadPatterns(patterns: readonly string[]) {
  const { preparePatterns } = await import('@ramiform/patterns')
  return preparePatterns(patterns, () => new Promise((resolve) => setTimeout(resolve)))
}
