import { type Answer, type Answers, answerTo, isEmpty, isList } from '../answers.ts'
import type { Field } from '../field.ts'
import { type FieldTypes, fieldTypeOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { withFixedPrices } from '../payments/fixed-price.ts'
import { comparisons, isOperator } from './comparisons.ts'
import { asGroup, type Group, type GroupOperator, type Rule } from './condition.ts'
import { dependenciesOf, inOneCycle } from './dependencies.ts'
import { nothing, readAnswer, readText } from './reading.ts'
import { createVisibility } from './visibility.ts'

/** What a rule was told: an answer, or why it was told that there is none. */
export type Told =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'no answer' }
  /** a hidden field has no answer for any rule (decision 2) */
  | { readonly kind: 'hidden' }
  /** the two fields wait for each other, so this one counts as empty (decision 9) */
  | { readonly kind: 'cycle' }
  /** no such field (any longer), so it counts as empty (decision 7) */
  | { readonly kind: 'gone' }

export interface RuleTruth {
  readonly kind: 'rule'
  /** counted from 1 in reading order, as everywhere */
  readonly number: number
  readonly rule: Rule
  readonly holds: boolean
  readonly told: Told
}

export interface GroupTruth {
  readonly kind: 'group'
  readonly operator: GroupOperator
  readonly holds: boolean
  readonly children: readonly (RuleTruth | GroupTruth)[]
}

/** Why a field shows or does not. */
export interface Explanation {
  readonly field: Field
  readonly isVisible: boolean
  /** null for a field without logic, or where logic is off */
  readonly logic: GroupTruth | null
}

/**
 * The truth of every rule and group of a form for these answers, in form order. The operators are those that decide
 * on the public form; the verdict on each field is, too.
 */
export function explainForm(
  schema: FormSchema,
  given: Answers,
  fieldTypes: FieldTypes,
): readonly Explanation[] {
  const answers = withFixedPrices(schema.fields, given)
  const visibility = createVisibility(schema, fieldTypes, answers)
  const dependencies = dependenciesOf(schema)
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))

  const toldTo = (reader: number, { fieldId }: Rule): Told => {
    const source = positions.get(fieldId)
    if (source === undefined) return { kind: 'gone' }
    if (inOneCycle(dependencies, reader, source)) return { kind: 'cycle' }
    if (!visibility.isVisible(fieldId)) return { kind: 'hidden' }
    const answer = answerTo(answers, fieldId)
    return answer === undefined || isEmpty(answer)
      ? { kind: 'no answer' }
      : { kind: 'answer', answer }
  }

  return schema.fields.map((field, position) => {
    const isVisible = visibility.isVisible(field.id)
    if (field.conditional === undefined || isTraditional(schema)) {
      return { field, isVisible, logic: null }
    }
    let number = 0
    const truthOfRule = (rule: Rule): RuleTruth => {
      number += 1
      const told = toldTo(position, rule)
      const type = schema.fields[positions.get(rule.fieldId) ?? -1]?.type ?? ''
      return {
        kind: 'rule',
        number,
        rule,
        told,
        holds: ruleHolds(rule, told, fieldTypeOf(fieldTypes, type)?.comparesAsNumber ?? false),
      }
    }
    return { field, isVisible, logic: truthOfGroup(asGroup(field.conditional), truthOfRule) }
  })
}

function truthOfGroup(
  group: Pick<Group, 'operator' | 'rules' | 'groups'>,
  truthOfRule: (rule: Rule) => RuleTruth,
): GroupTruth {
  const children = [
    ...group.rules.map(truthOfRule),
    ...group.groups.map((inner) => truthOfGroup(inner, truthOfRule)),
  ]
  const truths = children.map(({ holds }) => holds)
  // A group without rules or groups holds (decision 8).
  const holds =
    truths.length === 0 || (group.operator === 'AND' ? truths.every(Boolean) : truths.some(Boolean))
  return { kind: 'group', operator: group.operator, holds, children }
}

/** An unknown condition holds (decision 7). */
function ruleHolds({ condition, value }: Rule, told: Told, asNumbers: boolean): boolean {
  if (!isOperator(condition)) return true
  const reading = told.kind === 'answer' ? readAnswer(told.answer) : nothing
  return comparisons[condition](reading, readText(value), asNumbers)
}

/** The rules that keep a field hidden: where one of them held, the others being as they are, it would be nearer to showing. */
export function rulesInTheWay(truth: RuleTruth | GroupTruth): readonly RuleTruth[] {
  if (truth.holds) return []
  return truth.kind === 'rule' ? [truth] : truth.children.flatMap(rulesInTheWay)
}

/** What a rule was told, as half a sentence that follows it. */
export function toldInWords({ rule, told }: RuleTruth): string {
  if (!isOperator(rule.condition)) return 'has no condition yet, so it holds'
  if (told.kind !== 'answer') return words[told.kind]
  const { answer } = told
  if (typeof answer === 'string') return `the answer is “${answer}”`
  if (isList(answer)) return `the answer is ${answer.map((item) => `“${item}”`).join(', ')}`
  return `the payment is ${answer.status ?? 'not made'}`
}

const words = {
  'no answer': 'it has no answer yet',
  hidden: 'hidden, so it has no answer',
  cycle: 'part of a loop, so it counts as unanswered',
  gone: 'there is no such field, so it counts as unanswered',
} as const satisfies Record<Exclude<Told['kind'], 'answer'>, string>
