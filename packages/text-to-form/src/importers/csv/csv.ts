import { createField } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import Papa from 'papaparse'
import type { Importer } from '../../import.ts'
import { cleanText } from '../../reading/clean-text.ts'

/** Spreadsheets put this line before the header, to say what separates the cells. */
const separatorLine = /^sep=(.)\r?\n/i

/** Each header of the first row becomes a text field (spec section 5). */
export const csv: Importer = {
  name: 'csv',
  label: 'CSV',
  extensions: ['csv'],
  likeness: (text) => (/[,;\t]/.test(text.trim().split('\n', 1)[0] ?? '') ? 'perhaps' : 'no'),
  read(text, newId) {
    const plain = text.replace(/^\uFEFF/, '').trimStart()
    const separator = separatorLine.exec(plain)
    const { data } = Papa.parse<string[]>(plain.slice(separator?.[0].length ?? 0), {
      preview: 1,
      delimiter: separator?.[1] ?? '',
      delimitersToGuess: [',', ';', '\t', '|'],
    })
    const headers = (data[0] ?? [])
      .map((header) => cleanText(header.replaceAll(/\s+/g, ' ').trim(), limits.labelCharacters))
      .filter((header) => header !== '')
    if (headers.length === 0) return { problem: { code: 'no_fields' } }
    return {
      fields: headers.map((label) => ({ ...createField(fieldTypes.text, newId()), label })),
      warnings: [],
    }
  },
}
