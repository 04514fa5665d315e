import { affirmative, isQuestion, mentionsInput } from '../../reading/asking.ts'
import { isFieldName } from '../../reading/guess-field-type.ts'
import { readMarks } from '../../reading/marks.ts'
import { type Branch, leadsDown, readBranch, readOptionWithColon } from './answer.ts'
import type { TreeLine } from './lines.ts'

/** One line, or one half of a line, of a tree. */
export interface TreeNode {
  /** a question, a request to enter something, an answer to the question above, or anything else */
  readonly kind: 'question' | 'input' | 'answer' | 'other'
  readonly text: string
  /** position of the node it stands under; -1 for none */
  readonly parent: number
  /** an answer after which the next question beside its own follows */
  readonly leadsDown: boolean
  /** whether an arrow or a colon made it an answer, or stands behind its question mark */
  readonly isBranch: boolean
}

interface Row extends TreeLine {
  readonly parent: number
  readonly branch: Branch | null
}

/** longest text that an answer without any mark may have */
const longestPlainAnswer = 60
/** longest text that asks without a question mark */
const longestTitle = 120

export function outlineOf(lines: readonly TreeLine[]): readonly TreeNode[] {
  const rows = rowsOf(lines)
  const families = familiesOf(rows)
  const nodes: TreeNode[] = []
  /** where a row's node is, or the last of the two it became */
  const nodeOf: number[] = []
  const push = (node: TreeNode) => nodes.push(node) - 1
  for (const [at, row] of rows.entries()) {
    const parent = nodeOf[row.parent] ?? -1
    const above = nodes[parent]
    // `Is it small? → Pattern A` asks; what follows the arrow is what comes of a yes.
    const asks = row.branch !== null && isQuestion(row.branch.answer)
    const text = asks ? (row.branch?.answer ?? row.text) : row.text
    const plain = { text, parent, leadsDown: false, isBranch: asks }
    const branch = branchOf(row, above, families[row.parent])
    if (branch === null) {
      const kind = kindOf(text, above, families[row.parent])
      const isTitle = kind === 'other' && text.length <= longestTitle && haveAnswers(families[at])
      nodeOf.push(push({ ...plain, kind: isTitle ? 'question' : kind }))
      continue
    }
    const down = leadsDown(text, branch)
    const answers = nodes[parent]?.kind === 'question'
    const kind = answers ? 'answer' : 'other'
    const answer = push({ ...plain, text: branch.answer, kind, leadsDown: down, isBranch: true })
    if (branch.rest === '' || (down && !isQuestion(branch.rest))) nodeOf.push(answer)
    else {
      const rest = { ...plain, text: branch.rest, parent: answer }
      nodeOf.push(push({ ...rest, kind: kindOf(branch.rest, nodes[answer]) }))
    }
  }
  return nodes
}

/** What stands directly under a row, counted. */
interface Family {
  readonly size: number
  readonly answers: number
  readonly questions: number
  readonly requests: number
}

function familiesOf(rows: readonly Row[]): readonly Family[] {
  const families = rows.map(() => ({ size: 0, answers: 0, questions: 0, requests: 0 }))
  for (const { parent, branch, text } of rows) {
    const family = families[parent]
    if (family === undefined) continue
    family.size += 1
    if (branch === null ? affirmative.test(text) : !isQuestion(branch.answer)) family.answers += 1
    if (branch === null && isQuestion(text)) family.questions += 1
    if (requests(text)) family.requests += 1
  }
  return families
}

/** Rows with the row that each stands under, by column. */
function rowsOf(lines: readonly TreeLine[]): readonly Row[] {
  const rows: Row[] = []
  const open: { at: number; column: number }[] = []
  /** the last question, for answers that stand no deeper than it */
  let question = -1
  for (const [index, line] of lines.entries()) {
    while ((open.at(-1)?.column ?? -1) >= line.column) open.pop()
    let parent = open.at(-1)?.at ?? -1
    const branch = readBranch(line.text)
    const asked = rows[question]
    const isBeside = parent === asked?.parent
    if (asked !== undefined && isBeside && isFlatAnswer(line, branch, asked, lines, index)) {
      parent = question
    }
    const at = rows.push({ ...line, parent, branch }) - 1
    if (isQuestion(line.text) && branch === null) question = at
    // An answer beside its question does not hold what follows at the same place.
    if (parent !== question || line.column > (asked?.column ?? -1) || parent === -1) {
      open.push({ at, column: line.column })
    } else if (parent === question) {
      open.push({ at: question, column: asked?.column ?? 0 }, { at, column: line.column + 0.5 })
    }
  }
  return rows
}

/** Spec section 5: option lines that follow a question, though nothing shows that they stand under it. */
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
    !/[.!:]$/.test(text)
  )
}

/** One line after a question is a remark; two may be answers. */
function hasFellow(lines: readonly TreeLine[], index: number): boolean {
  const isFellow = (other: TreeLine | undefined) =>
    other !== undefined && other.column === lines[index]?.column && isPlainAnswer(other)
  const next = lines[index + 1]
  return (isFellow(next) && !next?.afterGap) || isFellow(lines[index - 1])
}

/** Under a question everything that asks for nothing is an answer. */
function branchOf(
  { branch, text }: Row,
  above: TreeNode | undefined,
  family: Family | undefined,
): Branch | null {
  if (branch !== null) return isQuestion(branch.answer) || isLabelled(branch) ? null : branch
  if (above?.kind !== 'question' || (family?.size ?? 0) < 2) return null
  const option = readOptionWithColon(text)
  return option.rest === '' || requests(option.answer) ? null : option
}

/** `(Optional) Enter your name` has a bracket and is no answer. */
function isLabelled({ answer }: Branch): boolean {
  return /^(?:optional|required)$/i.test(answer)
}

function kindOf(text: string, above: TreeNode | undefined, family?: Family): TreeNode['kind'] {
  if (isQuestion(text) || isTyped(text)) return 'question'
  if (above?.kind !== 'question') return isInput(text) ? 'input' : 'other'
  const others = (family?.size ?? 0) - (family?.questions ?? 0)
  const isOneOfSeveral = others > 1 && (family?.requests ?? 0) < others
  return requests(text) && !(isOneOfSeveral && isFieldName(text)) ? 'input' : 'answer'
}

/** `Company (text)` says itself that it is a field. */
function isTyped(text: string): boolean {
  return /\)(?:\s*\*)?$/.test(text) && text.length < 600 && readMarks(text).type !== null
}

/** Lines that begin so tell what is done, not what is asked. */
const doing =
  /^(?:send|contact|check|use|go|ask|call|reply|forward|escalate|e-?mail (?:the|us|your|support|them|a|an|to)|restart|verify|show|display|redirect|route|open|notify|rename|click|return|try|see|create|add|remove|delete|run|store|save|update|wait|log)(?![\p{L}\p{N}])/iu
const requesting =
  /^(?:please )?(?:enter|input|type in|fill in|specify|describe|upload|attach|tell us|your|provide (?:your|the|a|an|us))(?![\p{L}\p{N}])/iu

function requests(text: string): boolean {
  return requesting.test(text)
}

function isInput(text: string): boolean {
  if (doing.test(text)) return false
  return mentionsInput(text) || requests(text) || isFieldName(text)
}

/** A line without a question mark asks when answers stand under it: `Support type`. */
function haveAnswers(family: Family | undefined): boolean {
  return family !== undefined && family.size > 1 && family.answers > 0 && family.questions === 0
}
