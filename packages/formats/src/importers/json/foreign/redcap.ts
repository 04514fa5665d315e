import { limits } from '@ramiform/core/limits'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { questionTable, readQuestionTable } from '../../../reading/question-rows.ts'
import { membersOf } from '../members.ts'

/** Reads a data dictionary as REDCap's API exports it: the rows of its CSV as objects; null for any other value. */
export function readRedcap(value: unknown, newId: NewFieldId): ImportResult | null {
  if (!Array.isArray(value)) return null
  const rows = value.map((one: unknown) => membersOf(one)).filter((row) => row !== null)
  // A row may lack what it has no value for.
  const names = [...new Set(rows.slice(0, limits.fields + 1).flatMap((row) => Object.keys(row)))]
  if (!names.includes('field_name') || !names.includes('field_type')) return null
  const cells = rows.map((row) => names.map((name) => textOf(row[name])))
  const table = questionTable([names, ...cells])
  return table === null ? null : readQuestionTable(table, newId)
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
