import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId, Warning } from '../../../import.ts'
import { asks } from '../../../reading/asking.ts'
import { foundFields } from '../../../reading/found-fields.ts'
import { labelText } from '../../../reading/label-text.ts'
import { newField, optionTexts } from '../../../reading/new-field.ts'
import { optionLabels } from '../../../reading/option-labels.ts'
import { fieldsOfSteps, type Step, type Way } from '../../../reading/question-tree.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, objectsIn } from './localized.ts'
import { branchesOf, type Edge, edgesOf, nextOf } from './question-branches.ts'

/** Members that hold a tree of questions (spec section 5, "JSON accepted by the generator") */
const holders = ['questions', 'tree', 'flow'] as const
/** Members of graphs; other lists may have these names, too */
const graphs = ['nodes', 'steps', 'states', 'flow', 'questions'] as const

export function isQuestionTree(value: Members): boolean {
  if (['tree', 'flow'].some((name) => typeof value[name] === 'object' && value[name] !== null))
    return true
  const questions = listOf(value.questions)
  return (
    membersOf(value.questions) !== null ||
    questions.some((one) => typeof one === 'string' || leadsOn(membersOf(one))) ||
    questions.some((one) => isBareQuestion(membersOf(one) ?? {})) ||
    isBareQuestion(value) ||
    isFlow(value)
  )
}

/** True if the question names its successors. */
function leadsOn(members: Members | null): boolean {
  if (members === null) return false
  return branchesOf(members).some(({ next }) => next !== null) || members.children !== undefined
}

/** True for `{question: "Which color?", answers: ["Red", "Blue"]}` without other members. */
function isBareQuestion(value: Members): boolean {
  const names =
    /^(?:id|key|type|required|title|description|question|answers|options|choices|branches|next|children|(?:if_)?(?:yes|no)(?:_action)?|(?:yes|no)Action)$/
  return (
    typeof value.question === 'string' &&
    branchesOf(value).length > 0 &&
    Object.keys(value).every((name) => names.test(name))
  )
}

/** True for questions that refer to each other by id. */
function isFlow(value: Members): boolean {
  const nodes = nodesIn(value)
  const ids = new Set(nodes.flatMap(({ id }) => (id === '' ? [] : [id])))
  if (edgesOf(value).some(({ from, to }) => ids.has(from) && ids.has(to))) return true
  return nodes.some(({ node }) =>
    [nextOf(node), ...branchesOf(node).map(({ next }) => next)].some((next) =>
      ids.has(idIn(next) ?? ''),
    ),
  )
}

interface Node {
  /** empty: no id */
  readonly id: string
  readonly node: Members
}

/** Questions of a list or of an object, by id. */
function nodesIn(value: Members): readonly Node[] {
  for (const name of graphs) {
    const held = value[name]
    if (Array.isArray(held)) return held.flatMap((one) => nodeOf(one, null))
    const byId = nodesById(membersOf(held))
    if (byId.length > 0) return byId
  }
  return nodesById(value)
}

function nodesById(members: Members | null): readonly Node[] {
  if (members === null || wordsOf(members) !== null) return []
  const nodes = Object.entries(members).flatMap(([id, one]) => nodeOf(one, id))
  return nodes.length > 1 && nodes.every(({ node }) => wordsOf(node) !== null) ? nodes : []
}

function nodeOf(value: unknown, key: string | null): readonly Node[] {
  const node = membersOf(value)
  if (node === null) return []
  const inner = membersOf(node.data)
  const whole = inner === null ? node : { ...inner, ...node }
  return [{ id: idIn(node.id ?? node.key ?? key) ?? '', node: whole }]
}

const idIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null

function wordsOf(members: Members): string | null {
  const names = ['question', 'label', 'text', 'title', 'name', 'prompt']
  return names.map((name) => textIn(members, name)).find((text) => text) ?? null
}

/** True for ids that mean the end. */
const isEnd = (id: string) =>
  /^(?:end|finish|finished|done|submit|stop|exit|null|none|-1|)$/i.test(id)

const deepest = 200

/**
 * Reads `{questions: [{question, yes_action, no_action}]}`, options that contain questions, and questions that refer
 * to others by id. A question behind an answer is shown for that answer, as in a diagram.
 */
