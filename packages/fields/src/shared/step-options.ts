/** Whole numbers from `lowest` to `highest`, both inclusive, as the options of a rating or scale. */
export function stepsBetween(lowest: number, highest: number): readonly string[] {
  return Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at))
}

/** The first and last number of the options. Both are 0 without options. */
export function stepRange(options: readonly string[] = []): { lowest: number; highest: number } {
  return { lowest: Number(options[0] ?? 0), highest: Number(options.at(-1) ?? 0) }
}

/** True when the options are all whole numbers of a range, in order. */
export function areSteps(options: readonly string[]): boolean {
  return options.every((option, at) => option === String(Number(options[0]) + at))
}
