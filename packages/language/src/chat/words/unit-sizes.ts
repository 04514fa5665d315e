import type { Token } from './tokens.ts'

/** Sizes of units that convert into each other: minutes, months, grams, millimeters */
const families: readonly Readonly<Record<string, number>>[] = [
  { minute: 1, min: 1, hour: 60, hr: 60, day: 1_440, night: 1_440, week: 10_080 },
  { month: 1, year: 12, yr: 12 },
  { gram: 1, g: 1, kg: 1_000, kilo: 1_000, kilogram: 1_000 },
  { mm: 1, cm: 10, centimeter: 10, m: 1_000, meter: 1_000, metre: 1_000, km: 1_000_000 },
]

const unitOf = (word: string) => (word.length > 2 ? word.replace(/s$/, '') : word)

export const isTimeOrSize = (word = '') =>
  families.some((family) => Object.hasOwn(family, unitOf(word)))

/** The first unit of some words: hours for "hours per week". */
const firstUnit = (tokens: readonly Token[]) =>
  tokens.map(({ word }) => unitOf(word)).find(isTimeOrSize)

/**
 * Converts an amount to the unit of a label: "1 year" is 12 where "Stay in months" is asked for.
 * @returns null if the units do not convert exactly into each other, such as months and days
 */
export function inUnitOf(
  label: readonly Token[],
  said: readonly Token[],
  amount: string,
): string | null {
  const [to, from] = [firstUnit(label), firstUnit(said)]
  if (to === undefined || from === undefined || to === from) return amount
  const family = families.find((one) => Object.hasOwn(one, to) && Object.hasOwn(one, from))
  if (family === undefined) return null
  return String(
    Number(((Number(amount) * (family[from] ?? 1)) / (family[to] ?? 1)).toPrecision(12)),
  )
}
