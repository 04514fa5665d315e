import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { limits } from '../limits.ts'
import {
  type AdvancedConditional,
  asGroup,
  type Conditional,
  fieldsReadBy,
  type Group,
  isSimple,
  type Rule,
  rulesOf,
} from './condition.ts'
import { addRule, type NewId, toAdvanced } from './edit.ts'
import { depthOf } from './moves.ts'
import { nothing, readAnswer } from './reading.ts'
import { ruleTest, settledBy, unsettledOutcome } from './truth.ts'

// Jumps: "after this question, an answer leads to ...". A jump is a way to write visibility: the questions between show
// unless the answer is given (decision 680).

/** Where one answer of a question leads, past the questions that it hides. */
export interface Jump {
  readonly answer: string
  /** Ids of the hidden questions right after the source, in form order. Never empty. */
  readonly skipped: readonly string[]
  /** Id of the next question; undefined at the end of the form. */
  readonly to: string | undefined
  /** Skipped questions that the jump's own rule does not hide, but other logic. `setJump` cannot show these. */
  readonly others: readonly string[]
}

type Form = Pick<FormSchema, 'fields' | 'sections'>

/**
 * Reads the logic of the questions after a source as jumps, whoever wrote it. A question counts as skipped when the
 * answer alone hides it, or hides what its rules read.
 *
 * @param answers answers of the source, as rules compare them
 */
export function jumpsAfter(
  form: Form,
  sourceId: string,
  answers: readonly string[],
  fieldTypes: AnswerRulesOf,
): readonly Jump[] {
  const { source, later } = split(form, sourceId)
  if (source === undefined) return []
  return answers.flatMap((answer): Jump[] => {
    const skipped = skippedBy(form, source, later, answer, fieldTypes)
    if (skipped.length === 0) return []
    return [
      {
        answer,
        skipped: skipped.map(({ id }) => id),
        to: later[skipped.length]?.id,
        others: skipped
          .filter(({ conditional }) => !ownRule(conditional, sourceId, answer))
          .map(({ id }) => id),
      },
    ]
  })
}

/**
 * Makes an answer lead to a later question, or to the end of the form. Questions that no longer lie between show again. The next
 * question as target removes the jump.
 *
 * @returns the new logic of each changed question; null if one of them has no room for a rule
 */
export function setJump(
  form: Form,
  sourceId: string,
  { answer, to }: Pick<Jump, 'answer' | 'to'>,
  fieldTypes: AnswerRulesOf,
  newId: NewId,
): ReadonlyMap<string, Conditional | undefined> | null {
  const { source, later } = split(form, sourceId)
  const changes = new Map<string, Conditional | undefined>()
  if (source === undefined) return changes
  const end = to === undefined ? later.length : later.findIndex(({ id }) => id === to)
  const before = new Set(skippedBy(form, source, later, answer, fieldTypes))
  for (const [index, field] of later.entries()) {
    const rule = ownRule(field.conditional, sourceId, answer)
    if (index < end && !before.has(field) && rule === undefined) {
      const changed = withRule(field.conditional, sourceId, answer, newId)
      if (changed === null) return null
      changes.set(field.id, changed)
    } else if (index >= end && before.has(field) && rule !== undefined) {
      changes.set(field.id, withoutRule(field.conditional, rule))
    }
  }
  return changes
}

/** Later questions that a jump cannot skip, because the source itself depends on them. */
export function unskippable(form: Form, sourceId: string): ReadonlySet<string> {
  const found = new Set<string>()
  const byId = new Map(form.fields.map((field) => [field.id, field]))
  const waiting = [sourceId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const field = byId.get(id)
    for (const logic of field === undefined ? [] : logicOf(form, field)) {
      for (const read of sourcesOf(logic)) {
        if (!found.has(read)) waiting.push(read)
        found.add(read)
      }
    }
  }
  return found
}

function split({ fields }: Form, sourceId: string) {
  const position = fields.findIndex(({ id }) => id === sourceId)
  return {
    source: fields[position],
    later: position === -1 ? [] : fields.slice(position + 1),
  }
}

