import type { Field } from '@ramiform/core/field'
import type { Form, FormSchema } from '@ramiform/core/form'
import { same } from '../../forms/same.ts'

/** The parts of a form that its owner edits. Immutable. */
export interface FormDraft {
  readonly name: string
  readonly description: string
  readonly schema: FormSchema
}

export function draftOf(form: Pick<Form, 'name' | 'description' | 'schema'>): FormDraft {
  return { name: form.name, description: form.description ?? '', schema: form.schema }
}

/** True when both drafts save as the same form. Fast, because unchanged fields are shared. */
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

const indexes = new WeakMap<readonly Field[], ReadonlyMap<string, number>>()

/** Position of a field, or -1. Indexed once per list, because hundreds of cards ask at every change. */
export function positionOf(fields: readonly Field[], fieldId: string): number {
  let index = indexes.get(fields)
  if (index === undefined) {
    index = new Map(fields.map((field, position) => [field.id, position]))
    indexes.set(fields, index)
  }
  return index.get(fieldId) ?? -1
}

/** Position for new fields: after the given field, or last. */
export function placeAfter(fields: readonly Field[], fieldId: string | null): number {
  const position = fieldId === null ? -1 : positionOf(fields, fieldId)
  return position === -1 ? fields.length : position + 1
}

export function fieldById(fields: readonly Field[], fieldId: string): Field | undefined {
  return fields[positionOf(fields, fieldId)]
}
