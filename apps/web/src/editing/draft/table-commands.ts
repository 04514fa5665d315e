import type { NewId } from '@ramiform/core/conditions/edit'
import { followOptions } from '@ramiform/core/conditions/offer-changes'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { Table } from '@ramiform/core/table'
import { tableName } from '../../forms/table-name.ts'
import { withTable } from './add-table.ts'
import type { Command } from './edit.ts'
import { type FormDraft, inSection, tableById, withFields } from './form-draft.ts'
import { type NewIds, withNewIds } from './paste-fields.ts'
import { outsideTables, sectionAt } from './section-commands.ts'

/** A copy right below the original. Logic among its rows follows. */
export function duplicateTable(id: string, copyId: string, newIds: NewIds): Command {
  return (draft) => {
    const table = tableById(draft.schema, id)
    const rows = rowsOf(draft, id)
    if (table === undefined) return null
    const copies = withNewIds(rows, newIds).map((row) => ({ ...row, table: copyId }))
    const place = draft.schema.fields.findLastIndex((field) => field.table === id) + 1
    const name = `Duplicate ${tableName(table)}`
    return withTable(draft, { ...table, id: copyId }, copies, place, name)
  }
}

/** Changes members of a table. `control` names the control that is being typed in, if one is. */
export function changeTable(
  id: string,
  change: Partial<Omit<Table, 'id'>>,
  control?: string,
): Command {
  return (draft) => {
    const table = tableById(draft.schema, id)
    if (table === undefined) return null
    const [member = ''] = Object.keys(change)
    const tables = draft.schema.tables?.map((one) => (one === table ? { ...one, ...change } : one))
    return {
      name: `Change ${member} of ${tableName(table)}`,
      draft: { ...draft, schema: { ...draft.schema, tables } },
      ...inControl(id, control),
    }
  }
}

/** Changes members of all rows, such as the options that are the columns. */
export function changeAllRows(
  id: string,
  change: Pick<Partial<Field>, 'options' | 'required' | 'type'>,
  control?: string,
): Command {
  return (draft) => {
    const table = tableById(draft.schema, id)
    if (table === undefined) return null
    const [member = ''] = Object.keys(change)
    const fields = draft.schema.fields.map((field) =>
      field.table === id
        ? // A row may still have conditions of options from before it was one. They do not count in a table.
          { ...field, ...change, ...(change.options && followOptions(field, change.options)) }
        : field,
    )
    return {
      name: `Change ${memberNames[member] ?? member} of ${tableName(table)}`,
      draft: withFields(draft, fields),
      ...inControl(id, control),
    }
  }
}

const memberNames: Readonly<Record<string, string>> = {
  options: 'the columns',
  type: 'the kind of choice',
}

/**
 * Renames, adds, removes or reorders the rows of a table.
 * @param from the earlier index of each row, -1 for a new one. If absent, rows with the same label are the same.
 */
export function changeRows(
  id: string,
  labels: readonly string[],
  newId: NewId,
  { from, control }: { from?: readonly number[] | undefined; control?: string | undefined } = {},
): Command {
  return (draft) => {
    const table = tableById(draft.schema, id)
    const rows = rowsOf(draft, id)
    const [first] = rows
    if (table === undefined || first === undefined || labels.length === 0) return null
    const waiting = [...rows]
    const earlier = (label: string, at: number): Field | undefined => {
      if (from !== undefined) return rows[from[at] ?? -1]
      const index = waiting.findIndex((row) => row.label === label)
      return index === -1 ? undefined : waiting.splice(index, 1)[0]
    }
    const next = labels.map((label, at): Field => {
      const row = earlier(label, at)
      if (row !== undefined) return row.label === label ? row : { ...row, label }
      const { conditional: _, description: __, ...like } = first
      return { ...like, id: newId(), label }
    })
    const { fields } = draft.schema
    const place = fields.indexOf(first)
    if (fields.length - rows.length + next.length > limits.fieldsInEditor) return null
    return {
      name: `Change rows of ${tableName(table)}`,
      draft: withFields(draft, fields.toSpliced(place, rows.length, ...next)),
      ...inControl(id, control),
    }
  }
}

/** Moves a table with its rows before the field at `place`. Inside of another table, it goes after that one. */
export function moveTable(id: string, place: number): Command {
  return (draft) => {
    const table = tableById(draft.schema, id)
    const { fields } = draft.schema
    const own = rowsOf(draft, id)
    if (table === undefined) return null
    const at = outsideTables(fields, Math.max(0, Math.min(place, fields.length)), id)
    const [ahead, behind] = [fields.slice(0, at), fields.slice(at)].map((part) =>
      part.filter((field) => field.table !== id),
    )
    const others = [...(ahead ?? []), ...(behind ?? [])]
    const section = sectionAt(others, ahead?.length ?? 0, own[0]?.section)
    const moved = others.toSpliced(
      ahead?.length ?? 0,
      0,
      ...own.map((row) => inSection(row, section)),
    )
    if (moved.every((field, index) => field === fields[index])) return null
    return { name: `Move ${tableName(table)}`, draft: withFields(draft, moved), selected: id }
  }
}

/** Moves a table past the field or table next to it. */
export function stepTable(id: string, by: 1 | -1): Command {
  return (draft) => {
    const { fields } = draft.schema
    const first = fields.findIndex(({ table }) => table === id)
    const last = fields.findLastIndex(({ table }) => table === id)
    const next = fields[by === 1 ? last + 1 : first - 1]
    if (first === -1 || next === undefined) return null
    if (by === 1) return moveTable(id, last + 2)(draft)
    const start =
      next.table === undefined ? first - 1 : fields.findIndex(({ table }) => table === next.table)
    return moveTable(id, start)(draft)
  }
}

/** The rows of a table, in order. */
export function rowsOf({ schema }: Pick<FormDraft, 'schema'>, id: string): readonly Field[] {
  return schema.fields.filter(({ table }) => table === id)
}

function inControl(id: string, control: string | undefined) {
  return control === undefined ? {} : { control: `${id} ${control}` }
}
