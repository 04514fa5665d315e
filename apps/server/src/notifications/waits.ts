const minute = 60
const hour = 60 * minute

/** Seconds between the tries, about a day in all: whoever is down for a night gets it the morning after. */
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
