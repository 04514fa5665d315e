import type { Field } from './field.ts'
import { runsBy } from './runs.ts'

/** A layout of adjacent choices with equal options: one row for each field, one column for each option. */
export interface Table {
  readonly id: string
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** Types of fields that can be rows. */
const rowTypes: readonly string[] = ['radio', 'checkbox']

/** The rows of one table, or fields between tables. */
export interface TableRun {
  /** Undefined for fields outside of tables. */
  readonly table: Table | undefined
  readonly fields: readonly Field[]
}

/** A form's fields by table, in form order. */
export function tableRuns(
  fields: readonly Field[],
  tables: readonly Table[] = [],
): readonly TableRun[] {
  const byId = new Map(tables.map((table) => [table.id, table]))
  return runsBy(fields, ({ table = '' }) => byId.get(table)).map(({ part, fields: rows }) => ({
    table: part,
    fields: rows,
  }))
}

/**
 * Fields that cannot be a row of the table that they name, by index, with the reason. The first row of a table decides
 * its type, options and section.
 */
export function strayRows(
  fields: readonly Field[],
  tables: readonly Table[] = [],
): ReadonlyMap<number, string> {
  const strays = new Map<number, string>()
  const known = new Set(tables.map(({ id }) => id))
  /** First row of each table, and the index of its last one so far. */
  const found = new Map<string, { readonly first: Field; readonly last: number }>()
  for (const [index, field] of fields.entries()) {
    const { table } = field
    if (table === undefined) continue
    const { first = field, last = index - 1 } = found.get(table) ?? {}
    const reason = known.has(table)
      ? problemOfRow(field, first, last === index - 1)
      : 'is not the id of a table of the form'
    if (reason === null) found.set(table, { first, last: index })
    else strays.set(index, reason)
  }
  return strays
}

function problemOfRow(row: Field, first: Field, isNext: boolean): string | null {
  if (!rowTypes.includes(row.type))
    return 'must not be set: only radio and checkbox fields are rows'
  if (row.other !== undefined) return 'must not be set: a row has no option "Other"'
  if (!isNext) return 'is the table of fields above: its rows must follow each other'
  if (row.section !== first.section) return 'is a table of another section'
  if (row.type !== first.type) return `is a table of ${first.type} fields`
  return sameOptions(row, first) ? null : 'is a table whose rows have other options'
}

function sameOptions({ options: a = [] }: Field, { options: b = [] }: Field): boolean {
  return a === b || (a.length === b.length && a.every((option, at) => option === b[at]))
}

interface WithTables {
  readonly fields: readonly Field[]
  readonly tables?: readonly Table[] | undefined
}

/** The form with sound tables: stray rows belong to no table, and tables without rows are gone. */
export function withSoundTables<Schema extends WithTables>(schema: Schema): Schema {
  const { tables, ...rest } = schema
  const strays = strayRows(schema.fields, tables)
  const fields =
    strays.size === 0
      ? schema.fields
      : schema.fields.map((field, at) => (strays.has(at) ? inTable(field, undefined) : field))
  const used = tables === undefined ? undefined : usedTables(fields, tables)
  if (fields === schema.fields && used?.length === tables?.length && used?.length !== 0)
    return schema
  return { ...rest, fields, ...(used?.length && { tables: used }) } as unknown as Schema
}

/** The tables that have rows. */
export function usedTables(fields: readonly Field[], tables: readonly Table[]): readonly Table[] {
  const named = new Set(fields.map(({ table }) => table))
  return tables.filter(({ id }) => named.has(id))
}

/** The field as a row of a table, or of none. */
export function inTable(field: Field, id: string | undefined): Field {
  if (field.table === id) return field
  const { table: _before, ...rest } = field
  return id === undefined ? rest : { ...rest, table: id }
}

/** The table's title, or a name for one without. */
export function titleOfTable({ title }: Pick<Table, 'title'>): string {
  return title?.trim() || 'Untitled matrix'
}
