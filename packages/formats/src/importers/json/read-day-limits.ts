import { dayLimitsProblem } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import type { Members } from './members.ts'

/** Earliest and latest day of a date. A limit that a date cannot have is left out. */
export function readDayLimits(
  members: Members,
  { type }: Pick<Field, 'type'>,
): Pick<Field, 'earliest' | 'latest'> {
  const read = (['earliest', 'latest'] as const).flatMap((member) => {
    const limit = members[member]
    const isKept =
      (typeof limit === 'string' || typeof limit === 'number') &&
      dayLimitsProblem({ type, [member]: limit }) === null
    return isKept ? [[member, limit] as const] : []
  })
  return Object.fromEntries(read)
}