function logicOf({ sections }: Form, { conditional, section }: Field): readonly Conditional[] {
  const outer = sections?.find(({ id }) => id === section)?.conditional
  return [outer, conditional].filter((logic) => logic !== undefined)
}

/** The questions right after the source that an answer hides, up to the first one that may show. */
function skippedBy(
  form: Form,
  source: Field,
  later: readonly Field[],
  answer: string,
  fieldTypes: AnswerRulesOf,
): readonly Field[] {
  const hidden = new Set<string>()
  // In a loop with the source, a question reads no answer of it (decision 9).
  const looping = unskippable(form, source.id)
  const given = readAnswer(answer)
  const byId = new Map(form.fields.map((field) => [field.id, field]))
  /** Undefined while other answers decide. */
  function holds(rule: Rule): boolean | undefined {
    const reads = fieldsReadBy(rule)
    const known = (id: string) => id === source.id || hidden.has(id)
    if (!reads.every(known)) return undefined
    const test = ruleTest(rule, byId.get(rule.fieldId), fieldTypes)
    if (test === null) return true
    const answerOf = (id = '') => (id === source.id ? given : nothing)
    const value = rule.valueFrom === undefined ? test.value : answerOf(rule.valueFrom)
    return test.holds(answerOf(rule.fieldId), value, test.asNumbers)
  }
  function groupHolds({
    operator,
    rules,
    groups,
  }: AdvancedConditional | Group): boolean | undefined {
    const outcomes = [...rules.map(holds), ...groups.map(groupHolds)]
    if (outcomes.includes(settledBy(operator))) return settledBy(operator)
    return outcomes.includes(undefined) ? undefined : unsettledOutcome(operator, outcomes.length)
  }
  const end = later.findIndex((field) => {
    const isHidden =
      !looping.has(field.id) &&
      logicOf(form, field).some((logic) => groupHolds(asGroup(logic)) === false)
    if (isHidden) hidden.add(field.id)
    return !isHidden
  })
  return end === -1 ? later : later.slice(0, end)
}

/** The rule of a jump in the outermost "all of" of a question's logic. */
function ownRule(
  conditional: Conditional | undefined,
  fieldId: string,
  answer: string,
): Rule | undefined {
  if (conditional === undefined) return undefined
  const { operator, rules, groups } = asGroup(conditional)
  if (operator === 'OR' && rules.length + groups.length > 1) return undefined
  return rules.find(
    (rule) =>
      rule.fieldId === fieldId &&
      rule.condition === 'not_equals' &&
      rule.value === answer &&
      rule.valueFrom === undefined,
  )
}

/** The logic and "the answer is not given". Null if it then has too many rules or levels of groups. */
function withRule(
  conditional: Conditional | undefined,
  fieldId: string,
  value: string,
  newId: NewId,
): Conditional | null {
  const comparing = { condition: 'not_equals', value }
  if (conditional === undefined) return { dependsOn: fieldId, ...comparing }
  const rule: Rule = { id: newId(), fieldId, ...comparing }
  const group = toAdvanced(conditional, newId)
  const { rules, groups } = group
  const isOne = rules.length + groups.length < 2
  const inner: Group = { ...group, id: group.id ?? newId() }
  const joined: AdvancedConditional =
    group.operator === 'AND' || isOne
      ? addRule({ ...group, operator: 'AND' }, null, rule)
      : { operator: 'AND', rules: [rule], groups: [inner] }
  const hasRoom =
    rulesOf(joined).length <= limits.rulesPerField && depthOf(joined) <= limits.groupDepth
  return hasRoom ? joined : null
}

function withoutRule(conditional: Conditional | undefined, rule: Rule): Conditional | undefined {
  if (conditional === undefined || isSimple(conditional)) return undefined
  const rules = conditional.rules.filter((one) => one !== rule)
  const [only, ...others] = conditional.groups
  return rules.length > 0 || others.length > 0 ? { ...conditional, rules } : only
}
