/** Reason why members cannot name these options, one each; null when they can. */
export function namedOptionsProblem(
  members: readonly { readonly option: string }[],
  options: readonly string[],
): string | null {
  const seen = new Set<string>()
  for (const { option } of members) {
    if (!options.includes(option)) return `must name an option of the field, not "${option}"`
    if (seen.has(option)) return `must not name an option twice: "${option}"`
    seen.add(option)
  }
  return null
}
