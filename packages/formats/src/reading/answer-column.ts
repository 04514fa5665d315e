import { readOptionLine } from './option-lines.ts'
import type { Choice } from './question.ts'

/** Reads the column beside a list of questions that has room for the answers, or the choices in words. */

/** Names of that column, in the languages of the product */
const names =
  /^(?:(?:your|the|ihre?|deine?|votre|v[ou]s|su|tu|vostra|la|sua|uw|jouw) )?(?:answers?|responses?|repl(?:y|ies)|antwort(?:en)?|réponses?|respuestas?|respostas?|rispost[ae]|antwoord(?:en)?|回答欄?|ご回答|الإجابة|الجواب|תשובה)(?: (?:here|hier|ici|aquí|qui))?\s*[:：]?$/i

/** Names of a column for remarks of the person who answers */
const remarkNames =
  /^(?:your )?(?:comments?|remarks?|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|commentaires?|remarques?|comentarios?|commenti?|note|observações|opmerkingen?)$/i

/** Names of a column of questions that can be nothing else */
const questionNames =
  /^(?:questions?|question[ _](?:text|title)|frage(?:text|stellung)?|fragen|preguntas?|domand[ae]|perguntas?|vra(?:ag|gen)|質問|設問|السؤال|שאלה)$/i

export function isAnswerColumn(name: string): boolean {
  return names.test(name.trim())
}

/**
 * Index of the column with room for answers; -1 if there is none. A column for remarks counts if it is empty and the
 * other one has the questions.
 */
export function answerColumn(
  head: readonly string[],
  label: number,
  rows: readonly (readonly string[])[],
): number {
  const isRoom = (column: number) => {
    const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    const written = cells.filter((cell) => offeredIn(cell).isWritten)
    return written.length * 2 < rows.length
  }
  const named = head.findIndex((cell, column) => column !== label && isAnswerColumn(cell))
  if (named >= 0) return isRoom(named) ? named : -1
  if (!questionNames.test(head[label]?.trim() ?? '')) return -1
  const isEmpty = (column: number) => rows.every((row) => (row[column]?.trim() ?? '') === '')
  return head.findIndex((cell, column) => remarkNames.test(cell.trim()) && isEmpty(column))
}

/** Content of a cell for an answer. */
export interface Offered {
  readonly choices: readonly Choice[]
  /** Format or help, such as `dd/mm/yyyy` */
  readonly hint: string
  readonly isDate: boolean
  /** true: an answer that somebody wrote */
  readonly isWritten: boolean
}

const nothing: Offered = { choices: [], hint: '', isDate: false, isWritten: false }
const dateFormat = /^[([]?\s*(?:[dmytjag]{1,4}\s*[/.\s-]\s*){1,2}[dmytja]{2,4}\s*[)\]]?$/i

/** Reads `Yes / No`, `☐ Small ☐ Large`, `(max. 200 words)`. */
export function offeredIn(cell: string): Offered {
  const text = cell.trim()
  if (text === '') return nothing
  if (dateFormat.test(text)) return { ...nothing, hint: text, isDate: true }
  const boxes = readOptionLine(text.replaceAll(/\s*\n\s*/g, ' '))
  if (boxes?.isSure) return { ...nothing, choices: boxes.options.map(choiceOf) }
  if (/^[([][^()[\]]*[)\]]$/.test(text)) {
    const inside = listed(text.slice(1, -1))
    return inside.length > 1
      ? { ...nothing, choices: inside }
      : { ...nothing, hint: text.slice(1, -1).trim() }
  }
  const choices = listed(text)
  return choices.length > 1 ? { ...nothing, choices } : { ...nothing, isWritten: true }
}

/** Choices between bars, slashes or on lines of their own */
function listed(text: string): readonly Choice[] {
  if (/https?:|\bwww\.|\d\s*[/-]\s*\d/.test(text)) return []
  const separator = [/\s*\|\s*/, /\s*\n\s*/, /\s*\/\s*/].find((one) => text.split(one).length > 1)
  if (separator === undefined) return []
  const parts = text.split(separator).map((part) => part.trim())
  const canBe = (part: string) =>
    /[\p{L}\p{N}]/u.test(part) && part.length <= 60 && part.split(' ').length <= 6
  return parts.every(canBe) ? parts.map(choiceOf) : []
}

const choiceOf = (text: string): Choice => ({ value: text, text })
