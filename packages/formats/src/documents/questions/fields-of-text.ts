import type { ImportResult, NewFieldId } from '../../import.ts'
import type { Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { isGreeting } from './line-kinds.ts'
import { partsOf } from './parts.ts'

/** Blanks: `____`, `[____]`, `.......` */
const places = /_{4,}|\[[_ ]{3,}\]|\.{8,}/g
const mailHeader =
  /^(?:from|to|cc|sent|date|subject|von|an|gesendet|betreff|de|para|asunto|objet): .+$/i
/** A question copied from a page of Typeform: `3→` above its title */
const numbered = /^(\d{1,3})\s*→\s*(.*)$/
/** A button of a page of Typeform */
const button = /^(?:OK|Start|Submit)$/
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
    lines.filter((line) => numbered.test(line)).length > 1 ||
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
  const copied = body.some((line) => numbered.test(line)) ? pasted(body) : body
  return copied.filter((line) => !mailHeader.test(line.trim()) || /[_?]/.test(line))
}

/** Takes frames off the lines of a form that has any. */
function withoutFrames(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => frameSide.test(line))) return lines
  return lines.map((line) =>
    frameSide.test(line) ? '' : line.replace(framed, (_, inside: string) => inside.trimEnd()),
  )
}

/** Lines copied from a page of Typeform: the number above its title, the letter above its option. */
function pasted(lines: readonly string[]): readonly string[] {
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '' && !button.test(line))
  const found: string[] = []
  let isMany = false
  for (let at = 0; at < texts.length; at += 1) {
    const line = texts[at] ?? ''
    const title = numbered.exec(line)
    if (title !== null) {
      const [, number = '', behind = ''] = title
      if (behind === '') at += 1
      // Each title asks, whatever its words.
      const asked = behind || (texts[at] ?? '')
      found.push('', `${number}. ${asked.replace(/([^?:*])(\*?)$/, '$1:$2')}`)
      isMany = false
    } else if (/^[A-Z]$/.test(line) && texts[at + 1] !== undefined) {
      at += 1
      found.push(`${isMany ? '☐' : '○'} ${texts[at] ?? ''}`)
    } else if (
      /^\d{1,2}$/.test(line) &&
      /^\d{1,2} ?$/.test(found.at(-1)?.split(' ').at(-1) ?? '')
    ) {
      // The numbers of a scale, each on its line
      found.push(`${found.pop()} ${line}`)
    } else {
      isMany ||= /^choose as many/i.test(line)
      found.push(line)
    }
  }
  return found
}
