import { type Answer, type Answers, answerTo, isEmpty, isList } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { offeredAnswers } from '../offered-answers.ts'
import { withFixedPrices } from '../payments/fixed-price.ts'
import { unaskedAnswers, withUnasked } from '../unasked-answers.ts'
import {
  type AdvancedConditional,
  asGroup,
  fieldsReadBy,
  type Group,
  type GroupOperator,
  type Rule,
} from './condition.ts'
import { dependenciesOf } from './dependencies.ts'
import { isOperator, operators } from './operators.ts'
import { nothing, readAnswer } from './reading.ts'
import { logicOfFields } from './section-logic.ts'
import { resolveSource } from './truth.ts'
import { createVisibility } from './visibility.ts'
import { groupHolds, ruleHolds } from './whole-truth.ts'

/** The source value a rule saw, or the reason it saw none. */
export type SeenValue =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'no answer' }
  /** A hidden field has no answer for any rule (decision 2). */
  | { readonly kind: 'hidden' }
  /** Both fields depend on each other, so the source counts as empty (decision 9). */
  | { readonly kind: 'cycle' }
  /** The form has no such field, so the source counts as empty (decision 7). */
  | { readonly kind: 'gone' }

export interface RuleTruth {
  readonly kind: 'rule'
  /** Number of the rule, counted from 1 in reading order. */
  readonly number: number
  readonly rule: Rule
  readonly holds: boolean
  readonly seen: SeenValue
  /** The answer that a rule with `valueFrom` compared with. */
  readonly other?: SeenValue
}

export interface GroupTruth {
  readonly kind: 'group'
  readonly operator: GroupOperator
  readonly holds: boolean
  readonly children: readonly (RuleTruth | GroupTruth)[]
}

/** The reason why a field is visible or hidden. */
export interface Explanation {
  readonly field: Field
  readonly isVisible: boolean
  /**
   * Outcome of the field's logic and that of its section. Null for a field without logic and in traditional mode.
   */
  readonly logic: GroupTruth | null
}

/**
 * Explains every field of a form, in form order: the outcome of each rule and group for these answers. Visibility and
 * outcomes come from the code that the public form runs.
 */
export function explainForm(
  form: FormSchema,
  given: Answers,
  fieldTypes: FieldTypes,
): readonly Explanation[] {
  const schema = withHiddenFields(form)
  const typed = withFixedPrices(schema.fields, offeredAnswers(form, given, fieldTypes))
  const answers = withUnasked(form, typed, unaskedAnswers(form, typed, fieldTypes))
  const visibility = createVisibility(schema, fieldTypes, answers)
  const dependencies = dependenciesOf(schema)
  const logicOfAll = logicOfFields(schema)

  const seenBy = (source: number | 'gone' | 'cycle', fieldId: string): SeenValue => {
    if (typeof source === 'string') return { kind: source }
    if (!visibility.isVisible(fieldId)) return { kind: 'hidden' }
    const answer = answerTo(answers, fieldId)
    return answer === undefined || isEmpty(answer)
      ? { kind: 'no answer' }
      : { kind: 'answer', answer }
  }

  const explained = schema.fields.map((field, position): Explanation => {
    const isVisible = visibility.isVisible(field.id)
    const conditional = logicOfAll[position]
    if (conditional === undefined || isTraditional(schema)) {
      return { field, isVisible, logic: null }
    }
    let number = 0
    const truthOfRule = (rule: Rule): RuleTruth => {
      number += 1
      const source = resolveSource(rule, position, dependencies)
      const [seen = { kind: 'gone' }, other] = fieldsReadBy(rule).map((fieldId) =>
        seenBy(resolveSource({ fieldId }, position, dependencies), fieldId),
      )
      const read = typeof source === 'number' ? schema.fields[source] : undefined
      const holds = ruleHolds(rule, readSeen(seen), read, fieldTypes, readSeen(other))
      return { kind: 'rule', number, rule, seen, ...(other && { other }), holds }
    }
    return { field, isVisible, logic: truthOfGroup(asGroup(conditional), truthOfRule) }
  })
  // Nobody is asked for a hidden field.
  return explained.filter(({ field }) => !field.hidden)
}

const readSeen = (seen: SeenValue | undefined) =>
  seen?.kind === 'answer' ? readAnswer(seen.answer) : nothing

function truthOfGroup(
  { operator, rules, groups }: Pick<Group, 'operator' | 'rules' | 'groups'>,
  truthOfRule: (rule: Rule) => RuleTruth,
): GroupTruth {
  const children = [
    ...rules.map(truthOfRule),
    ...groups.map((inner) => truthOfGroup(inner, truthOfRule)),
  ]
  const outcomes = children.map(({ holds }) => holds)
  return { kind: 'group', operator, holds: groupHolds(operator, outcomes), children }
}

/** The false rules that keep a field hidden. Rules inside a group that holds are left out. */
export function blockingRules(truth: RuleTruth | GroupTruth): readonly RuleTruth[] {
  if (truth.holds) return []
  return truth.kind === 'rule' ? [truth] : truth.children.flatMap(blockingRules)
}

/**
 * What keeps a field hidden: the false rules, and each "any of" without a true part as one entry, because one of its
 * parts is enough.
 */
export function obstaclesOf(truth: RuleTruth | GroupTruth): readonly (RuleTruth | GroupTruth)[] {
  if (truth.holds) return []
  const isOne = truth.kind === 'rule' || (truth.operator === 'OR' && truth.children.length > 1)
  return isOne ? [truth] : truth.children.flatMap(obstaclesOf)
}

/** The logic that a group of outcomes is about. */
export function logicOf({ operator, children }: GroupTruth): AdvancedConditional {
  return {
    operator,
    rules: children.flatMap((child) => (child.kind === 'rule' ? [child.rule] : [])),
    groups: children.flatMap((child) =>
      child.kind === 'group' ? [{ ...logicOf(child), id: '' }] : [],
    ),
  }
}

/** Describes the value a rule saw, as half a sentence to append to the rule. */
export function describeSeenValue({ rule, seen, other }: RuleTruth): string {
  if (!isOperator(rule.condition)) return 'has no condition yet, so it holds'
  const own = describeSeen(seen)
  if (other === undefined || !operators[rule.condition].needsValue) return own
  return `${own}; other question: ${describeSeen(other)}`
}

function describeSeen(seen: SeenValue): string {
  if (seen.kind !== 'answer') return words[seen.kind]
  const { answer } = seen
  if (typeof answer === 'string') return `the answer is “${answer}”`
  if (isList(answer)) return `the answer is ${answer.map((item) => `“${item}”`).join(', ')}`
  return `the payment is ${answer.status ?? 'not made'}`
}

const words = {
  'no answer': 'it has no answer yet',
  hidden: 'hidden, so it has no answer',
  cycle: 'part of a loop, so it counts as unanswered',
  gone: 'there is no such field, so it counts as unanswered',
} as const satisfies Record<Exclude<SeenValue['kind'], 'answer'>, string>
