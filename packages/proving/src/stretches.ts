/** A single number, or the open stretch between two neighbors. */
export type Stretch =
  | { readonly kind: 'point'; readonly at: number }
  | { readonly kind: 'open'; readonly from: number; readonly to: number }

/** Every number lies in exactly one of these, in order. */
export function stretchesBetween(thresholds: readonly number[]): readonly Stretch[] {
  const points = [...new Set(thresholds.map((at) => (at === 0 ? 0 : at)))].toSorted((a, b) => a - b)
  const stretches: Stretch[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const at of points) {
    stretches.push({ kind: 'open', from, to: at }, { kind: 'point', at })
    from = at
  }
  return [...stretches, { kind: 'open', from, to: Number.POSITIVE_INFINITY }]
}

/** Numbers inside a stretch, the most ordinary first: small whole numbers, then few decimals. */
export function numbersInside(stretch: Stretch): readonly number[] {
  if (stretch.kind === 'point') return [stretch.at]
  const { from, to } = stretch
  const whole = [1, 2, Math.floor(from) + 1, Math.ceil(to) - 1, 0, Math.floor(from) + 2]
  const tenths = [1, 2, 3].flatMap((digits) => {
    const unit = 10 ** digits
    return [
      (Math.floor(from * unit) + 5) / unit,
      (Math.floor(from * unit) + 1) / unit,
      (Math.ceil(to * unit) - 1) / unit,
    ]
  })
  const middle = Number.isFinite(from) && Number.isFinite(to) ? [from / 2 + to / 2] : []
  const ends = [
    from === Number.NEGATIVE_INFINITY ? to * 2 : from * 2,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
  ]
  const inside = [...whole, ...tenths, ...middle, ...ends].filter(
    (number) => Number.isFinite(number) && number > from && number < to,
  )
  return [...new Set(inside.map((number) => (number === 0 ? 0 : number)))]
}

/** Beyond these whole numbers, floating point numbers stop counting one by one. */
const largestCounted = 2 ** 52

/** Whether a search through `numbersInside` finds a number of the kind if there is one. */
export function isSearched(stretch: Stretch): boolean {
  const ends = stretch.kind === 'point' ? [stretch.at] : [stretch.from, stretch.to]
  return ends.every((end) => !Number.isFinite(end) || Math.abs(end) < largestCounted)
}
