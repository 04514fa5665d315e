import type { Field } from '../field.ts'
import { type FormSchema, isTraditional } from '../form.ts'

/** Type of the fields that stand for requirements. No stored form has one. */
export const requirementType = 'requirement'

const ending = ' required'

/** Id of the field that stands for the requirement of another one. No stored id has a space. */
export function requirementId(fieldId: string): string {
  return fieldId + ending
}

/** Id of the field whose requirement an id stands for; undefined for any other id. */
export function fieldOfRequirement(id: string): string | undefined {
  return id.endsWith(ending) ? id.slice(0, -ending.length) : undefined
}

/** The requirement of a field as a field without answers, which shows while the other one is required. */
export function requirementAsField({ id, label, requiredWhen }: Field): Field {
  return {
    id: requirementId(id),
    type: requirementType,
    label,
    ...(requiredWhen && { conditional: requiredWhen }),
  }
}

/** A field, and behind it its requirement as a field. */
export function withRequirement(field: Field): readonly Field[] {
  return field.requiredWhen ? [field, requirementAsField(field)] : [field]
}

/**
 * True for a field whose requirement depends on answers (decision 610). Traditional forms ignore logic, and no payment
 * is required while payments are off.
 */
export function isSometimesRequired(
  { type, required, requiredWhen }: Field,
  schema: Pick<FormSchema, 'fields' | 'settings'>,
): boolean {
  return (
    requiredWhen !== undefined &&
    required !== true &&
    !isTraditional(schema) &&
    // Not `takesPayments`, which would be in the script of every form.
    (type !== 'payment' || schema.settings.payment?.enabled === true)
  )
}

/**
 * The same form with each requirement as a field behind its own, so that checks and proofs about the logic of fields
 * cover it.
 */
export function withRequirementsAsFields(schema: FormSchema): FormSchema {
  const { fields } = schema
  const isSometimes = (field: Field) => isSometimesRequired(field, schema)
  if (!fields.some(isSometimes) || fields.some(({ type }) => type === requirementType))
    return schema
  return {
    ...schema,
    fields: fields.flatMap((field) => (isSometimes(field) ? withRequirement(field) : [field])),
  }
}