export function readQuestionTree(
  value: Members,
  newId: NewFieldId,
  withConditions: boolean,
): ImportResult {
  const steps: { field: Step['field']; name: string; ways: Way[] }[] = []
  const places = new Map<string, number>()
  const waysById: { readonly from: number; readonly to: string; readonly answer: string | null }[] =
    []
  const warnings: Warning[] = []
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
  const edges = edgesOf(value)
  const named = isFlow(value) ? nodesIn(value) : []
  const ids = new Set(named.map(({ id }) => id))
  if (named.length > 0) for (const { id, node } of named) readNode({ ...node, id }, 0)
  else for (const one of heldIn(value)) readNode(one, 0)
  for (const { from, to, answer } of waysById) lead(from, to, answer)
  const labelsOf = new Map<string, ReturnType<typeof optionLabels>>()
  for (const { from, to, answer } of edges) {
    const at = places.get(from)
    const labelOf = labelsOf.get(from) ?? optionLabels()
    labelsOf.set(from, labelOf)
    if (at !== undefined) lead(at, to, answer === '' ? null : labelOf(answer))
  }
  const found = fieldsOfSteps(steps, { withConditions })
  const told = lost.map((message) => ({ message }))
  return foundFields(found.fields, [...told, ...warnings, ...found.warnings])

  function lead(from: number, id: string, answer: string | null) {
    const to = places.get(id)
    const step = steps[from]
    if (to !== undefined) step?.ways.push({ to, answer })
    else if (!isEnd(id)) {
      const after = answer === null ? '' : `, after "${answer}"`
      warnings.push({
        message: `No question is named "${id.slice(0, 60)}"${after}. This branch ends there.`,
        ...(step?.field && { fieldId: step.field.id }),
      })
    }
  }

  /** Index of a node's question; null for an outcome. */
  function readNode(node: unknown, depth: number): number | null {
    if (typeof node === 'string')
      return /[?？]/.test(node) && depth > 0
        ? ask(node, {}, [])
        : depth === 0 && node.trim() !== ''
          ? ask(node, {}, [])
          : null
    const members = membersOf(node)
    if (members === null) return null
    if (depth > deepest) {
      tooDeep.addNamed(members, { nameOf: questionIn, insideOf: followersOf })
      return null
    }
    const words = wordsOf(members)
    const branches = branchesOf(members)
    if (words === null) {
      for (const { next } of branches) readNode(next, depth + 1)
      return null
    }
    const id = idIn(members.id) ?? ''
    const answers = [
      ...branches.map(({ answer }) => answer),
      ...answersOf(id, edges, branches.length),
    ].map(optionLabels())
    const at = isOutcome(members, answers) ? pass(words) : ask(words, members, answers)
    if (id !== '' && !places.has(id)) places.set(id, at)
    for (const [index, { next }] of branches.entries())
      follow(at, next, answers[index] ?? null, depth)
    for (const child of listOf(members.children)) follow(at, child, null, depth)
    const next = nextOf(members)
    if (membersOf(next) === null || wordsOf(membersOf(next) ?? {}) !== null)
      for (const one of Array.isArray(next) ? next : [next]) follow(at, one, null, depth)
    return at
  }

  function follow(from: number, next: unknown, answer: string | null, depth: number) {
    const id = idIn(next)
    if (id !== null && (!/[?？]/.test(id) || ids.has(id))) {
      if (named.length > 0) waysById.push({ from, to: id, answer })
      return
    }
    const to = answer === null && id !== null ? null : readNode(next, depth + 1)
    if (to !== null) steps[from]?.ways.push({ to, answer })
  }

  /** Skips an outcome, which a form does not show; the next question follows. */
  function pass(words: string): number {
    return steps.push({ field: null, name: labelText(words), ways: [] }) - 1
  }

  function ask(label: string, members: Members, answers: readonly string[]): number {
    const options = optionTexts(answers)
    const typed = textIn(members, 'type') ?? ''
    const known = Object.hasOwn(fieldTypes, typed) ? (typed as FieldTypeName) : 'text'
    const type = options.length > 0 && !fieldTypes[known].hasOptions ? 'radio' : known
    const field = newField(type, newId(), { label, options, required: members.required === true })
    return steps.push({ field, name: field.label, ways: [] }) - 1
  }
}

/** The text of a question; empty for an outcome, and for an object without a text. */
function questionIn(members: Members): string {
  const answers = branchesOf(members).map(({ answer }) => answer)
  return isOutcome(members, answers) ? '' : (wordsOf(members) ?? '')
}

/** Objects behind the answers of a question and after it. */
function followersOf(members: Members): readonly Members[] {
  const next = nextOf(members)
  return objectsIn([
    ...branchesOf(members).map((one) => one.next),
    ...listOf(members.children),
    ...(Array.isArray(next) ? next : [next]),
  ])
}

/** Options of a question without its own: the labels of its edges. */
function answersOf(id: string, edges: readonly Edge[], own: number): readonly string[] {
  if (own > 0 || id === '') return []
  return edges.flatMap(({ from, answer }) => (from === id && answer !== '' ? [answer] : []))
}

function isOutcome(members: Members, answers: readonly string[]): boolean {
  if (answers.length > 0 || typeof members.question === 'string') return false
  const type = textIn(members, 'type') ?? ''
  if (/^(?:end|result|outcome|message|final|terminal|leaf|info|start)$/i.test(type)) return true
  return idIn(members.id) !== null && textIn(members, 'label') === null && type === ''
    ? !asks(wordsOf(members) ?? '')
    : false
}

function heldIn(value: Members): readonly unknown[] {
  const holder = holders.find((name) => typeof value[name] === 'object' && value[name] !== null)
  if (holder === undefined) return isBareQuestion(value) ? [value] : []
  const held = value[holder]
  if (Array.isArray(held)) return held
  const byId = nodesById(membersOf(held))
  return byId.length > 0 ? byId.map(({ node }) => node) : [held]
}
