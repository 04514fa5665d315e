import type { Field } from '@ramiform/core/field'

/** A number with the unit of its field: `70 kg`. */
export function withUnit({ unit }: Pick<Field, 'unit'>, number: string): string {
  return unit && number !== '' ? `${number}\u00a0${unit}` : number
}
