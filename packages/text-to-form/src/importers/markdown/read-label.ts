import { isQuestion } from '../../reading/asking.ts'
import { labelText } from '../../reading/label-text.ts'
import { type Marked, readMarks } from '../../reading/marks.ts'

/** A place to write on paper: `______`, `.......`, `[      ]`. */
const blank = /_{3,}|\.{5,}|…{2,}|\[\s{3,}\]/
const blanks = new RegExp(`(?:${blank.source})(?:[\\s/]*(?:${blank.source}))*`, 'g')
const number = /^(?:q(?:uestion)?\s*\d{0,3}|\d{1,3}(?:\.\d{1,3})*|[ivx]{1,5})\s*[.):]\s+(?=\S)/i

export interface Label extends Marked {
  /** whether something to write on stands beside it */
  readonly hasBlank: boolean
  /** whether a colon ends it */
  readonly hasColon: boolean
  readonly isQuestion: boolean
}

/** What a line says as a label: without its number, its place to write and its marks. */
export function readLabel(text: string): Label {
  const bare = text.slice(0, 2_000).replace(number, '')
  const written = bare.replaceAll(blanks, ' ')
  const marked = readMarks(written)
  const hasColon = /:$/.test(marked.label)
  return {
    ...marked,
    label: labelText(marked.label.replace(/\s*[:：]$/, '')),
    hasBlank: blank.test(bare),
    hasColon,
    isQuestion: isQuestion(marked.label),
  }
}

/** `First name: ____  Last name: ____` is two. */
export function splitAtBlanks(text: string): readonly string[] {
  const pieces = text.slice(0, 2_000).split(blanks)
  const labels = pieces.map((piece) => piece.trim())
  const named = labels.filter((label) => /[\p{L}\p{N}]/u.test(label))
  return named.length > 1 && blank.test(text) ? named.map((label) => `${label} ____`) : [text]
}

/** `____` alone, or `Answer: ____`: the place for the answer to the question before. */
export function isAnswerPlace(text: string): boolean {
  const written = text.slice(0, 200).replaceAll(blanks, '').trim()
  if (written === '') return blank.test(text)
  return /^(?:your |my )?(?:answer|response|reply)s?\s*:?$/i.test(written)
}
