import { affirmative, isQuestion } from '../../reading/asking.ts'
import { type OptionLine, readLabelledOptions, readOptionLine } from '../../reading/option-lines.ts'
import { labelsItself } from '../../reading/own-label.ts'
import { type Branch, readBranch } from './answer.ts'
import { isInput } from './kinds.ts'
import type { TreeLine } from './lines.ts'

/** A line and its parent row, by column. */
export interface Row extends TreeLine {
  /** -1: none */
  readonly parent: number
  readonly branch: Branch | null
  /** `( ) Yes  ( ) No`, alone or beside the question in `text` */
  readonly options: OptionLine | null
  readonly isOnlyOptions: boolean
}

/** Characters of an option without any mark */
const longestPlainAnswer = 60

/**
 * Finds the parent of each line.
 * @param lookAhead Lines below a question in which an option may stand without any mark.
 */
export function rowsOf(
  lines: readonly TreeLine[],
  lookAhead = Number.POSITIVE_INFINITY,
): readonly Row[] {
  const rows: Row[] = []
  const open: { at: number; column: number }[] = []
  /** Questions with drawn options */
  const drawn = new Set<number>()
  /** Last question, for options at the same depth */
  let question = -1
  /** The question or its last option */
  let near = -1
  for (const [index, line] of lines.entries()) {
    while ((open.at(-1)?.column ?? -1) >= line.column) open.pop()
    let parent = open.at(-1)?.at ?? -1
    const { text, options, isOnlyOptions } = optionsOf(line)
    const branch = isOnlyOptions ? null : readBranch(text)
    const asked = rows[question]
    const isBeside = parent === asked?.parent
    const isAnswer =
      isOnlyOptions ||
      (isBeside &&
        asked !== undefined &&
        !drawn.has(question) &&
        index - near <= lookAhead &&
        !(line.marker === null && hasBoxes(rows[near]) && !affirmative.test(line.text)) &&
        isFlatAnswer(line, branch, asked, lines, index))
    if (asked !== undefined && isBeside && isAnswer) {
      parent = question
      near = index
    }
    if (line.marker === 'drawn' && parent === question) drawn.add(question)
    const at = rows.push({ ...line, text, parent, branch, options, isOnlyOptions }) - 1
    if (isOnlyOptions && parent === question) continue
    if (options !== null || (isQuestion(text) && branch === null)) {
      question = at
      near = at
    }
    // An option beside its question has no children at the same column.
    if (parent !== question || line.column > (asked?.column ?? -1) || parent === -1) {
      open.push({ at, column: line.column })
    } else if (parent === question) {
      open.push({ at: question, column: asked?.column ?? 0 }, { at, column: line.column + 0.5 })
    }
  }
  return rows
}

/** True for a row of options with marks. A line without one behind it is not among them. */
const hasBoxes = (row: Row | undefined) => row?.isOnlyOptions === true

function optionsOf({ text }: TreeLine) {
  const alone = readOptionLine(text)
  if (alone?.isSure) return { text, options: alone, isOnlyOptions: true }
  const beside = readLabelledOptions(text)
  // One box may be anything; two are options.
  return beside !== null && beside.options.length > 1
    ? { text: beside.label, options: beside, isOnlyOptions: false }
    : { text, options: null, isOnlyOptions: false }
}

/** Spec section 5: options may follow a question at the same depth. */
function isFlatAnswer(
  line: TreeLine,
  branch: Branch | null,
  asked: Row,
  lines: readonly TreeLine[],
  index: number,
): boolean {
  if (line.column > asked.column || isQuestion(branch?.answer ?? line.text)) return false
  if (line.marker === null && (branch !== null || /^(?:yes|no|maybe)$/i.test(line.text)))
    return true
  if (line.column < asked.column) return false
  if (line.marker !== null) return line.marker !== asked.marker && line.marker !== 'drawn'
  return isPlainAnswer(line) && !line.afterGap && hasFellow(lines, index)
}

function isPlainAnswer({ text, marker }: TreeLine): boolean {
  return (
    marker === null &&
    text.length <= longestPlainAnswer &&
    !isQuestion(text) &&
    !isInput(text) &&
    !labelsItself(text) &&
    !/[.!:]$/.test(text)
  )
}

/** One line behind a question is a remark; two may be options. */
function hasFellow(lines: readonly TreeLine[], index: number): boolean {
  const isFellow = (other: TreeLine | undefined) =>
    other !== undefined && other.column === lines[index]?.column && isPlainAnswer(other)
  const next = lines[index + 1]
  return (isFellow(next) && !next?.afterGap) || isFellow(lines[index - 1])
}
