import type { NewId } from '@ramiform/core/conditions/edit'
import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import type { Table } from '@ramiform/core/table'
import { fieldTypes } from '@ramiform/fields'
import type { Command } from './edit.ts'
import { type FormDraft, inSection, withFields } from './form-draft.ts'
import { outsideTables, sectionAt } from './section-commands.ts'

const newTitle = 'How satisfied are you?'
const newRows = ['Row 1', 'Row 2', 'Row 3']
const newColumns = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']

/** Adds a table of three rows and five columns at a place, and selects it. */
export function addTable(id: string, place: number, newFieldId: NewId, section?: string): Command {
  return (draft) => {
    const { fields } = draft.schema
    const at = outsideTables(fields, place)
    const into = section ?? sectionAt(fields, at)
    const rows = newRows.map((label): Field => {
      const row = createField(fieldTypes.radio, newFieldId())
      return inSection({ ...row, label, options: newColumns, table: id }, into)
    })
    return withTable(draft, { id, title: newTitle }, rows, at, 'Add a table')
  }
}

/** The draft with a table and its rows at a place, and the table selected. Null if that is too many. */
export function withTable(
  draft: FormDraft,
  table: Table,
  rows: readonly Field[],
  place: number,
  name: string,
) {
  const { fields, tables = [] } = draft.schema
  const isTooMany =
    tables.length >= limits.tables || fields.length + rows.length > limits.fieldsInEditor
  if (isTooMany) return null
  const schema = { ...draft.schema, tables: [...tables, table] }
  return {
    name,
    draft: withFields({ ...draft, schema }, fields.toSpliced(place, 0, ...rows)),
    selected: table.id,
  }
}
