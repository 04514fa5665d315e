import type { Field } from '@ramiform/core/field'

/** A new field id: `field_` and a timestamp (spec section 3), increased until it is unique in the form. */
export function newFieldId(fields: readonly Pick<Field, 'id'>[], now: number): string {
  return newFieldIds(fields, now)()
}

/** Generator of field ids. Each differs from those in the form and from earlier ones. */
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
