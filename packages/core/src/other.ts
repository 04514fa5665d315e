import { type Comparison, comparisons, type OperatorName } from './conditions/comparisons.ts'
import type { Comparing } from './conditions/condition.ts'
import { nothing, type Reading, readAnswer } from './conditions/reading.ts'
import type { Field } from './field.ts'
import type { AnswerRules } from './field-type.ts'
import type { FormSchema } from './form.ts'

// *Other*: the last option of a choice, whose text the visitor writes (decision 590). The answer is that text.

/** Cache of options as sets, because rules and checks ask for each answer. Fields are immutable. */
const optionSets = new WeakMap<Field, ReadonlySet<string>>()

function optionsOf(field: Field): ReadonlySet<string> {
  const known = optionSets.get(field) ?? new Set(field.options)
  optionSets.set(field, known)
  return known
}

/** True for a text of the visitor's own in a choice with *Other*: not one of its options. */
export function isOtherText(field: Field, text: string): boolean {
  return field.other !== undefined && !optionsOf(field).has(text)
}

const operatorsOfOther: readonly string[] = ['equals', 'not_equals', 'contains']

/** True for a rule whose value is the label of *Other*: the answer is none of the options (decision 591). */
export function namesOther(
  { condition, value, valueFrom }: Comparing,
  field: Pick<Field, 'other'> | undefined,
): boolean {
  const isOwn = valueFrom === undefined && value === field?.other
  return isOwn && operatorsOfOther.includes(condition)
}

/**
 * Comparison of a rule that names *Other*; undefined for any other rule. It sees texts of visitors as the label, and
 * compares that as usual.
 */
export function otherComparison(rule: Comparing, field: Field | undefined): Comparison | undefined {
  if (!field || !namesOther(rule, field)) return undefined
  const holds = comparisons[rule.condition as OperatorName]
  const asLabel = (item: string) => (isOtherText(field, item) ? rule.value : item)
  const seen = (answer: Reading) => {
    if (answer === nothing) return nothing
    return readAnswer(answer.items?.map(asLabel) ?? asLabel(answer.text))
  }
  return (answer, value, asNumbers) => holds(seen(answer), value, asNumbers)
}

/** Reason why a field cannot offer *Other* with this label; null when it can, or offers none. */
export function otherProblem(
  { options = [], other }: Pick<Field, 'options' | 'other'>,
  type: AnswerRules | undefined,
): string | null {
  if (other === undefined) return null
  if (!type?.comparison) return 'must not be set: only radio, checkbox and select fields offer it'
  if (other.trim() === '' || other !== other.trim())
    return 'must not be empty or have spaces around it'
  return options.includes(other) ? `must not be an option: "${other}"` : null
}

/** The form with *Other* as the last option of its choices, as visitors see them. The form itself without any. */
export function offeringOther<Schema extends Pick<FormSchema, 'fields'>>(schema: Schema): Schema {
  if (!schema.fields.some(({ other }) => other)) return schema
  return { ...schema, fields: schema.fields.map(withOther) }
}

/** The field with the label of *Other* as its last option, as visitors see it. */
export function withOther(field: Field): Field {
  const { options = [], other } = field
  return !other || options.includes(other) ? field : { ...field, options: [...options, other] }
}
