import type { Answers } from '../answers.ts'
import { nameOfEnding } from '../ending.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import type { AdvancedConditional } from './condition.ts'
import { endingAsField } from './endings.ts'
import { type Explanation, explainForm, type GroupTruth, logicOf } from './explain.ts'
import { withOffersAsFields } from './offer-fields.ts'
import { offerType } from './offer-ids.ts'
import {
  fieldOfRequirement,
  requirementType,
  withRequirementsAsFields,
} from './requirement-fields.ts'

const endingType = 'ending'
const partTypes: readonly string[] = [offerType, requirementType, endingType]

/**
 * Explains every field of a form, and what else logic decides: options, requirements and endings, each as a field. An
 * ending has its own logic only, without the order of endings. Its label is read below a heading that says *Ending*.
 */
export function explainParts(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: FieldTypes,
): readonly Explanation[] {
  const parts = withRequirementsAsFields(withOffersAsFields(schema))
  const endings = (schema.endings ?? []).flatMap((ending, at): readonly Field[] => {
    // Traditional forms ignore logic, and show no ending that has some.
    if (isTraditional(schema) && ending.conditional) return []
    return [{ ...endingAsField(ending, at), label: nameOfEnding(ending, at, '') }]
  })
  return explainForm({ ...parts, fields: [...parts.fields, ...endings] }, answers, fieldTypes)
}

/** True for a question, false for a part that stands as a field. */
export function isOfQuestion({ field }: Pick<Explanation, 'field'>): boolean {
  return !partTypes.includes(field.type)
}

/** The visible questions that their logic requires now, each with that logic. */
export function requiredNow(all: readonly Explanation[]): readonly Explanation[] {
  const shown = new Map<string, Field>(
    all.filter(({ isVisible }) => isVisible).map(({ field }) => [field.id, field]),
  )
  return all.flatMap((one) => {
    if (one.field.type !== requirementType || !one.isVisible) return []
    const field = shown.get(fieldOfRequirement(one.field.id) ?? '')
    return field === undefined ? [] : { ...one, field }
  })
}

/** The ending that these answers lead to, with its logic; undefined for the success message. */
export function endingNow(all: readonly Explanation[]): Explanation | undefined {
  return all.find(({ field, isVisible }) => field.type === endingType && isVisible)
}

/** The reason why logic holds: the same logic without the rules and groups that are false. */
export function trueRules(truth: GroupTruth): AdvancedConditional {
  return logicOf(onlyTrue(truth))
}

const onlyTrue = (truth: GroupTruth): GroupTruth => ({
  ...truth,
  children: truth.children.flatMap((child) =>
    child.holds ? [child.kind === 'rule' ? child : onlyTrue(child)] : [],
  ),
})
