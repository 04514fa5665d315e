import type { Conditional } from '@ramiform/core/conditions/condition'
import { ownerOfLogic, withOwnLogic } from '@ramiform/core/conditions/logic-owner'
import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import type { Form, FormSchema } from '@ramiform/core/form'
import type { Section } from '@ramiform/core/section'
import { type Table, withSoundTables } from '@ramiform/core/table'
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

/** Members of a schema beside its fields. */
const parts = [
  'settings',
  'sections',
  'tables',
  'hiddenFields',
  'values',
  'endings',
  'translations',
] as const

/** True when both drafts save as the same form. Fast, because unchanged fields are shared. */
export function sameDraft(a: FormDraft, b: FormDraft): boolean {
  if (a === b) return true
  return (
    a.name === b.name &&
    a.description === b.description &&
    parts.every((part) => same(a.schema[part], b.schema[part])) &&
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

/** Position for new fields: after the given field or table, or last. */
export function placeAfter(fields: readonly Field[], fieldId: string | null): number {
  if (fieldId === null) return fields.length
  const own = positionOf(fields, fieldId)
  const position = own === -1 ? fields.findLastIndex(({ table }) => table === fieldId) : own
  return position === -1 ? fields.length : position + 1
}

/**
 * The draft with other fields. A field of a section that the form does not have belongs to none, and so does a row that
 * cannot be in its table.
 */
export function withFields(draft: FormDraft, fields: readonly Field[]): FormDraft {
  const known = new Set((draft.schema.sections ?? []).map(({ id }) => id))
  const placed = fields.some(({ section }) => section !== undefined && !known.has(section))
    ? fields.map((field) => (known.has(field.section ?? '') ? field : inSection(field, undefined)))
    : fields
  return { ...draft, schema: withSoundTables({ ...draft.schema, fields: placed }) }
}

/** The field in a section, or in none. */
export function inSection(field: Field, id: string | undefined): Field {
  if (field.section === id) return field
  const { section: _before, ...rest } = field
  return id === undefined ? rest : { ...rest, section: id }
}

export function sectionById({ sections }: FormSchema, id: string): Section | undefined {
  return sections?.find((section) => section.id === id)
}

export function tableById({ tables }: FormSchema, id: string): Table | undefined {
  return tables?.find((table) => table.id === id)
}

export function endingById({ endings }: FormSchema, id: string): Ending | undefined {
  return endings?.find((ending) => ending.id === id)
}

/** Logic of a field, its requirement, one of its options, a section or an ending. */
export function conditionalOf(schema: FormSchema, id: string): Conditional | undefined {
  const field = fieldById(schema.fields, ownerOfLogic(id))
  const owner =
    (field && withOwnLogic(field).find((one) => one.id === id)) ??
    sectionById(schema, id) ??
    endingById(schema, id)
  return owner?.conditional
}

/** Position of a field, also by the id of its requirement or an option, or of the first field of a section or table; the end of the form for an empty one. */
export function placeOf({ fields }: FormSchema, id: string): number {
  const own = positionOf(fields, ownerOfLogic(id))
  if (own !== -1) return own
  const first = fields.findIndex(({ section, table }) => section === id || table === id)
  return first === -1 ? fields.length : first
}

export function fieldById(fields: readonly Field[], fieldId: string): Field | undefined {
  return fields[positionOf(fields, fieldId)]
}
