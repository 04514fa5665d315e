import { limits } from '@ramiform/core/limits'
import Papa from 'papaparse'
import { type Importer, usualChoices } from '../../import.ts'
import { isBinary, notText } from '../../reading/binary.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { newField } from '../../reading/new-field.ts'
import { readQuestionTable } from '../../reading/question-rows.ts'
import { tableOfQuestions } from '../../reading/rows-without-header.ts'
import { answersBelow } from '../../reading/unused-lines.ts'
import { readXlsForm } from '../../reading/xls-form/read-xls-form.ts'
import { xlsFormOf } from '../../reading/xls-form/xls-sheets.ts'
import { headersOf } from './headers.ts'

/** First line of some spreadsheets, which names the separator */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i
/** Rows that decide between a list of questions and a table of answers */
const firstRows = 200

/** Converts each header into a text field (spec section 5). */
export const csv: Importer = {
  name: 'csv',
  label: 'CSV',
  extensions: ['csv'],
  likeness: (text) => (/[,;\t]/.test(text.trim().split('\n', 1)[0] ?? '') ? 'perhaps' : 'no'),
  choices: (text) => {
    const rows = rowsOf(text, firstRows)
    return formOf(rows) === null && tableIn(rows) === null ? [] : ['rowsAreQuestions']
  },
  read(text, newId, { rowsAreQuestions } = usualChoices) {
    if (isBinary(text)) return notText
    const start = rowsOf(text, firstRows)
    if (rowsAreQuestions) {
      const all = () => rowsOf(text, limits.fields + 1)
      const form = formOf(start) && formOf(all())
      if (form !== null) return readXlsForm(form, newId)
      const table = tableIn(start) && tableIn(all())
      if (table !== null) return readQuestionTable(table, newId)
    }
    const { headers, rows } = headersOf(start)
    const hasAnswers = start.slice(rows).some((row) => row.some((cell) => cell.trim() !== ''))
    return foundFields(
      headers
        .slice(0, limits.fields * 2)
        .map(({ label, options }) =>
          newField(options.length > 1 ? 'checkbox' : 'text', newId(), { label, options }),
        ),
      hasAnswers ? [{ message: answersBelow }] : [],
    )
  },
}

function rowsOf(text: string, count: number): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/^\s*\n/, '')
  const separator = separatorLine.exec(plain)
  const rows = plain.slice(separator?.[0].length ?? 0).trimStart()
  const { data } = Papa.parse<string[]>(rows, {
    preview: count,
    delimiter: separator?.[1] ?? onlyDelimiter(rows),
    delimitersToGuess: delimiters,
  })
  return data
}

const delimiters = [',', ';', '\t', '|']

/** The only delimiter of the headers, if the next line has it too; empty to guess. Commas may be in all other cells. */
function onlyDelimiter(rows: string): string {
  const [head = '', next = ''] = rows.split(/\r\n|\n|\r/, 2).map((line) => line.slice(0, 20_000))
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const found = delimiters.filter((one) => bare.includes(one))
  const [only = ''] = found
  return found.length === 1 && next.includes(only) ? only : ''
}

const tableIn = (rows: readonly (readonly string[])[]) =>
  tableOfQuestions(rows, { oneColumn: true })

const formOf = (rows: readonly (readonly string[])[]) => xlsFormOf(sheetsOf(rows))

/** The sheets of an XLSForm as CSV, which the first column names; otherwise the only sheet. */
function sheetsOf(rows: readonly (readonly string[])[]) {
  const isNamed = (row: readonly string[]) =>
    /^(?:survey|choices|settings)$/i.test(row[0]?.trim() ?? '') &&
    row.slice(1).every((cell) => cell.trim() === '')
  if (!isNamed(rows[0] ?? [])) return [{ name: 'survey', rows }]
  const starts = rows.flatMap((row, at) => ((row[0] ?? '').trim() === '' ? [] : [at]))
  return starts.map((at, index) => ({
    name: rows[at]?.[0] ?? '',
    rows: rows.slice(at + 1, starts[index + 1]).map((row) => row.slice(1)),
  }))
}
