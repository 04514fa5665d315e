const mostNames = 10

/** One sentence about all steps whose condition is too large. */
export function lostReach(
  names: readonly string[],
  kind: 'questions' | 'pages',
): readonly string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, mostNames).map((name) => `"${name.slice(0, 60)}"`)
  const more = names.length - shown.length
  const list = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [
    `Some ${kind} always show, because too many jumps lead to each of them for one condition: ${list}.`,
  ]
}
