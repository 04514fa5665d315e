import { type FieldTypes, fieldTypeOf } from '../field-type.ts'

/** True when the answers of two types are never equal and never in order: numbers and days. */
export function areNeverComparable(one: string, other: string, fieldTypes: FieldTypes): boolean {
  const kindOf = (name: string) => {
    const type = fieldTypeOf(fieldTypes, name)
    if (type === undefined || type.hasOptions) return null
    return type.comparesAsNumber ? 'number' : type.comparesAsDay ? 'day' : null
  }
  const kinds = [kindOf(one), kindOf(other)]
  return kinds.includes('number') && kinds.includes('day')
}
