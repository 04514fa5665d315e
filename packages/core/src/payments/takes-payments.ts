import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'

/** True when the owner has turned payments on. */
export function takesPayments({ settings }: Pick<FormSchema, 'settings'>): boolean {
  return settings.payment?.enabled === true
}

/**
 * Fields as shown to visitors. While payments are off, no payment is required (decision 194). Returns the same array
 * if nothing changes.
 */
export function askedFields(schema: FormSchema): readonly Field[] {
  const { fields } = schema
  if (takesPayments(schema) || !fields.some(isRequiredPayment)) return fields
  return fields.map((field) => (isRequiredPayment(field) ? { ...field, required: false } : field))
}

function isRequiredPayment({ type, required }: Field): boolean {
  return type === 'payment' && required === true
}
