import type { ImportResult, NewFieldId } from '../../import.ts'
import type { Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { isGreeting } from './line-kinds.ts'
import { partsOf } from './parts.ts'
import { isTypeformTitle } from './typeform.ts'

/** Blanks: `____`, `[____]`, `.......` */
const places = /_{4,}|\[[_ ]{3,}\]|\.{8,}/g
const mailHeader =
  /^(?:from|to|cc|sent|date|subject|von|an|gesendet|betreff|de|para|asunto|objet): .+$/i
/** A drawn tree or arrows between answers and questions, which the tree reader reads */
const drawn = /[├└┣┗╠╚╰]|^[ \t]*[|+`\\]-{1,}|(?:^|[\s\])])(?:yes|no)\s*(?:→|[-=]+>)/im
/** The upper or lower side of a frame around a part of a form: `+-------+` */
const frameSide = /^[ \t]*\+[-=]{3,}[-=+]*\+[ \t]*$/
const frameSides = new RegExp(frameSide, 'gm')
/** Words in a frame: `|  MEMBERSHIP FORM  |` */
const framed = /^[ \t]*\|(.*)\|[ \t]*$/
const marked = /^#{1,6} \S|^\s*[-*+] \[[ xX]\] |\*\*\S/m

/** Places of a form to print, at least one more than in a text with a signature */
const fewestPlaces = 2

/** Number of characters that are read to decide */
const searched = 20_000

/** True for a form to print, an email with questions, a letter, or questions copied from a page. */
export function isWrittenText(text: string): boolean {
  const start = text.slice(0, searched)
  const hasPlaces = (start.match(places)?.length ?? 0) > fewestPlaces
  // The frames of a form with room to write are no drawn tree.
  if (drawn.test(hasPlaces ? start.replaceAll(frameSides, '') : start)) return false
  if (marked.test(start)) return false
  const lines = start
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const prose = lines.filter((line) => /[.!]$/.test(line) && line.split(' ').length > 5)
  return (
    hasPlaces ||
    lines.filter((line) => mailHeader.test(line)).length > 1 ||
    lines.some(isGreeting) ||
    lines.filter(isTypeformTitle).length > 1 ||
    (prose.length > 2 && prose.length >= lines.length * 0.4)
  )
}

const box = '(?:\\([ xX]?\\)|\\[[ xX]?\\]|[☐○])'
const amount = '[£$€]?\\d{1,5}(?:[.,]\\d{2})?(?: ?[£$€]| [A-Z]{3})?'
/** A gap between an option and its price: `( ) Family      30.00` */
const gapBeforePrice = new RegExp(
  `(${box} ?\\p{L}[^()[\\]_☐○\\t]{0,60}\\S)(?: {2,}|\\t)[ \\t]*(${amount})(?=\\s*(?:$|${box}))`,
  'gu',
)

/** Reads a text as a document. */
export function fieldsOfText(text: string, newId: NewFieldId): ImportResult {
  const result = fieldsOfBlocks(linesOfText(text).map(blockOf), newId)
  return 'problem' in result ? { problem: { code: 'no_fields' } } : result
}

function blockOf(text: string): Line {
  // A frame of brackets is room to write.
  const line = text.replaceAll(/\[[_ ]{5,}\]/g, '____________')
  const parts = partsOf(line.replaceAll(gapBeforePrice, '$1 $2'))
  return { kind: 'line', parts }
}

function linesOfText(text: string): readonly string[] {
  const lines = withoutFrames(text.replace(/^\ufeff/, '').split(/\r?\n/))
  // The signature of an email
  const signed = lines.findIndex((line) => /^-- ?$/.test(line))
  const body = signed === -1 ? lines : lines.slice(0, signed)
  return body.filter((line) => !mailHeader.test(line.trim()) || /[_?]/.test(line))
}

/** Takes frames off the lines of a form that has any. */
function withoutFrames(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => frameSide.test(line))) return lines
  return lines.map((line) =>
    frameSide.test(line) ? '' : line.replace(framed, (_, inside: string) => inside.trimEnd()),
  )
}
