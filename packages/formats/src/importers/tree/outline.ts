import { affirmative, isQuestion } from '../../reading/asking.ts'
import { type Branch, leadsDown, readOptionWithColon } from './answer.ts'
import { type Family, isInput, isNamed, type Kind, kindOf, requests } from './kinds.ts'
import type { TreeLine } from './lines.ts'
import { type Row, rowsOf } from './rows.ts'

/** A node: a line of a tree, or half of one. */
export interface TreeNode {
  readonly kind: Kind
  readonly text: string
  /** Index of its parent; -1: none */
  readonly parent: number
  /** true: an option that continues with the next question beside its own */
  readonly leadsDown: boolean
  /** true: an option by an arrow, a colon, or its place behind a question mark */
  readonly isBranch: boolean
  /** true: one of several possible answers: `[ ] Red` */
  readonly isOneOfMany: boolean
  /** true: an item of a list */
  readonly isItem: boolean
}

/** Characters of a question without a question mark */
const longestTitle = 120

export function outlineOf(lines: readonly TreeLine[], lookAhead?: number): readonly TreeNode[] {
  const rows = rowsOf(lines, lookAhead)
  const families = familiesOf(rows)
  const asking = askingLists(rows)
  const nodes: TreeNode[] = []
  /** Node of each row, or the last of its two */
  const nodeOf: number[] = []
  /** Options without a next step, by question */
  const openAnswers = new Map<number, Set<number>>()

  for (const [at, row] of rows.entries()) {
    const parent = placeOf(row)
    openAnswers.get(nodes[parent]?.parent ?? -1)?.delete(parent)
    nodeOf.push(row.isOnlyOptions ? pushOptions(row, parent) : pushRow(row, parent, at))
  }
  return nodes

  function push(node: Partial<TreeNode> & Pick<TreeNode, 'kind' | 'text' | 'parent'>): number {
    return (
      nodes.push({
        leadsDown: false,
        isBranch: false,
        isOneOfMany: false,
        isItem: false,
        ...node,
      }) - 1
    )
  }

  /** Parent of a row: mostly by column, or the option whose path leads to it. */
  function placeOf(row: Row): number {
    const given = nodeOf[row.parent] ?? -1
    const last = nodes.length - 1
    const answer = nodes[last]
    if (!row.afterWay || row.marker !== null || answer?.kind !== 'answer') return given
    const open = openAnswers.get(answer.parent)
    return open?.size === 1 && open.has(last) ? last : given
  }

  function pushOptions({ options }: Row, parent: number): number {
    let place = parent
    // Options belong to any row above.
    const above = nodes[parent]
    if (above?.kind === 'other' || above?.kind === 'input')
      nodes[parent] = { ...above, kind: 'question' }
    const kind = nodes[parent]?.kind === 'question' ? 'answer' : 'other'
    for (const text of options?.options ?? []) {
      place = push({ kind, text, parent, isOneOfMany: options?.choice === 'checkbox' })
    }
    return place
  }

  function pushRow(row: Row, parent: number, at: number): number {
    if (row.isOnWay && /^\(.*\)$/s.test(row.text)) return pushWay(row, parent)
    const above = nodes[parent]
    // `Is it small? → Pattern A` is a question; the arrow leads to the outcome of yes.
    const asks = row.branch !== null && isQuestion(row.branch.answer)
    const text = asks ? (row.branch?.answer ?? row.text) : row.text
    const branch = row.options === null ? branchOf(row, above, families[row.parent]) : null
    if (branch !== null) return pushBranch(text, branch, parent, families[at])
    if (row.options !== null) {
      const question = push({ kind: 'question', text, parent })
      pushOptions(row, question)
      return question
    }
    const isAsked = isAskedThen(row) || (asking.has(listOf(row)) && above?.kind !== 'question')
    const kind = kindOf(text, above, families[row.parent])
    const hasAnswers = isAsked ? haveNoQuestions(families[at]) : haveAnswers(families[at])
    const isTitle = kind === 'other' && text.length <= longestTitle && hasAnswers
    const found = kind === 'question' || isTitle ? 'question' : isAsked ? 'input' : kind
    const isItem = row.marker !== null
    const node = push({ kind: found, text, parent, isBranch: asks, isItem })
    if (kind !== 'answer') return node
    keepOpen(parent, node)
    return areAllAnswers(families[at]) ? pushChoice(text, node) : node
  }

  function pushBranch(text: string, branch: Branch, parent: number, family?: Family): number {
    const down = leadsDown(text, branch)
    const kind = nodes[parent]?.kind === 'question' ? 'answer' : 'other'
    const answer = push({ kind, text: branch.answer, parent, leadsDown: down, isBranch: true })
    if (branch.rest === '' || (down && !isQuestion(branch.rest))) {
      if (!down) keepOpen(parent, answer)
      return kind === 'answer' && areAllAnswers(family) ? pushChoice(branch.answer, answer) : answer
    }
    return push({ kind: kindOf(branch.rest, nodes[answer]), text: branch.rest, parent: answer })
  }

  /** Adds `▼ (no)`: the option with which the path continues. */
  function pushWay({ text }: Row, parent: number): number {
    let question = nodes[parent]?.kind === 'question' ? parent : -1
    for (let at = nodes.length - 1; at >= 0 && question === -1; at -= 1) {
      if (nodes[at]?.kind === 'question' && nodes[at]?.parent === parent) question = at
      if (nodes.length - at > 50) break
    }
    const words = text.slice(1, -1)
    const kind = question === -1 ? 'other' : 'answer'
    const place = question === -1 ? parent : question
    return push({ kind, text: words, parent: place, leadsDown: true, isBranch: true })
  }

  /** Adds `Relational` with `Postgres → …` and `MySQL → …` below: an option, and a question. */
  function pushChoice(text: string, answer: number): number {
    openAnswers.get(nodes[answer]?.parent ?? -1)?.delete(answer)
    return push({ kind: 'question', text, parent: answer })
  }

  function keepOpen(question: number, answer: number) {
    const open = openAnswers.get(question) ?? new Set()
    open.add(answer)
    openAnswers.set(question, open)
  }

  function isAskedThen({ parent, text, marker }: Row): boolean {
    return marker !== null && rows[parent]?.branch?.isCondition === true && isNamed(text)
  }
}

