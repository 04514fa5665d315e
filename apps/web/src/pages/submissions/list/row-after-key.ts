/** Moves per navigation key. The result stays within the loaded rows. */
const steps: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowDown: (position) => position + 1,
  ArrowUp: (position) => position - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Position that a key moves to; `null` for other keys. */
export function rowAfterKey(key: string, position: number, count: number): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || count === 0) return null
  const last = count - 1
  return Math.min(last, Math.max(0, step(position, last)))
}
