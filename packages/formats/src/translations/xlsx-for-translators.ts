import type { Language } from '@ramiform/core/built-in-texts/languages'
import { limits } from '@ramiform/core/limits'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import { writeXlsx } from 'hucre/xlsx'
import { documentProblemText } from '../documents/document-messages.ts'
import { documentLimits } from '../documents/limits.ts'
import type { Sheet, SheetLimits } from '../documents/sheets/workbook.ts'
import { openWorkbook } from '../documents/xlsx/open-workbook.ts'
import {
  type FileLanguages,
  isHeader,
  type ReadTranslations,
  readTranslatorsRows,
  rowsForTranslators,
} from './translators-rows.ts'

/** Above every text of a form, so that a longer one is reported and not cut. */
const sheetLimits: SheetLimits = {
  rows: 200_000,
  columns: 500,
  cellCharacters: limits.descriptionCharacters * 4,
}

/** Cells are texts, so that spreadsheets change no text into a number, a day or a formula. */
const text = { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } as const
const widths = [28, 60, 60]

/** The texts of a form for a translator, as an Excel workbook. */
export async function xlsxForTranslators(
  form: FormWithTexts,
  languages: FileLanguages,
): Promise<Uint8Array> {
  return await writeXlsx({
    sheets: [
      {
        name: 'Translations',
        columns: widths.map((width) => ({ width, style: text })),
        rows: rowsForTranslators(form, languages).map((cells) => [...cells]),
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** Reads a translator's workbook: its first sheet with a column for places. Never throws for its content. */
export async function readTranslatorsXlsx(
  bytes: Uint8Array,
  form: FormWithTexts,
  language: Language,
): Promise<ReadTranslations> {
  if (bytes.length >= documentLimits.fileBytes)
    return { texts: [], problems: [documentProblemText({ code: 'too_large' })] }
  const opened = await openWorkbook(bytes, {}, sheetLimits)
  if ('problem' in opened) return { texts: [], problems: [documentProblemText(opened.problem)] }
  const sheet = opened.sheets.find(({ rows }) => isHeader(textsOf(rows[0]))) ?? opened.sheets[0]
  if (sheet === undefined) return { texts: [], problems: ['The file has no sheet.'] }
  const { rows, isCut } = sheet
  const [header, ...lines] = rows
  const read = readTranslatorsRows(
    {
      header: textsOf(header),
      lines: lines.map(textsOf),
      placeIn: (line, column) => `Row ${line + 2}, column ${columnName(column)}`,
      problemIn: (line, column) => kindProblem(rows[line + 1]?.[column]),
      cellOf: (one) => one,
      textOf: (cell) => cell,
    },
    form,
    language,
  )
  if (!isCut) return read
  const rest = `The sheet has more than ${sheetLimits.rows.toLocaleString('en')} rows. The others were not read.`
  return { ...read, problems: [...read.problems, rest] }
}

function textsOf(cells: Sheet['rows'][number] | undefined): readonly string[] {
  return Array.from(cells ?? [], (cell) => cell?.text ?? '')
}

/** A spreadsheet stores days and truth values as numbers, so the text that the translator saw is gone. */
function kindProblem(cell: Sheet['rows'][number][number]): string | undefined {
  if (cell?.kind === 'date') return 'the cell has a date. Format it as text and write it again.'
  if (cell?.kind === 'truth')
    return 'the cell has TRUE or FALSE. Format it as text and write it again.'
  return undefined
}

/** `A` for the first column. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}
