// Printed places to write in a PDF that also has form fields: `Signature ____ Date ____` to fill in by hand.
import type { Block, Line, Part } from '../questions/block.ts'
import { countWords } from '../questions/label.ts'
import { isForOffice } from '../questions/office.ts'
import { wordsOf } from '../questions/parts.ts'
import { type Asked, questionsOf } from '../questions/questions-of.ts'
import { segmentsOf } from '../questions/take-words.ts'
import { blocksOfPages } from './blocks-of-pages.ts'
import type { FormField } from './form-field.ts'
import type { Box, Page } from './page.ts'

/** Points between a form field and its label or its frame */
const besideField = 15
const aboveOrBelow = 6
/** Share of the page that a line without words may have; a wider one separates sections */
const widestShare = 0.6
const longestCaption = 10
/** Points of a unit of a blank's width */
const unit = 5

export function printedQuestions(fields: readonly FormField[], pages: readonly Page[]): Asked {
  const rest = pages.map((page, at) => withoutFields(page, fieldsOn(fields, at + 1)))
  const widest = Math.max(0, ...pages.map(({ width }) => width)) * widestShare
  return questionsOf(placesToWrite(blocksOfPages(rest), widest / unit))
}

const fieldsOn = (fields: readonly FormField[], page: number) =>
  fields.filter((field) => field.page === page)

function withoutFields(page: Page, fields: readonly FormField[]): Page {
  const isFree = (box: Box) => !fields.some((field) => belongTogether(box, field))
  return {
    ...page,
    words: page.words.filter(isFree),
    drawn: { across: page.drawn.across.filter(isFree), upright: [], boxes: [] },
  }
}

function belongTogether(box: Box, field: Box): boolean {
  return (
    box.bottom <= field.top + aboveOrBelow &&
    box.top >= field.bottom - aboveOrBelow &&
    box.left <= field.right + besideField &&
    box.right >= field.left - besideField
  )
}

/** Lines with room, headings, and the names of parts for staff; captions below lines come in front of their room. */
function placesToWrite(blocks: readonly Block[], widest: number): readonly Block[] {
  return blocks.flatMap((block, at): readonly Block[] => {
    if (block.kind === 'table') return []
    const text = wordsOf(block.parts)
    const isCaption = block.isHeading !== true && isLineAlone(blocks[at - 1], widest)
    const hasRoom = block.parts.some(({ kind }) => kind === 'blank')
    if (isForOffice(text) || (hasRoom && text !== '')) return [block]
    if (isCaption && text !== '') return [{ ...block, parts: captions(block) }]
    return block.isHeading === true ? [block] : []
  })
}

function isLineAlone(block: Block | undefined, widest: number): boolean {
  if (block?.kind !== 'line' || wordsOf(block.parts) !== '') return false
  return block.parts.some((part) => part.kind === 'blank' && part.width <= widest)
}

const captions = ({ parts }: Line): readonly Part[] =>
  segmentsOf(parts.map((part) => (part.kind === 'words' ? part.text : '')).join(''))
    .filter((caption) => countWords(caption) <= longestCaption)
    .flatMap((caption) => [
      { kind: 'words' as const, text: `\t${caption} ` },
      { kind: 'blank' as const, width: 20 },
    ])
