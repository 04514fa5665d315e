/** Where the arrow keys and their like lead from a row. Further than the rows that are at hand nobody gets. */
const steps: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowDown: (position) => position + 1,
  ArrowUp: (position) => position - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The position that a key leads to; `null` for a key that leads nowhere. */
export function rowReached(key: string, position: number, count: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || count === 0) return null
  const last = count - 1
  return Math.min(last, Math.max(0, step(position, last)))
}
