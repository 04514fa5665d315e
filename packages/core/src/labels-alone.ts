import type { Field } from './field.ts'
import type { Table } from './table.ts'

/** The label of a field where it stands alone: a row is named after its table. */
export function labelAlone(
  { label, table: id }: Pick<Field, 'label' | 'table'>,
  tables: readonly Table[] = [],
): string {
  const title = tables.find((table) => table.id === id)?.title?.trim()
  if (!title) return label
  // "How was it? Food", but "Parts: Food".
  return `${title}${/[?!.:…؟？！。：]$/.test(title) ? '' : ':'} ${label}`.trim()
}

/** Fields with the labels that they have alone. */
export function fieldsAlone(
  fields: readonly Field[],
  tables: readonly Table[] | undefined,
): readonly Field[] {
  return fields.map((field) =>
    field.table === undefined ? field : { ...field, label: labelAlone(field, tables) },
  )
}
