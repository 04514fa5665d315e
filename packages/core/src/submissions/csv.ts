import { type Answer, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { withNamesInTexts } from '../texts/texts-of-form.ts'
import { answerAsShown, plainText } from './shown-answer.ts'
import type { Submission } from './submission.ts'

export interface CsvOptions {
  /** True adds a byte order mark, which some spreadsheets need to detect UTF-8. */
  readonly bom?: boolean
}

/**
 * Exports submissions as CSV (RFC 4180): a header, then one row each with id, time, email address and the fields in
 * form order. Answers to removed fields follow under their ids, so that no answer is lost.
 */
export function submissionsToCsv(
  schema: FormSchema,
  submissions: readonly Submission[],
  fieldTypes: FieldTypes,
  { bom = false }: CsvOptions = {},
): string {
  const { fields } = withHiddenFields(withNamesInTexts(schema))
  const columns = [...fields, ...formerFields(fields, submissions)]
  const rows = [csvHeader(columns), ...submissions.map((one) => csvRow(columns, one, fieldTypes))]
  return (bom ? byteOrderMark : '') + rows.join('')
}

export const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** The first CSV line: id, time, address and the columns' labels, escaped. */
export function csvHeader(columns: readonly Pick<Field, 'label'>[]): string {
  const titles = ['Submission ID', 'Submitted At', 'Email', ...columns.map(({ label }) => label)]
  return `${titles.map(csvCell).join(',')}${lineEnd}`
}

/**
 * One submission as a CSV line, with answers in the order of `columns`. Cells that start a formula are escaped.
 *
 * @param unasked text for an empty answer, by field id; default: empty
 */
export function csvRow(
  columns: readonly Field[],
  { id, submittedAt, submitterEmail, data }: Submission,
  fieldTypes: FieldTypes,
  unasked: (fieldId: string) => string = () => '',
): string {
  let line = `${csvCell(id)},${csvCell(submittedAt)},${csvCell(submitterEmail ?? '')}`
  for (const field of columns) {
    line += `,${csvCell(cellOf(field, answerTo(data, field.id), fieldTypes) || unasked(field.id))}`
  }
  return `${line}${lineEnd}`
}

function cellOf(field: Field, answer: Answer | undefined, fieldTypes: FieldTypes): string {
  if (answer === undefined) return ''
  // Keep line breaks of text, which a cell can show.
  return typeof answer === 'string' ? plainText(answer) : answerAsShown(field, answer, fieldTypes)
}

type FieldsOf = Pick<FormSchema, 'fields' | 'hiddenFields'>

/**
 * Current fields first, hidden ones included, then fields of earlier versions. Their labels come from the first version
 * in `former` that has them.
 */
export function withFormerFields(current: FieldsOf, former: Iterable<FieldsOf>): readonly Field[] {
  const fields = new Map(withHiddenFields(current).fields.map((field) => [field.id, field]))
  for (const schema of former) {
    for (const field of withHiddenFields(schema).fields) {
      if (!fields.has(field.id)) fields.set(field.id, field)
    }
  }
  return [...fields.values()]
}

export function csvFileName(formName: string): string {
  return exportFileName(formName, 'csv')
}

/** Makes a file name from a form's name that is valid on every system. */
export function exportFileName(formName: string, ending: string): string {
  const words = formName
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${[...words].slice(0, 60).join('') || 'form'}-submissions.${ending}`
}

function formerFields(
  fields: readonly Field[],
  submissions: readonly Submission[],
): readonly Field[] {
  const ids = new Set(submissions.flatMap(({ data }) => Object.keys(data)))
  for (const { id } of fields) ids.delete(id)
  return [...ids].map((id) => ({ id, type: '', label: id }))
}

/** The start of a formula, also after white space or quotes and in full-width form. */
const formula = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const special = /[",\r\n]/
/** Text after another delimiter or a line break within a cell. */
const laterParts = /(?<=[;|\t\r\n\u2028\u2029])[^;|\t\r\n\u2028\u2029]+/g
const plainNumber = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
/** A line of a list, such as "- milk". It is safe, since it cannot call a function or a program. */
const listItem = /[-+] [^(|!=@\r\n]*(?![^\r\n])/y

/**
 * One cell, quoted as RFC 4180 requires. An apostrophe prevents a spreadsheet from running a formula. It is added at
 * the start of the cell and after other delimiters, where some locales start a new cell.
 */
export function csvCell(text: string): string {
  const start = isFormula(text) ? `'${text}` : text
  const safe = start.replaceAll(laterParts, (part, offset: number) =>
    isFormula(part) && !isListItem(start, offset) ? `'${part}` : part,
  )
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isFormula(text: string): boolean {
  return !beginsWithLetterOrDigit(text) && formula.test(text) && !plainNumber.test(text)
}

function isListItem(text: string, offset: number): boolean {
  listItem.lastIndex = offset
  return listItem.test(text)
}

/** Fast path: most cells start with a letter or digit and cannot be formulas. */
function beginsWithLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  const lowerCase = code | 0x20
  return (code >= 0x30 && code <= 0x39) || (lowerCase >= 0x61 && lowerCase <= 0x7a)
}
