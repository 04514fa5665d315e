import type { Table } from '@ramiform/core/table'

/** Name of a table in a sentence: its title in quotation marks, or "the table". */
export function tableName({ title = '' }: Pick<Table, 'title'>): string {
  return title.trim() === '' ? 'the table' : `"${title.trim()}"`
}
