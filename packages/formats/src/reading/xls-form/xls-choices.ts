import { labelText } from '../label-text.ts'
import type { Choice } from '../question.ts'
import { readXlsCondition } from './xls-expression.ts'
import type { XlsForm, XlsRow } from './xls-sheets.ts'
import { plainLabel } from './xls-text.ts'

export interface FoundChoices {
  readonly choices: readonly Choice[]
  readonly lost: readonly string[]
}

/** Options of a question, with the condition that its filter sets for each of them. */
export function choicesOf(
  { choices: all }: XlsForm,
  list: string,
  filter: string,
  language: string,
): FoundChoices {
  const lost: string[] = []
  const rows = all.filter(
    (row) => row.cell('list_name') === list && row.cell('name') !== '' && list !== '',
  )
  if (rows.some((row) => row.text('media', language) !== ''))
    lost.push('The pictures of its choices were skipped.')
  const columns = new Set(rows.flatMap(({ names }) => names))
  const choices = rows.map((row): Choice => {
    const value = row.cell('name')
    const text = labelText(plainLabel(row.text('label', language))) || value
    if (filter === '') return { value, text }
    const logic = readXlsCondition(filteredFor(filter, row, columns))
    if (logic.kind !== 'unsaid') return { value, text, logic }
    const told = `Its choices show if ${filter.slice(0, 200)}. This could not be imported: ${logic.reason}.`
    if (!lost.includes(told)) lost.push(told)
    return { value, text }
  })
  return { choices, lost }
}

/** The filter with the values that the columns have for one choice: `state = ${where}` becomes `'TX' = ${where}`. */
function filteredFor(filter: string, row: XlsRow, columns: ReadonlySet<string>): string {
  return filter.replaceAll(/'[^']*'|"[^"]*"|\$\{[^{}]*\}|(?<![\w.])[A-Za-z_][\w.-]*/g, (word) => {
    const column = word.toLowerCase()
    return columns.has(column) ? `'${row.cell(column).replaceAll("'", '')}'` : word
  })
}
