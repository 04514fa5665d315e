import { isQuestion } from '../../reading/asking.ts'
import { asksForAnswer } from '../../reading/forgotten-lines.ts'
import { readOptionLine } from '../../reading/option-lines.ts'
import { readInlineType } from './inline-type.ts'
import { readLine } from './line.ts'
import { isProperty } from './properties.ts'
import { isAnswerPlace, readLabel, splitAtBlanks } from './read-label.ts'

const comment = /<!--[\s\S]*?(?:-->|$)/g
const code = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm
/** Signs of quotes, headings and lists */
const signs = /^[\s>]*(?:#{1,6}\s+|(?:[-*+]|\d{1,9}[.)])\s+)*/

/** Lines that seem to ask something: questions, requests, blanks and boxes. Code and comments ask nothing. */
export function askingLines(text: string): readonly string[] {
  return text
    .replaceAll(comment, '')
    .replaceAll(code, '')
    .split('\n')
    .flatMap((line) => {
      const asks = /^\s*#/.test(line) ? isQuestion : asksHere
      return line.replace(signs, '').split('|').filter(asks)
    })
}

const asksHere = (text: string): boolean =>
  asksForAnswer(text.replace(/[\s*_]+$/, '')) || /_{3,}|^\s*(?:\[[ xX]?\]|\( ?\))\s/.test(text)

/** What a line asks, without formatting, box and `(select one)`; empty if it says only how to answer. */
export function askedBy(line: string): string {
  const { text } = readLine(line)
  if (isAnswerPlace(text) || isProperty(text)) return ''
  const asked = readInlineType(text)?.label ?? readOptionLine(text)?.options[0] ?? text
  const labels = splitAtBlanks(asked).map(readLabel)
  return labels.map(({ label, isOnlyHow }) => (isOnlyHow ? '' : label)).join(' ')
}
