import { labelText } from '../label-text.ts'
import type { Choice } from '../question.ts'
import { readXlsCondition } from './xls-expression.ts'
import type { XlsForm, XlsRow } from './xls-sheets.ts'
import { plainLabel } from './xls-text.ts'

/** Words of a filter that name no column */
const words = /^(?:and|or|not|div|mod)$/i

export interface FoundChoices {
  readonly choices: readonly Choice[]
  readonly lost: readonly string[]
}

/** Options of a question, with the condition that its filter sets for each of them. */
export function choicesOf(
  form: XlsForm,
  { list, isElsewhere }: { readonly list: string; readonly isElsewhere: boolean },
  filter: string,
  language: string,
): FoundChoices {
  const lost: string[] = []
  const sheet = isElsewhere ? form.externalChoices : form.choices
  const rows = sheet.filter(
    (row) => row.cell('list_name') === list && row.cell('name') !== '' && list !== '',
  )
  if (isElsewhere && rows.length === 0)
    lost.push(`Its choices come from "${list}". Enter them here.`)
  if (rows.some((row) => row.text('media', language) !== ''))
    lost.push('The pictures of its choices were skipped.')
  const choices = rows.map((row): Choice => {
    const value = row.cell('name')
    const text = labelText(plainLabel(row.text('label', language))) || value
    if (filter === '') return { value, text }
    const filtered = filteredFor(filter, row)
    const logic = readXlsCondition(filtered.text)
    const isRead = logic.kind !== 'unsaid'
    if (isRead && filtered.unknown === undefined) return { value, text, logic }
    const reason = isRead ? `no choice has "${filtered.unknown}"` : logic.reason
    const told = `Its choices show if ${filter.slice(0, 200)}. This could not be imported: ${reason}.`
    if (!lost.includes(told)) lost.push(told)
    return { value, text }
  })
  return { choices, lost }
}

/** The filter with the values that the columns have for one choice: `state = ${where}` becomes `'TX' = ${where}`. */
function filteredFor(filter: string, row: XlsRow) {
  let unknown: string | undefined
  const pattern = /'[^']*'|"[^"]*"|\$\{[^{}]*\}|(?<![\w.])[A-Za-z_][\w.-]*(\s*\()?/g
  const text = filter.replaceAll(pattern, (word, call?: string) => {
    const column = word.toLowerCase()
    if (/^['"$]/.test(word) || call !== undefined || words.test(word)) return word
    if (row.hasColumn(column)) return `'${row.cell(column).replaceAll("'", '')}'`
    unknown ??= word.slice(0, 80)
    return word
  })
  return { text, unknown }
}
