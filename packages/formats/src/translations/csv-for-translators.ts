import type { Language } from '@ramiform/core/built-in-texts/languages'
import { csvCell } from '@ramiform/core/csv/csv-cell'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import Papa from 'papaparse'
import {
  type FileLanguages,
  type ReadTranslations,
  readTranslatorsRows,
  rowsForTranslators,
} from './translators-rows.ts'

/** The texts of a form for a translator. Spreadsheets run no text of it as a formula. */
export function csvForTranslators(form: FormWithTexts, languages: FileLanguages): string {
  const rows = rowsForTranslators(form, languages)
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/** Reads a translator's file. Never throws. */
export function readTranslatorsCsv(
  file: string,
  form: FormWithTexts,
  language: Language,
): ReadTranslations {
  const { data } = Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const [header = [], ...lines] = data
  const placeIn = (line: number) => `Line ${line + 2}`
  return readTranslatorsRows({ header, lines, placeIn, cellOf, textOf: textOfCell }, form, language)
}

const guard = /(^|[;|\t\r\n\u2028\u2029])'(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠\t\r\n])/gu

/**
 * The text of a cell without the apostrophes that `csvCell` added.
 * @param known text that the cell had in the file as it was written
 */
function textOfCell(cell: string, known: string): string {
  if (cell === cellOf(known)) return known
  const plain = cell.replaceAll(guard, '$1')
  return cell === cellOf(plain) ? plain : cell
}

/** The cell of a text, as a spreadsheet reads it. */
function cellOf(text: string): string {
  const cell = csvCell(text)
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}
