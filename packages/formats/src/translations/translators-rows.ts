import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import { limitOfPlace } from '@ramiform/core/translations/places'
import { translationRows } from '@ramiform/core/translations/rows'
import type { TranslatedText } from '@ramiform/core/translations/translation'

/** A translator's file as read: the texts that can be used, and a sentence for each line that cannot. */
export interface ReadTranslations {
  readonly texts: readonly TranslatedText[]
  readonly problems: readonly string[]
}

export interface FileLanguages {
  readonly first: Language
  readonly language: Language
}

/** Cells of a file for translators, and how the file's format writes a text. */
export interface FileCells {
  readonly header: readonly string[]
  /** Rows below the header. */
  readonly lines: readonly (readonly (string | undefined)[])[]
  /** Name of a place in the file, such as `Line 3` or `Row 3, column C`. */
  placeIn(line: number, column: number): string
  /** Reason why a cell is no text; undefined if it is one. */
  problemIn?(line: number, column: number): string | undefined
  /** The cell as the format writes a text. */
  cellOf(text: string): string
  /**
   * The text of a cell.
   * @param known text that the cell had in the file as it was written
   */
  textOf(cell: string, known: string): string
}

const columnOf = (language: Language) => `${languageNames[language]} (${language})`
const placeColumn = 'Place'

/** The texts of a form for a translator: place, text in the first language, translation. The first row has the titles. */
export function rowsForTranslators(
  form: FormWithTexts,
  { first, language }: FileLanguages,
): readonly (readonly string[])[] {
  return [
    [placeColumn, columnOf(first), columnOf(language)],
    ...translationRows(form, language).map((row) => [row.place, row.text, row.translation]),
  ]
}

/** True for the first row of a file for translators. */
export function isHeader(cells: readonly string[]): boolean {
  return cells.some((name) => name.trim().toLowerCase() === placeColumn.toLowerCase())
}

/**
 * Reads the cells of a translator's file. Empty cells change nothing, and a text that was translated from another one than
 * the form has now is out of date.
 */
export function readTranslatorsRows(
  { header, lines, placeIn, problemIn, cellOf, textOf }: FileCells,
  form: FormWithTexts,
  language: Language,
): ReadTranslations {
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
      textOf((cells[at] ?? '').replaceAll('\r\n', '\n'), known)
    const given = cells[placeAt] ?? ''
    const row = rows.get(given)
    const place = row?.place ?? given
    const text = cell(textAt, row?.translation)
    if (text.trim() === '') continue
    const most = limitOfPlace(place)
    const wrong = problemIn?.(index, textAt)
    const report = (column: number, problem: string) =>
      problems.push(`${placeIn(index, column)}: ${problem}`)
    if (row === undefined) report(placeAt, `the form has no text at "${shortened(place)}".`)
    else if (texts.has(place)) report(placeAt, `"${shortened(place)}" is there twice.`)
    else if (wrong !== undefined) report(textAt, wrong)
    else if (text.length > most)
      report(
        textAt,
        `the text has ${text.length.toLocaleString('en')} characters. The limit is ${most.toLocaleString('en')}.`,
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
