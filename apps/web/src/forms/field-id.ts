import type { Field } from '@ramiform/core/field'

/** A new field id: `field_` and a timestamp (spec section 3), increased until it is unique in the form. */
export function newFieldId(fields: readonly Pick<Field, 'id'>[], now: number): string {
  return newFieldIds(fields, now)()
}

/** Generator of field ids. Each differs from those in the form and from earlier ones. */
export function newFieldIds(fields: readonly Pick<Field, 'id'>[], now: number): () => string {
  return newIds('field', fields, now)
}

/** A new id for a section, a table, a hidden field, a value or an ending, unique among `others`. */
export function newPartId(
  kind: 'section' | 'table' | 'hidden' | 'value' | 'ending',
  others: readonly { readonly id: string }[],
): string {
  return newIds(kind, others, Date.now())()
}

function newIds(kind: string, others: readonly { readonly id: string }[], now: number) {
  const taken = new Set(others.map(({ id }) => id))
  let time = now
  return () => {
    while (taken.has(`${kind}_${time}`)) time += 1
    const id = `${kind}_${time}`
    time += 1
    return id
  }
}
