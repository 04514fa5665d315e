import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import { csvCell } from '@ramiform/core/csv/csv-cell'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import { limitOfPlace } from '@ramiform/core/translations/places'
import { translationRows } from '@ramiform/core/translations/rows'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import Papa from 'papaparse'

/** A translator's file as read: the texts that can be used, and a sentence for each line that cannot. */
export interface ReadTranslations {
  readonly texts: readonly TranslatedText[]
  readonly problems: readonly string[]
}

const columnOf = (language: Language) => `${languageNames[language]} (${language})`
const placeColumn = 'Place'

/**
 * The texts of a form for a translator: place, text in the first language, translation. Spreadsheets run no text of it as a
 * formula.
 */
export function csvForTranslators(
  form: FormWithTexts,
  { first, language }: { readonly first: Language; readonly language: Language },
): string {
  const rows = [
    [placeColumn, columnOf(first), columnOf(language)],
    ...translationRows(form, language).map((row) => [row.place, row.text, row.translation]),
  ]
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/**
 * Reads a translator's file. Empty cells change nothing, and a text that was translated from another one than the form has
 * now is out of date. Never throws.
 */
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
  const names = header.map((name) => name.trim().toLowerCase())
  const placeAt = names.indexOf(placeColumn.toLowerCase())
  const textAt = names.findIndex((name) => name.endsWith(`(${language})`))
  const missing = placeAt === -1 ? placeColumn : textAt === -1 ? columnOf(language) : undefined
  if (missing !== undefined) {
    const columns = header.map((name) => `"${name.trim()}"`).join(', ')
    const problem = `The file has no column "${missing}". Its first line has: ${columns || 'nothing'}.`
    return { texts: [], problems: [problem] }
  }
  const sourceAt = names.findIndex(
    (name, at) => at !== placeAt && at !== textAt && /\(\w\w\)$/.test(name),
  )
  const rows = new Map(translationRows(form, language).map((row) => [cellOf(row.place), row]))
  const texts = new Map<string, TranslatedText>()
  const problems: string[] = []
  for (const [index, cells] of lines.entries()) {
    const cell = (at: number, known = '') =>
      textOfCell((cells[at] ?? '').replaceAll('\r\n', '\n'), known)
    const given = cells[placeAt] ?? ''
    const row = rows.get(given)
    const place = row?.place ?? given
    const text = cell(textAt, row?.translation)
    if (text.trim() === '') continue
    const line = `Line ${index + 2}`
    const most = limitOfPlace(place)
    if (row === undefined) problems.push(`${line}: the form has no text at "${shortened(place)}".`)
    else if (texts.has(place)) problems.push(`${line}: "${shortened(place)}" is there twice.`)
    else if (text.length > most)
      problems.push(
        `${line}: the text has ${text.length.toLocaleString('en')} characters. The limit is ${most.toLocaleString('en')}.`,
      )
    else
      texts.set(place, {
        place,
        source: sourceAt === -1 ? row.text : cell(sourceAt, row.text),
        text,
      })
  }
  return { texts: [...texts.values()], problems }
}

const shortened = (place: string) => (place.length > 60 ? `${place.slice(0, 59)}…` : place)

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
