import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { Table } from '@ramiform/core/table'

/** Name of a table in a sentence: its title in quotation marks, or "the table". */
export function tableName({ title = '' }: Pick<Table, 'title'>): string {
  const name = plainLabel(title).trim()
  return name === '' ? 'the table' : `"${name}"`
}
