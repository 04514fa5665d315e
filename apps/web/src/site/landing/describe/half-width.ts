import type { Field } from '@ramiform/core/field'

const shortTypes = new Set(['text', 'email', 'phone', 'number', 'date'])

const isShort = (field: Field | undefined) =>
  field !== undefined && field.conditional === undefined && shortTypes.has(field.type)

/** True for both fields of a pair of short ones, which share a row. */
export function isHalf(fields: readonly Field[], place: number): boolean {
  let first = place
  while (isShort(fields[first - 1])) first -= 1
  const isSecond = (place - first) % 2 === 1
  return isShort(fields[place]) && (isSecond || isShort(fields[place + 1]))
}
