import { limits } from '@ramiform/core/limits'
import Papa from 'papaparse'
import type { Importer } from '../../import.ts'
import { isBinary, notText } from '../../reading/binary.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { labelText } from '../../reading/label-text.ts'
import { newField } from '../../reading/new-field.ts'

/** Spreadsheets put this line before the header, to say what separates the cells. */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i

/** Each header of the first row becomes a text field (spec section 5). */
export const csv: Importer = {
  name: 'csv',
  label: 'CSV',
  extensions: ['csv'],
  likeness: (text) => (/[,;\t]/.test(text.trim().split('\n', 1)[0] ?? '') ? 'perhaps' : 'no'),
  read(text, newId) {
    if (isBinary(text)) return notText
    const plain = text.replace(/^\uFEFF/, '').replace(/^\s*\n/, '')
    const separator = separatorLine.exec(plain)
    const rows = plain.slice(separator?.[0].length ?? 0).trimStart()
    const { data } = Papa.parse<string[]>(rows, {
      preview: 1,
      delimiter: separator?.[1] ?? '',
      delimitersToGuess: [',', ';', '\t', '|'],
    })
    const headers = (data[0] ?? [])
      .slice(0, limits.fields * 2)
      .map(labelText)
      .filter((header) => header !== '')
    return foundFields(headers.map((label) => newField('text', newId(), { label })))
  },
}
