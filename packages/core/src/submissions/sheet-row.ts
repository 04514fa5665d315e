import { type Answer, answerTo } from '../answers.ts'
import { readDay, readNumber } from '../conditions/reading.ts'
import type { Field } from '../field.ts'
import { type FieldTypes, fieldTypeOf } from '../field-type.ts'
import { answerAsShown, plainText } from './shown-answer.ts'
import type { Submission } from './submission.ts'

/** Value of a spreadsheet cell. Null leaves it empty. */
export type SheetCell = string | number | Date | null

/** Limit of a cell's text in spreadsheets. */
const mostCharacters = 32_767
/** Numbers of more digits would lose the last ones. */
const mostDigits = 15
/** Spreadsheets count days from 1900, and count a 29 February in that year. */
const firstDay = Date.UTC(1900, 2, 1)

/** Columns before the answers. Times are in UTC, because a spreadsheet's times have no zone. */
export const sheetTitles = ['Submission ID', 'Submitted At (UTC)', 'Email'] as const

/**
 * One submission as cells of a spreadsheet: id, time, email address, and the answers in the order of `columns`. Numbers
 * and days are typed. All other answers are text, which a spreadsheet never runs as a formula.
 *
 * @param unasked text for an empty answer, by field id; default: empty
 */
export function sheetRow(
  columns: readonly Field[],
  { id, submittedAt, submitterEmail, data }: Submission,
  fieldTypes: FieldTypes,
  unasked: (fieldId: string) => string = () => '',
): SheetCell[] {
  const row: SheetCell[] = [id, new Date(submittedAt), textCell(submitterEmail ?? '')]
  for (const field of columns) {
    row.push(answerCell(field, answerTo(data, field.id), fieldTypes) ?? textCell(unasked(field.id)))
  }
  return row
}

function answerCell(field: Field, answer: Answer | undefined, fieldTypes: FieldTypes): SheetCell {
  if (answer === undefined) return null
  if (typeof answer !== 'string') return textCell(answerAsShown(field, answer, fieldTypes))
  const type = fieldTypeOf(fieldTypes, field.type)
  if (type?.comparesAsNumber) return numberCell(answer) ?? textCell(plainText(answer))
  if (type?.comparesAsDay) return dayCell(answer) ?? textCell(plainText(answer))
  return textCell(plainText(answer))
}

function numberCell(text: string): number | null {
  const number = readNumber(text)
  const digits = text.replace(/e.*$/i, '').replaceAll(/\D/g, '')
  return Number.isNaN(number) || digits.length > mostDigits ? null : number
}

function dayCell(text: string): Date | null {
  const day = readDay(text)
  return day >= firstDay ? new Date(day) : null
}

/** Text as a cell shows it. Line breaks become `\n`, and `_x0041_`, which means a character code, is escaped. */
export function textCell(text: string): string | null {
  if (text === '') return null
  const cell = text.replaceAll(/\r\n?/g, '\n').replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  return cell.length <= mostCharacters
    ? cell
    : `${cell.slice(0, mostCharacters - 1).toWellFormed()}…`
}
