import type { Field } from './field.ts'
import type { Table } from './table.ts'

/** The label of a field outside of its table, as in a list of answers: a row is named after its table. */
export function labelWithTable(
  { label, table: id }: Pick<Field, 'label' | 'table'>,
  tables: readonly Table[] = [],
): string {
  const title = tables.find((table) => table.id === id)?.title?.trim()
  if (!title) return label
  // "How was it? Food", but "Parts: Food".
  return `${title}${/[?!.:…؟？！。：]$/.test(title) ? '' : ':'} ${label}`.trim()
}

/** The same fields, with the labels that rows have outside of their table. The same list for a form without tables. */
export function withTableLabels(
  fields: readonly Field[],
  tables: readonly Table[] = [],
): readonly Field[] {
  if (tables.length === 0) return fields
  const byId = new Map(tables.map((table) => [table.id, [table]]))
  return fields.map((field) =>
    field.table === undefined
      ? field
      : { ...field, label: labelWithTable(field, byId.get(field.table)) },
  )
}
