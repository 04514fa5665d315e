import { limits } from '@ramiform/core/limits'
import type { NewFieldId, Warning } from '../../import.ts'
import { forgottenLines } from '../../reading/forgotten-lines.ts'
import { tooDeepParts } from '../../reading/too-deep.ts'
import { unusedLines } from '../../reading/unused-lines.ts'
import { askedBy, askingLines } from './asking-lines.ts'
import { type Block, blocksOf, deepestLists } from './blocks.ts'
import type { Draft, SectionTitle } from './draft.ts'
import { linkFollowUps } from './follow-ups.ts'
import { readLine } from './line.ts'
import { continuedLists, readItem } from './list-kind.ts'
import { readLabel } from './read-label.ts'
import { readList } from './read-list.ts'
import { isOneQuestion, readParagraph } from './read-paragraph.ts'
import { addDraft, newReader, type Reader } from './reader.ts'
import { makePlainTitle, warnOfSection } from './section-title.ts'
import { readStaffPart } from './staff-part.ts'

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly sections: readonly SectionTitle[]
  readonly warnings: readonly Warning[]
}

/** a heading that is only a number */
const onlyNumber = /^(?:q(?:uestion)?|item|frage|pregunta)\s*#?\d*[.:)]?$/i

/** Reads the fields of a document in order. */
export function readDrafts(parts: Iterable<string>, newId: NewFieldId): Drafts {
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepestLists)
  const reader: Reader = newReader(newId, (within) => readBlocks(reader, within))
  let text = ''
  for (const part of parts) {
    text += part
    readBlocks(reader, blocksOf(part, tooDeep.add))
    if (reader.drafts.length > limits.fields) break
  }
  const { drafts, warnings } = reader
  const kept = drafts.filter(({ isTentative, options }) => !isTentative || options.length > 0)
  const unlinked = linkFollowUps(kept).map(({ id, onlyIf }) => ({
    message: `Its condition could not be imported, so it is always shown: only if ${onlyIf}.`,
    fieldId: id,
  }))
  const ids = new Set(kept.map(({ id }) => id))
  const dropped = drafts.filter(({ id }) => !ids.has(id)).map(({ label }) => label)
  const unused = [...dropped, ...emptySections(reader, kept), ...reader.unused]
  const read = [...kept.flatMap(textsOf), ...reader.sections.flatMap(textsOfSection)]
  const named = [...unused, ...reader.office, ...lost]
  // Behind the last question that a form has room for, lines are not read.
  const asking = drafts.length > limits.fields ? [] : askingLines(text)
  const forgotten = forgottenLines(asking, [...read, ...named], askedBy)
  return {
    drafts: kept,
    sections: reader.sections,
    warnings: [
      ...lost.map((message) => ({ message })),
      ...warnings.filter(({ fieldId }) => fieldId === undefined || ids.has(fieldId)),
      ...unlinked,
      ...unusedLines([...unused, ...forgotten.map((line) => readLine(line).text)], reader.office),
    ],
  }
}

const textsOf = ({ label, options, description, placeholder = '', onlyIf }: Draft) => [
  label,
  ...options,
  description,
  placeholder,
  onlyIf ?? '',
]

const textsOfSection = ({ title, text }: SectionTitle) => [title, text]

/** Titles of sections without a field, because all of their fields are in sections inside them */
function emptySections({ sections }: Reader, drafts: readonly Draft[]): readonly string[] {
  const used = new Set(drafts.map(({ section }) => section))
  return sections.filter((section) => !used.has(section)).map(({ title }) => title)
}

function readBlocks(reader: Reader, blocks: readonly Block[]) {
  const continued = continuedLists(blocks)
  for (const [at, block] of blocks.entries()) {
    if (reader.drafts.length > limits.fields) return
    if (readStaffPart(reader, block)) continue
    if (block.kind === 'heading') readHeading(reader, block, blocks.slice(at + 1, at + 3))
    else if (block.kind === 'paragraph') readParagraph(reader, block.text)
    else {
      const isBehindList = blocks[at - 1]?.kind === 'list'
      readList(reader, block.items.map(readItem), continued.has(block), isBehindList)
    }
  }
}

function readHeading(
  reader: Reader,
  { level, text }: Extract<Block, { kind: 'heading' }>,
  [next, afterNext]: readonly Block[],
) {
  const label = readLabel(readLine(text.replaceAll('\n', ' ')).text)
  if (level > (reader.under?.level ?? level)) makePlainTitle(reader)
  reader.under = null
  reader.explained = null
  if (reader.within !== null && level <= reader.within.level) reader.within = null
  if (level <= 2) reader.section = null
  if (level === 1) {
    // The first heading names the document; later ones of its level name their section.
    reader.title = label.isQuestion || reader.isTitled ? label.label || null : null
    reader.isTitled = true
  }
  if (level === 1 || label.label === '' || onlyNumber.test(label.label)) return
  reader.under = addDraft(reader, label, level === 2 ? 'section' : 'heading', { level })
  if (level === 2) reader.section = reader.under
  else {
    warnOfSection(reader)
    // `### Users` with the only question "Who would use it?" below is one question.
    const endsThere = afterNext === undefined || afterNext.kind !== 'paragraph'
    if (next?.kind === 'paragraph' && endsThere && isOneQuestion(next.text)) {
      reader.explained = reader.under
    }
  }
}
