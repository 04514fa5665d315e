import type { Field } from '../field.ts'
import { offerAsField, offerOfId, offersOfField, offerType } from './offer-ids.ts'
import { fieldOfRequirement, requirementType, withRequirement } from './requirement-fields.ts'

/** Id of the field that an id is about: a requirement or a condition of an option is about its field. */
export function ownerOfLogic(id: string): string {
  return fieldOfRequirement(id) ?? offerOfId(id)?.fieldId ?? id
}

/** What logic decides about a field, as a participle. */
export function decidedBy(
  field: Pick<Field, 'type'> | undefined,
): 'shown' | 'required' | 'offered' {
  if (field?.type === requirementType) return 'required'
  return field?.type === offerType ? 'offered' : 'shown'
}

/** A field, and behind it its requirement and the conditions of its options as fields. */
export function withOwnLogic(field: Field): readonly Field[] {
  return [
    ...withRequirement(field),
    ...offersOfField(field).map((offer) => offerAsField(field, offer)),
  ]
}
