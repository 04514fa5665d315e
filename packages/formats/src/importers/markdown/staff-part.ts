// Parts of a document that staff fill in (decision 700): they give no fields, and their lines are named.
import { countWords } from '../../documents/questions/label.ts'
import {
  isForOffice,
  isOfficeTitle,
  saysMoreThanOffice,
  saysWhoFillsIn,
} from '../../documents/questions/office.ts'
import { readOptionLine } from '../../reading/option-lines.ts'
import type { Block } from './blocks.ts'
import { readLine } from './line.ts'
import { readLabel } from './read-label.ts'
import type { Reader } from './reader.ts'

/** Level of a part that begins with a line: every heading ends it. */
const deepest = 6
/** Words of a line that begins a part; a longer one is only about itself */
const longestTitle = 14

/** @returns true if a block is in a part for staff */
export function readStaffPart(reader: Reader, block: Block): boolean {
  if (block.kind === 'heading') return readHeading(reader, block.level, block.text)
  if (reader.staff !== null) {
    reader.office.push(...textsOf(block))
    return true
  }
  return block.kind === 'paragraph' && readLines(reader, block.text.split('\n'))
}

function readHeading(reader: Reader, level: number, source: string): boolean {
  const { text } = readLine(source)
  const isWithin = reader.staff !== null && level > reader.staff
  const isDocument = level === 1 && !reader.isTitled
  const begins = !isDocument && isOfficeTitle(text)
  if (!isWithin) reader.staff = begins ? level : null
  if (reader.staff === null) return false
  leave(reader)
  reader.office.push(text)
  return true
}

function readLines(reader: Reader, lines: readonly string[]): boolean {
  const isTable = lines.every((line) => line.includes('|'))
  const wordsOf = (line: string) => readLine(isTable ? line.replaceAll('|', ' ') : line).text
  const at = lines.findIndex((line) => isForOffice(wordsOf(line), readOptionLine(line)?.isSure))
  if (at === -1 || (isTable && at > 0)) return false
  const text = wordsOf(lines[at] ?? '')
  const { hasBlank } = readLabel(text)
  const isFirst = reader.drafts.length === 0 && at === 0
  // A name at the beginning says whom the form is for.
  if (isFirst && !hasBlank && saysWhoFillsIn(text)) return false
  const isTitle = countWords(text) <= longestTitle && !isTable
  // At the top of a form, a line with its own room is all of that part.
  const isLine = !isTitle || (isFirst && hasBlank && saysMoreThanOffice(text))
  if (at > 0) reader.readBlocks([{ kind: 'paragraph', text: lines.slice(0, at).join('\n') }])
  const end = isLine && !isTable ? at + 1 : lines.length
  reader.office.push(...lines.slice(at, end).map(wordsOf))
  leave(reader)
  if (!isLine) reader.staff = deepest
  if (end < lines.length)
    reader.readBlocks([{ kind: 'paragraph', text: lines.slice(end).join('\n') }])
  return true
}

/** Nothing in the part belongs to what is above. */
function leave(reader: Reader) {
  reader.under = null
  reader.section = null
  reader.within = null
  reader.explained = null
  reader.title = null
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(textsOf))
  return block.text.split('\n').map((line) => readLine(line).text)
}
