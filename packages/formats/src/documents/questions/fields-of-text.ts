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
const marked = /^#{1,6} \S|^\s*[-*+] \[[ xX]\] |\*\*\S/m

/** Number of characters that are read to decide */
const searched = 20_000

/** True for a form to print, an email with questions, a letter, or questions copied from a page. */
export function isWrittenText(text: string): boolean {
  const start = text.slice(0, searched)
  if (drawn.test(start) || marked.test(start)) return false
  const lines = start
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const prose = lines.filter((line) => /[.!]$/.test(line) && line.split(' ').length > 5)
  return (
    (start.match(places)?.length ?? 0) > 2 ||
    lines.filter((line) => mailHeader.test(line)).length > 1 ||
    lines.some(isGreeting) ||
    lines.filter(isTypeformTitle).length > 1 ||
    (prose.length > 2 && prose.length >= lines.length * 0.4)
  )
}

/** Reads a text as a document. */
export function fieldsOfText(text: string, newId: NewFieldId): ImportResult {
  const result = fieldsOfBlocks(linesOfText(text).map(blockOf), newId)
  return 'problem' in result ? { problem: { code: 'no_fields' } } : result
}

function blockOf(text: string): Line {
  // A frame of brackets is room to write.
  const parts = partsOf(text.replaceAll(/\[[_ ]{5,}\]/g, '____________'))
  return { kind: 'line', parts }
}

function linesOfText(text: string): readonly string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  // The signature of an email
  const signed = lines.findIndex((line) => /^-- ?$/.test(line))
  const body = signed === -1 ? lines : lines.slice(0, signed)
  return body.filter((line) => !mailHeader.test(line.trim()) || /[_?]/.test(line))
}
