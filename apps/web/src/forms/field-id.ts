import type { Field } from '@ramiform/core/field'

/** `field_` and a timestamp (spec section 3), moved on while a field of the form already has it. */
export function newFieldId(fields: readonly Pick<Field, 'id'>[], now: number): string {
  return newFieldIds(fields, now)()
}

/** Ids for many new fields at once: each differs from those of the form and from those given before. */
export function newFieldIds(fields: readonly Pick<Field, 'id'>[], now: number): () => string {
  const taken = new Set(fields.map(({ id }) => id))
  let time = now
  return () => {
    while (taken.has(`field_${time}`)) time += 1
    const id = `field_${time}`
    time += 1
    return id
  }
}
