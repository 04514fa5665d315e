import type { Field } from '@ramiform/core/field'
import type { Form, FormSchema } from '@ramiform/core/form'

/** What an owner edits and saves: everything of a form that is theirs to write. Never changed in place. */
export interface FormDraft {
  readonly name: string
  readonly description: string
  readonly schema: FormSchema
}

export function draftOf(form: Pick<Form, 'name' | 'description' | 'schema'>): FormDraft {
  return { name: form.name, description: form.description ?? '', schema: form.schema }
}

/** Whether two drafts would be saved as the same form. Unchanged fields are shared, so this is quick. */
export function sameDraft(a: FormDraft, b: FormDraft): boolean {
  if (a === b) return true
  return (
    a.name === b.name &&
    a.description === b.description &&
    same(a.schema.settings, b.schema.settings) &&
    a.schema.fields.length === b.schema.fields.length &&
    a.schema.fields.every((field, index) => same(field, b.schema.fields[index]))
  )
}

/** Whether two values read the same once stored: absent and `undefined` are one, the order of members none. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => same(item, b[index]))
    )
  }
  const left: Record<string, unknown> = { ...a }
  const right: Record<string, unknown> = { ...b }
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    same(left[key], right[key]),
  )
}

const indexes = new WeakMap<readonly Field[], ReadonlyMap<string, number>>()

/** Where a field stands, or -1. The index is built once for each list: hundreds of cards ask at every change. */
export function positionOf(fields: readonly Field[], fieldId: string): number {
  let index = indexes.get(fields)
  if (index === undefined) {
    index = new Map(fields.map((field, position) => [field.id, position]))
    indexes.set(fields, index)
  }
  return index.get(fieldId) ?? -1
}

export function fieldById(fields: readonly Field[], fieldId: string): Field | undefined {
  return fields[positionOf(fields, fieldId)]
}

/** How a field is called in the names of steps, in notices and in comparisons. */
export function fieldName(field: Pick<Field, 'label'>): string {
  const label = field.label.trim()
  if (label === '') return 'Untitled field'
  return label.length > 60 ? `${label.slice(0, 59)}…` : label
}
