/** Options that were renamed in place, old name to new. */
export function renamedOptions(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, string> {
  // With another number of them nobody can tell a new name from a new option.
  if (before.length !== after.length) return new Map()
  const old = new Set(before)
  const present = new Set(after)
  return new Map(
    before.flatMap((option, index): [string, string][] => {
      const now = after[index] ?? ''
      return option === now || present.has(option) || old.has(now) ? [] : [[option, now]]
    }),
  )
}
