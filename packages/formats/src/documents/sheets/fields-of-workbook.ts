import type { FoundFields, NewFieldId, Warning } from '../../import.ts'
import { isAnswerColumn } from '../../reading/answer-column.ts'
import { readQuestionTable } from '../../reading/question-rows.ts'
import { tableOfQuestions } from '../../reading/rows-without-header.ts'
import { tableLeftOut, unusedLines } from '../../reading/unused-lines.ts'
import { readXlsForm } from '../../reading/xls-form/read-xls-form.ts'
import { xlsFormOf } from '../../reading/xls-form/xls-sheets.ts'
import type { DocumentResult } from '../document-reader.ts'
import { fieldsOfQuestions } from '../questions/fields-of.ts'
import type { Question } from '../questions/question.ts'
import { questionsOfSheet } from './questions-of-sheet.ts'
import { isWithin, type Sheet, sheetLimits } from './workbook.ts'

/** Converts the sheets of a workbook into one form; a question on two sheets is asked once. */
export function fieldsOfWorkbook(
  sheets: readonly Sheet[],
  newId: NewFieldId,
  warnings: readonly Warning[] = [],
): DocumentResult {
  const listed = questionRows(sheets, newId)
  if (listed !== null) return { ...listed, warnings: [...warnings, ...listed.warnings] }
  const told = [...warnings]
  const questions: Question[] = []
  const remarks = new Map<number, string>()
  const unused: string[] = []
  const office: string[] = []
  const asking = sheets.filter(({ rows }) => rows.length > 0)
  const known = new Set<string>()
  for (const sheet of asking) {
    if (sheet.isCut) {
      told.push({
        message: `Only the first ${sheetLimits.rows.toLocaleString('en')} rows of sheet "${sheet.name}" were imported.`,
      })
    }
    const asked = questionsOfSheet(sheet)
    told.push(...asked.tables.map(tableLeftOut))
    unused.push(...asked.unused)
    office.push(...asked.office)
    const fresh = asked.questions.filter(({ label }) => !known.has(label.toLowerCase()))
    for (const question of asked.questions) {
      known.add(question.label.toLowerCase())
      const isFresh = fresh.includes(question)
      if (!isFresh) continue
      const at = questions.length
      const remark = asked.remarks.get(asked.questions.indexOf(question))
      if (remark !== undefined) remarks.set(at, remark)
      const { follows } = question
      const source = follows === null ? undefined : asked.questions[follows.at]
      const moved = source === undefined ? -1 : questions.indexOf(source)
      if (follows !== null) question.follows = moved === -1 ? null : { ...follows, at: moved }
      question.section ||= asking.length > 1 ? sheet.name : ''
      questions.push(question)
    }
  }
  return fieldsOfQuestions(questions, newId, [...told, ...unusedLines(unused, office)], remarks)
}

/** Fields of an XLSForm, or of the first sheet with one question per row; null if there is neither. */
function questionRows(sheets: readonly Sheet[], newId: NewFieldId): FoundFields | null {
  const texts = sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => Array.from(row, (cell) => cell?.text ?? '')),
  }))
  const form = xlsFormOf(texts)
  if (form !== null) {
    const result = readXlsForm(form, newId)
    return 'problem' in result ? null : result
  }
  const table = sheets
    .map((sheet) => tableOfQuestions(textsWithLists(sheet), { oneColumn: false }))
    .find((one) => one !== null)
  if (table === undefined || table === null) return null
  const result = readQuestionTable(table, newId)
  return 'problem' in result ? null : result
}

/** Texts of the cells. An empty cell for an answer gets the options of its list. */
function textsWithLists({ rows, lists }: Sheet): readonly (readonly string[])[] {
  let answers: readonly number[] = []
  return rows.map((row, at) => {
    const texts = Array.from(row, (cell) => cell?.text ?? '')
    for (const column of answers) {
      const list = lists.find(({ areas }) => areas.some((area) => isWithin(area, at, column)))
      if (list !== undefined && (texts[column] ?? '').trim() === '')
        texts[column] = list.options.join(' | ')
    }
    const named = texts.flatMap((text, column) => (isAnswerColumn(text) ? [column] : []))
    if (named.length > 0) answers = named
    return Array.from(texts, (text) => text ?? '')
  })
}
