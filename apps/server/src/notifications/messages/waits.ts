const minute = 60
const hour = 60 * minute

/** Seconds between retries, about one day in total, so that a receiver can be down overnight. */
export const waitsOfADay = [
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
]
