import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId, Warning } from '../../../import.ts'
import { foundFields } from '../../../reading/found-fields.ts'
import { labelText } from '../../../reading/label-text.ts'
import { newField, optionTexts } from '../../../reading/new-field.ts'
import { fieldsOfSteps, type Step, type Way } from '../../../reading/question-tree.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localised } from './localised.ts'

/** The members that hold a tree of questions (spec section 5, "JSON accepted by the generator"). */
const holders = ['questions', 'tree', 'flow'] as const

export function isQuestionTree(value: Members): boolean {
  if (['tree', 'flow'].some((name) => typeof value[name] === 'object' && value[name] !== null))
    return true
  const questions = listOf(value.questions)
  return (
    membersOf(value.questions) !== null ||
    questions.some((one) => typeof one === 'string' || leadsOn(membersOf(one)))
  )
}

/** Whether a question says what its answers lead to. */
function leadsOn(members: Members | null): boolean {
  if (members === null) return false
  return branchesOf(members).some(({ next }) => next !== null) || members.children !== undefined
}

const deepest = 200

/** `{questions: [{question, yes_action, no_action}]}`, options that hold questions, and the like. */
export function readQuestionTree(
  value: Members,
  newId: NewFieldId,
  withConditions: boolean,
): ImportResult {
  const steps: { field: Step['field']; name: string; ways: Way[] }[] = []
  const holder = holders.find((name) => typeof value[name] === 'object' && value[name] !== null)
  const held = holder === undefined ? [] : value[holder]
  for (const one of Array.isArray(held) ? held : [held]) readNode(one, 0)
  const { fields, warnings } = fieldsOfSteps(steps, { withConditions })
  return foundFields(fields, warnings)

  /** The position of the question that a node asks, or null for an outcome. */
  function readNode(node: unknown, depth: number): number | null {
    if (typeof node === 'string')
      return /[?？]/.test(node) && depth > 0
        ? ask(node, {}, [])
        : depth === 0 && node.trim() !== ''
          ? ask(node, {}, [])
          : null
    const members = membersOf(node)
    if (members === null || depth > deepest) return null
    const words = ['question', 'label', 'text', 'title', 'name', 'prompt']
      .map((name) => textIn(members, name))
      .find((text) => text)
    const branches = branchesOf(members)
    if (!words) {
      for (const { next } of branches) readNode(next, depth + 1)
      return null
    }
    const answers = branches.map(({ answer }) => labelText(answer))
    const at = ask(words, members, answers)
    for (const [index, { next }] of branches.entries()) {
      const to = readNode(next, depth + 1)
      if (to !== null) steps[at]?.ways.push({ to, answer: answers[index] ?? null })
    }
    for (const follow of [...listOf(members.children), ...listOf(members.next)]) {
      const to = membersOf(follow) === null ? null : readNode(follow, depth + 1)
      if (to !== null) steps[at]?.ways.push({ to, answer: null })
    }
    return at
  }

  function ask(label: string, members: Members, answers: readonly string[]): number {
    const options = optionTexts(answers)
    const named = textIn(members, 'type') ?? ''
    const known = Object.hasOwn(fieldTypes, named) ? (named as FieldTypeName) : 'text'
    const type = options.length > 0 && !fieldTypes[known].hasOptions ? 'radio' : known
    const field = newField(type, newId(), { label, options, required: members.required === true })
    return steps.push({ field, name: field.label, ways: [] }) - 1
  }
}

interface Branch {
  readonly answer: string
  readonly next: unknown
}

/** Yes and no, options as a list or as an object, with what each leads to. */
function branchesOf(members: Members): readonly Branch[] {
  const branches: Branch[] = []
  for (const [names, answer] of [
    [['yes_action', 'yesAction', 'yes', 'if_yes', 'true'], 'Yes'],
    [['no_action', 'noAction', 'no', 'if_no', 'false'], 'No'],
  ] as const) {
    const name = names.find((one) => members[one] !== undefined && members[one] !== null)
    if (name !== undefined) branches.push({ answer, next: members[name] })
  }
  const given = members.options ?? members.answers ?? members.choices ?? members.branches
  if (Array.isArray(given)) {
    for (const option of given) {
      const inner = membersOf(option)
      const answer = localised(
        inner === null
          ? option
          : (inner.answer ??
              inner.option ??
              inner.label ??
              inner.text ??
              inner.value ??
              inner.name),
      )
      const next =
        inner === null
          ? null
          : (inner.next ??
            inner.then ??
            inner.action ??
            inner.follow_up ??
            (inner.question === undefined ? null : inner))
      if (answer !== '') branches.push({ answer, next })
    }
  } else {
    for (const [answer, next] of Object.entries(membersOf(given) ?? {}))
      branches.push({ answer, next })
  }
  return branches
}

/** A plain object: lists become radios with those options, everything else text (spec section 5). */
export function readPlainObject(value: Members, newId: NewFieldId): ImportResult {
  const warnings: Warning[] = []
  const fields = Object.entries(value).flatMap(([key, member]) => {
    if (labelText(key) === '') return []
    const options = Array.isArray(member)
      ? member
          .map((one) => localised(membersOf(one)?.label ?? membersOf(one)?.text ?? one))
          .filter((text) => text !== '')
      : []
    const type = Array.isArray(member) && options.length > 0 ? 'radio' : 'text'
    return [newField(type, newId(), { label: key, options })]
  })
  return foundFields(fields, warnings)
}
