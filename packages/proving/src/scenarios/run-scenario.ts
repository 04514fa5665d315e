import { type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import {
  type Explanation,
  explainForm,
  type GroupTruth,
  type RuleTruth,
} from '@ramiform/core/conditions/explain'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import type { Scenario } from '@ramiform/core/scenario'
import { fieldTypes } from '@ramiform/fields'

/** The parts of a scenario that decide its result. */
export type Expectation = Pick<Scenario, 'answers' | 'visible' | 'unchecked'>

/** A field that shows or hides against the expectation. */
export interface Difference {
  readonly fieldId: string
  /** `gone`: the form has no such field. */
  readonly is: 'shown' | 'hidden' | 'gone'
  /** The field's logic with the outcome of each rule; null for a field without logic. */
  readonly logic: GroupTruth | null
  /** Rules whose outcome decides that of the field. */
  readonly deciding: readonly RuleTruth[]
}

/** An answer that a visitor cannot give. */
export interface StaleAnswer {
  readonly fieldId: string
  /** `field`: the form has no such field. `answer`: the field does not accept it, such as a deleted option. */
  readonly missing: 'field' | 'answer'
}

/** Result of one scenario. */
export interface ScenarioResult {
  /** True when exactly the expected fields show. */
  readonly passed: boolean
  /** Ids of the fields that show, in form order. */
  readonly visible: readonly string[]
  /** In form order; fields that no longer exist come last. */
  readonly differences: readonly Difference[]
  readonly staleAnswers: readonly StaleAnswer[]
}

/** Runs a scenario through core: what shows with its answers, and why a field differs from the expectation. */
export function runScenario(schema: FormSchema, scenario: Expectation): ScenarioResult {
  const explained = explainForm(schema, scenario.answers, fieldTypes)
  const expected = new Set(scenario.visible)
  const unchecked = new Set(scenario.unchecked)
  const differences = explained.flatMap((one): Difference[] => {
    const { id } = one.field
    if (unchecked.has(id) || expected.has(id) === one.isVisible) return []
    return [differenceOf(one)]
  })
  const known = new Set(schema.fields.map(({ id }) => id))
  const gone = scenario.visible
    .filter((id) => !known.has(id))
    .map((fieldId): Difference => ({ fieldId, is: 'gone', logic: null, deciding: [] }))
  const all = [...differences, ...gone]
  return {
    passed: all.length === 0,
    visible: explained.filter(({ isVisible }) => isVisible).map(({ field }) => field.id),
    differences: all,
    staleAnswers: staleAnswers(schema, scenario.answers),
  }
}

function differenceOf({ field, isVisible, logic }: Explanation): Difference {
  return {
    fieldId: field.id,
    is: isVisible ? 'shown' : 'hidden',
    logic,
    deciding: logic === null ? [] : decidingRules(logic),
  }
}

/** The rules with the outcome of the whole, without those in groups of the other outcome. */
export function decidingRules(truth: RuleTruth | GroupTruth, holds = truth.holds): RuleTruth[] {
  if (truth.holds !== holds) return []
  if (truth.kind === 'rule') return [truth]
  return truth.children.flatMap((child) => decidingRules(child, holds))
}

function staleAnswers(schema: FormSchema, answers: Answers): readonly StaleAnswer[] {
  const fields = new Map(withHiddenFields(schema).fields.map((field) => [field.id, field]))
  return Object.keys(answers).flatMap((fieldId): StaleAnswer[] => {
    const answer = answerTo(answers, fieldId)
    if (answer === undefined || isEmpty(answer)) return []
    const field = fields.get(fieldId)
    if (field === undefined) return [{ fieldId, missing: 'field' }]
    const type = fieldTypeOf(fieldTypes, field.type)
    return type === undefined || type.check(field, answer) === null
      ? []
      : [{ fieldId, missing: 'answer' }]
  })
}

/** The pinned scenarios of a form that fail, with their results, in stored order. */
export function failingPinned(
  schema: FormSchema,
): readonly { readonly scenario: Scenario; readonly result: ScenarioResult }[] {
  return (schema.settings.scenarios ?? [])
    .filter(({ pinned }) => pinned)
    .map((scenario) => ({ scenario, result: runScenario(schema, scenario) }))
    .filter(({ result }) => !result.passed)
}
