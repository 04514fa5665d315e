import type { Block, Line, Part } from './block.ts'
import { countWords, isNumbered } from './label.ts'
import { isFooter, isProse } from './line-kinds.ts'
import { isOther } from './one-or-many.ts'
import { wordsOf } from './parts.ts'
import { programWords } from './program-words.ts'

/**
 * Marks the options below `Mark only one oval.` or `Tick all that apply.` that have no box: a printed form draws its
 * boxes as shapes, or leaves them out.
 */

/** Characters; a wider blank is room to write, a narrower one may be a drawn box */
const widestBox = 6
const mostOptions = 100
const longestOption = 14

export function withPrintedOptions(blocks: readonly Block[]): readonly Block[] {
  const found: Block[] = []
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]
    if (block === undefined) break
    found.push(block)
    at += 1
    const choose = chooseOf(block)
    if (choose === null || !isBelowWords(blocks, at - 1)) continue
    const scale = scaleAt(blocks, at)
    const options = scale === null ? optionsAt(blocks, at) : null
    if (scale !== null) {
      found.push(scale.numbers)
      at += scale.lines
    } else if (options !== null) {
      found.push(...options.texts.map((words) => optionLine(words, choose === 'one')))
      at += options.lines
    }
  }
  return found
}

function chooseOf(block: Block): 'one' | 'many' | null {
  if (block.kind !== 'line' || hasPlace(block)) return null
  const words = programWords(wordsOf(block.parts))
  return words?.kind === 'choose' ? words.choose : null
}

function isBelowWords(blocks: readonly Block[], at: number): boolean {
  const above = blocks[at - 1]
  return above?.kind === 'line' && wordsOf(above.parts) !== '' && !hasPlace(above)
}

/** The options from a line on; null if boxes or lists mark them, or if there are not several. */
function optionsAt(
  blocks: readonly Block[],
  start: number,
): { readonly texts: readonly (readonly Part[])[]; readonly lines: number } | null {
  const texts: (readonly Part[])[] = []
  let at = start
  for (; at < blocks.length && texts.length < mostOptions; at += 1) {
    const line = blocks[at]
    if (line?.kind !== 'line' || line.list !== undefined || line.isHeading === true) break
    if (line.parts.some(({ kind }) => kind === 'box')) return null
    const text = wordsOf(line.parts)
    if (texts.length > 0 && isOtherWithRoom(line)) {
      texts.push(line.parts)
      at += 1
      break
    }
    if (line.parts.some((part) => !isWordsOrBox(part))) break
    if (text === '' && !hasPlace(line) && texts.length > 0) break
    if (text === '') continue
    if (!canBeOption(text) || isRoom(blocks[at + 1])) break
    texts.push([{ kind: 'words', text }])
  }
  return texts.length > 1 ? { texts, lines: at - start } : null
}

function canBeOption(text: string): boolean {
  return (
    countWords(text) <= longestOption &&
    !/[:：?？]\s*\*?$/.test(text) &&
    !/^\d{1,3}[.)]\s/.test(text) &&
    !(isNumbered(text) && /\*$/.test(text)) &&
    !isProse(text) &&
    !isFooter(text) &&
    programWords(text) === null
  )
}

/** The numbers of a scale, and the lines below with its drawn boxes and the names of its ends. */
function scaleAt(
  blocks: readonly Block[],
  start: number,
): { readonly numbers: Line; readonly lines: number } | null {
  const numbers = blocks[start]
  const below = blocks[start + 1]
  if (numbers?.kind !== 'line' || !/^\d{1,2}(?: \d{1,2}){2,10}$/.test(wordsOf(numbers.parts)))
    return null
  // Boxes as symbols are counted against the numbers.
  if (below?.kind !== 'line' || below.parts.some(({ kind }) => kind === 'box')) return null
  let at = start + 1
  for (; at < blocks.length; at += 1) {
    const line = blocks[at]
    if (line?.kind !== 'line' || !hasPlace(line) || !line.parts.every(isWordsOrBox)) break
  }
  return at > start + 1 ? { numbers, lines: at - start } : null
}

const isWordsOrBox = (part: Part): boolean =>
  part.kind === 'words' || (part.kind === 'blank' && part.width <= widestBox)

const hasPlace = ({ parts }: Line): boolean => parts.some(({ kind }) => kind !== 'words')

const isRoom = (block: Block | undefined): boolean =>
  block?.kind === 'line' &&
  hasPlace(block) &&
  !block.parts.every(isWordsOrBox) &&
  !isOtherWithRoom(block)

/** True for `Other: ____`, the last option with room to write behind it. */
const isOtherWithRoom = ({ parts }: Line): boolean =>
  parts[0]?.kind === 'words' &&
  parts.some((part) => part.kind === 'blank' && part.width > widestBox) &&
  isOther(wordsOf(parts).replace(/\s*:$/, ''))

const optionLine = (words: readonly Part[], isRound: boolean): Line => ({
  kind: 'line',
  parts: [{ kind: 'box', isRound }, ...words],
})
