import { answers } from '@ramiform/contract/answers'
import type { Answer, PaymentAnswer } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { csvHeader, notAskedText } from '@ramiform/core/csv/submissions-csv'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fieldTypes } from '@ramiform/fields'
import type { StoredAnswers } from '@ramiform/proving/impact/replay-submissions'
import { z } from 'zod'
import { BadInput } from './command.ts'

/** Submissions of an export, and columns that no field of the form has. */
export interface ExportedSubmissions {
  readonly submissions: readonly StoredAnswers[]
  readonly unknownColumns: readonly string[]
}

const exported = z.object({
  id: z.string(),
  submittedAt: z.string().default(''),
  submitterEmail: z.string().optional(),
  data: answers,
})
const json = z.union([z.array(exported), z.object({ submissions: z.array(exported) })])

/** Columns before the answers in an exported CSV file. */
const ownColumns = 3

/**
 * Reads exported submissions: JSON as the API returns it, or the CSV file of the product.
 * @param schema form whose labels are the titles of the CSV columns
 * @throws BadInput when the text is neither
 */
export function readSubmissions(text: string, schema: FormSchema): ExportedSubmissions {
  const content = text.replace(/^\uFEFF/, '')
  return /^\s*[[{]/.test(content) ? fromJson(content) : fromCsv(content, schema)
}

function fromJson(text: string): ExportedSubmissions {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInput('The submissions are not JSON')
  }
  const { success, data } = json.safeParse(value)
  if (!success) {
    throw new BadInput('The submissions must be a list of {"id", "submittedAt", "data"}')
  }
  const list = Array.isArray(data) ? data : data.submissions
  return {
    submissions: list.map(({ id, submittedAt, submitterEmail, data: given }) => ({
      id,
      at: submittedAt,
      email: submitterEmail,
      data: given,
    })),
    unknownColumns: [],
  }
}

function fromCsv(text: string, schema: FormSchema): ExportedSubmissions {
  const [header = [], ...rows] = csvRows(text)
  if (header[0] !== 'Submission ID') {
    throw new BadInput('The submissions are neither JSON nor an exported CSV file')
  }
  const left = titledFields(schema)
  const titles = header.slice(ownColumns)
  const columns = titles.map((title) => {
    // Fields may share a label; their columns are in form order.
    const at = left.findIndex((one) => one.title === title)
    return at === -1 ? null : (left.splice(at, 1)[0]?.field ?? null)
  })
  return {
    submissions: rows.map((row) => {
      const [id = '', at = '', email = ''] = row
      const entries = columns.flatMap((field, index): [string, Answer][] => {
        const cell = withoutEscape(row[index + ownColumns] ?? '')
        return field === null || !isAnswer(cell, field) ? [] : [[field.id, answerIn(cell, field)]]
      })
      return { id, at, email: email === '' ? undefined : email, data: Object.fromEntries(entries) }
    }),
    unknownColumns: titles.filter((_, index) => columns[index] === null),
  }
}

/** The fields with the titles of their columns, as the export writes them: names in place of answers (decision 564). */
function titledFields(schema: FormSchema) {
  const { fields } = withHiddenFields(withNamesInTexts(schema))
  const [header = []] = csvRows(csvHeader(fields))
  return fields.map((field, at) => ({ field, title: header[at + ownColumns] ?? '' }))
}

/** False for the cell of a question that was skipped or not asked. The text for the latter can also be an option. */
function isAnswer(cell: string, { options = [] }: Field): boolean {
  return cell !== '' && (cell !== notAskedText || options.includes(cell))
}

/** The answer that an exported cell shows. */
function answerIn(cell: string, field: Field): Answer {
  switch (fieldTypeOf(fieldTypes, field.type)?.answerKind) {
    case 'list':
      return itemsIn(cell, field)
    case 'names':
      return cell.includes(', ') ? cell.split(', ') : cell
    case 'payment':
      return paymentIn(cell)
    default:
      return cell
  }
}

/** The payment in a cell such as `TEST 20.50 EUR succeeded pi_1`: its status, which rules compare, and the test mark. */
function paymentIn(cell: string): PaymentAnswer {
  const words = cell.split(' ')
  const isTest = words[0] === 'TEST'
  const status = words.find((word) => /^[a-z_]+$/.test(word))
  return { ...(status !== undefined && { status }), ...(isTest && { test: true }) }
}

/**
 * Splits a list at its commas, but keeps options together that contain one. A text of *Other* is last, so it is all that
 * follows the options.
 */
function itemsIn(cell: string, { options = [], other }: Field): readonly string[] {
  const items: string[] = []
  let rest = cell
  while (rest !== '') {
    const known = options
      .filter((option) => rest === option || rest.startsWith(`${option}, `))
      .toSorted((one, other) => other.length - one.length)[0]
    const item = known ?? (other === undefined ? (rest.split(', ', 1)[0] ?? rest) : rest)
    items.push(item)
    rest = rest.slice(item.length + 2)
  }
  return items
}

/** Removes the apostrophe that protects spreadsheets from formulas. */
function withoutEscape(cell: string): string {
  return /^'[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠\t\r\n]/u.test(cell) ? cell.slice(1) : cell
}

/** Rows of a CSV file (RFC 4180). Empty lines are left out. */
function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/g
  for (const [, cell = '', end = ''] of text.matchAll(cells)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
