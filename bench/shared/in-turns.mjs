/**
 * Visits each entry once per round, so a busy machine slows all alike. Drops the first round, which warms up.
 * Returns the results of each entry's visits, by name.
 */
export async function inTurns(entries, rounds, visit) {
  const visits = Object.fromEntries(Object.keys(entries).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, entry] of Object.entries(entries)) {
      const seen = await visit(entry)
      if (round > 0) visits[name].push(seen)
    }
  }
  return visits
}

/** The median; the higher of the two middle figures if their number is even. */
export function middle(figures) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]
}
