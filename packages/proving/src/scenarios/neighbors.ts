import type { Comparing } from '@ramiform/core/conditions/condition'
import { readDay, readNumber } from '@ramiform/core/conditions/reading'

const dayMs = 86_400_000

type Comparison = Comparing

/**
 * Comparisons that are easily mistaken for a rule: another limit, and for one of several items that it is the only one,
 * or another item.
 *
 * @param options options of the source; null for a source that does not accept several items
 */
export function confusableWith(
  { condition, value, valueFrom }: Comparison,
  options: readonly string[] | null,
): readonly Comparison[] {
  if (valueFrom !== undefined) return []
  if (condition !== 'contains' || options === null) return neighborsOf({ condition, value })
  const next = nextOption(options, value)
  return [{ condition: 'equals', value }, ...(next === null ? [] : [{ condition, value: next }])]
}

/** The option after the one given, the first one after the last; null for an unknown or single option. */
export function nextOption(options: readonly string[], option: string): string | null {
  const at = options.indexOf(option)
  const next = at === -1 ? undefined : options[(at + 1) % options.length]
  return next === undefined || next === option ? null : next
}

/**
 * The same comparison with the next lower and higher value: 4 and 6 for 5, the day before and after. Empty for
 * comparisons without an order.
 */
export function neighborsOf({ condition, value, valueFrom }: Comparison): readonly Comparison[] {
  if (valueFrom !== undefined) return []
  if (condition !== 'greater_than' && condition !== 'less_than') return []
  return neighborValues(value).map((other) => ({ condition, value: other }))
}

function neighborValues(value: string): readonly string[] {
  const number = readNumber(value)
  if (!Number.isNaN(number)) {
    const others = [number - 1, number + 1].filter((other) => Math.abs(other - number) === 1)
    return others.map(String)
  }
  const day = readDay(value)
  if (Number.isNaN(day)) return []
  const years = (time: number) => new Date(time).getUTCFullYear()
  return [day - dayMs, day + dayMs]
    .filter((time) => years(time) >= 0 && years(time) <= 9999)
    .map((time) => new Date(time).toISOString().slice(0, 10))
}
