import { limits } from '@ramiform/core/limits'
import Papa from 'papaparse'
import { type Importer, usualChoices } from '../../import.ts'
import { isBinary, notText } from '../../reading/binary.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { newField } from '../../reading/new-field.ts'
import { questionTable, readQuestionTable } from '../../reading/question-rows.ts'
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
  choices: (text) => (questionTable(rowsOf(text, firstRows)) === null ? [] : ['rowsAreQuestions']),
  read(text, newId, { rowsAreQuestions } = usualChoices) {
    if (isBinary(text)) return notText
    const start = rowsOf(text, firstRows)
    if (rowsAreQuestions && questionTable(start) !== null) {
      const table = questionTable(rowsOf(text, limits.fields + 1))
      if (table !== null) return readQuestionTable(table, newId)
    }
    const headers = headersOf(start).slice(0, limits.fields * 2)
    return foundFields(
      headers.map(({ label, options }) =>
        newField(options.length > 1 ? 'checkbox' : 'text', newId(), { label, options }),
      ),
    )
  },
}

function rowsOf(text: string, count: number): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/^\s*\n/, '')
  const separator = separatorLine.exec(plain)
  const rows = plain.slice(separator?.[0].length ?? 0).trimStart()
  const { data } = Papa.parse<string[]>(rows, {
    preview: count,
    delimiter: separator?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  return data
}
