import { isQuestion } from '../../reading/asking.ts'
import { asksForAnswer } from '../../reading/forgotten-lines.ts'
import type { Block, Line } from './block.ts'
import { readLabel } from './label.ts'
import { linesIn } from './lines.ts'
import { wordsOf } from './parts.ts'
import { optionText } from './pieces.ts'
import { printedCondition, programWords } from './program-words.ts'

/** Texts of the lines that seem to ask something: those with a place for an answer, questions and requests. */
export const askingLines = (blocks: readonly Block[]): readonly string[] =>
  linesIn(blocks)
    .filter(asks)
    .map(({ parts }) => wordsOf(parts))

function asks({ parts, isHeading, isTitle, list }: Line): boolean {
  const text = wordsOf(parts)
  if (parts.some(({ kind }) => kind !== 'words') || isQuestion(text)) return true
  const isName = (isHeading === true || isTitle === true) && list === undefined
  return !isName && asksForAnswer(text)
}

/** What a line asks, without `(please tick)` and `(please specify)`; empty for the words of a form program and for `Please tick one:`. */
export function askedBy(text: string): string {
  if (programWords(text) !== null || printedCondition(text) !== null) return ''
  const { text: label, choose } = readLabel(optionText(text))
  return choose !== null && label.length >= text.replace(/[.:]$/, '').length ? '' : label
}
