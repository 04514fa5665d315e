import { answeredFields } from '../answered-fields.ts'
import { type Answer, answerTo } from '../answers.ts'
import { withNamesInTexts } from '../answers-in-texts/texts-of-form.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { answerAsShown, plainText } from '../submissions/shown-answer.ts'
import type { Submission } from '../submissions/submission.ts'
import { byteOrderMark, csvCell } from './csv-cell.ts'

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
  const fields = answeredFields(withNamesInTexts(schema), fieldTypes)
  const columns = [...fields, ...formerFields(fields, submissions)]
  const rows = [csvHeader(columns), ...submissions.map((one) => csvRow(columns, one, fieldTypes))]
  return (bom ? byteOrderMark : '') + rows.join('')
}

/** Text in the cell of a question that was not asked, if the export marks these. */
export const notAskedText = 'Not asked'

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

type FieldsOf = Pick<FormSchema, 'fields' | 'tables' | 'hiddenFields'>

/**
 * Current fields first, hidden ones included, then fields of earlier versions. Their labels come from the first version
 * in `former` that has them. A question that has become a statement is such a former field.
 */
export function withFormerFields(
  current: FieldsOf,
  former: Iterable<FieldsOf>,
  fieldTypes: FieldTypes,
): readonly Field[] {
  const fields = new Map(answeredFields(current, fieldTypes).map((field) => [field.id, field]))
  for (const schema of former) {
    for (const field of answeredFields(schema, fieldTypes)) {
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
