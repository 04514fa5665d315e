import { isQuestion } from '../../reading/asking.ts'
import { readHowMany } from '../../reading/how-many.ts'
import { labelText } from '../../reading/label-text.ts'
import { type Marked, readMarks } from '../../reading/marks.ts'

/** A blank on paper: `______`, `__ / __ / ____`, `.......`, `[      ]`, and `[e.g. Linux]` of issue templates */
const blank =
  /\[e\.g\.[^[\]]{1,80}\]|_{2,}(?:\s?[/.-]\s?_{2,}){1,3}|_{3,}|\.{5,}|…{2,}|\[\s{3,}\]|\[\s*_{2,}\s*\]|\[\s*[.…]{3,}\s*\]/
const blanks = new RegExp(`(?:${blank.source})(?:[\\s/]*(?:${blank.source}))*`, 'g')
const number = /^(?:q(?:uestion)?\s*\d{0,3}|\d{1,3}(?:\.\d{1,3})*|[ivx]{1,5})\s*[.):]\s+(?=\S)/i

export interface Label extends Marked {
  /** How many options to choose, if the line says so */
  readonly choose: 'one' | 'many' | null
  /** true: the line says only that */
  readonly isOnlyHow: boolean
  /** true: has a blank */
  readonly hasBlank: boolean
  /** true: ends with a colon */
  readonly hasColon: boolean
  readonly isQuestion: boolean
}

/** Reads a line as a label, without its number, blank and marks. */
export function readLabel(text: string): Label {
  const bare = text.slice(0, 2_000).replace(number, '')
  const written = bare.replaceAll(blanks, ' ')
  const how = readHowMany(written)
  // `Name*:`
  const marked = readMarks(how.text.replace(/(\\?\*+)\s*([:：])$/, '$2$1'))
  const hasColon = /:$/.test(marked.label)
  return {
    ...marked,
    choose: how.choose,
    isOnlyHow: how.isAlone,
    label: labelText(marked.label.replace(/\s*[:：]$/, '')),
    hasBlank: blank.test(bare),
    hasColon,
    isQuestion: isQuestion(marked.label),
  }
}

/** Splits `First name: ____  Last name: ____`. Text behind the last blank is a unit or a remark. */
export function splitAtBlanks(text: string): readonly string[] {
  const line = text.slice(0, 2_000)
  if (!blank.test(line)) return [text]
  const parts = line.split(blanks)
  const last = parts.at(-1)?.trim() ?? ''
  const pieces = parts.slice(0, -1)
  const labels = pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const [first = ''] = labels
  const named = hasColonAtEnd(first)
    ? labels.filter((label, at) => at === 0 || hasColonAtEnd(label))
    : labels.filter((label, at) => at === 0 || !unit.test(label))
  if (named.length === 0) return [text]
  const asksOn = /[?？]|[:：][*_\s]*\S/.test(last) && !unit.test(last)
  return [...named.map((label) => `${label} ____`), ...(asksOn ? [last] : [])]
}

const unit =
  /^(?:%|[$€£]|per\b.*|ms|s|sec(?:onds)?|min(?:utes)?|h(?:ou)?rs?|days?|weeks?|months?|years?|lbs?|kg|g|cm|mm|m|km|ft|feet|in(?:ches)?|miles?|usd|eur|to|and|or|x)[.,)]*$/i

function hasColonAtEnd(label: string): boolean {
  return /[:：][*_\s]*$/.test(label)
}

/** An option without its colon and blank: `Other: ____`. */
export function optionWords(option: string): string {
  const text = option.slice(0, 2_000)
  const bare = blank.test(text) ? text.replaceAll(blanks, ' ') : text
  return bare.trim().replace(/\s*[:：]$/, '')
}

/** True for `____` alone, `____ cm` or `Answer: ____`: room for the question before. */
export function isAnswerPlace(text: string): boolean {
  const written = text.slice(0, 200).replaceAll(blanks, '').trim()
  if (written === '' || unit.test(written)) return blank.test(text) && !/^\p{L}/u.test(text)
  return /^(?:your |my )?(?:answer|response|reply)s?\s*:?$/i.test(written)
}