/** The list that a row is an item of: rows of one parent with the same kind of mark */
const listOf = ({ parent, marker }: Row) => `${parent} ${marker}`

/** Lists of which at least half of the items ask by themselves. Their other items are fields, too. */
function askingLists(rows: readonly Row[]): ReadonlySet<string> {
  const lists = new Map<string, { items: number; asking: number }>()
  for (const row of rows) {
    if (row.marker === null || row.marker === 'drawn') continue
    const list = lists.get(listOf(row)) ?? { items: 0, asking: 0 }
    list.items += 1
    if (isQuestion(row.text) || isInput(row.text) || row.options !== null) list.asking += 1
    // An arrow or a sentence makes it a plan, not a list of fields.
    if (row.branch?.rest !== undefined && row.branch.rest !== '') list.asking -= 1
    lists.set(listOf(row), list)
  }
  return new Set(
    [...lists].flatMap(([list, { items, asking }]) => (asking * 2 >= items ? [list] : [])),
  )
}

function familiesOf(rows: readonly Row[]): readonly Family[] {
  const families = rows.map(() => ({ size: 0, answers: 0, questions: 0, requests: 0, arrows: 0 }))
  for (const { parent, branch, text } of rows) {
    const family = families[parent]
    if (family === undefined) continue
    family.size += 1
    if (branch === null ? affirmative.test(text) : !isQuestion(branch.answer)) family.answers += 1
    if (
      branch !== null &&
      branch.rest !== '' &&
      !isQuestion(branch.rest) &&
      !isQuestion(branch.answer)
    )
      family.arrows += 1
    if (branch === null && isQuestion(text)) family.questions += 1
    if (requests(text)) family.requests += 1
  }
  return families
}

/** Reads a row below a question as an option, unless it is a question. */
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

/** True for `(Optional) Enter your name`, which is no option. */
function isLabelled({ answer }: Branch): boolean {
  return /^(?:optional|required)$/i.test(answer)
}

function areAllAnswers(family: Family | undefined): boolean {
  return family !== undefined && family.size > 1 && family.arrows === family.size
}

function haveNoQuestions(family: Family | undefined): boolean {
  return family !== undefined && family.size > 1 && family.questions + family.requests === 0
}

/** A line without a question mark is a question if options follow: `Support type`. */
function haveAnswers(family: Family | undefined): boolean {
  return family !== undefined && family.size > 1 && family.answers > 0 && family.questions === 0
}
