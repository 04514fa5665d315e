import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'

/** True when the owner has turned payments on. */
export function takesPayments({ settings }: Pick<FormSchema, 'settings'>): boolean {
  return settings.payment?.enabled === true
}

/**
 * The fields as visitors are asked. While payments are off, nobody can pay, so no payment is required (decision 194).
 * The same list where nothing differs.
 */
export function askedFields(schema: FormSchema): readonly Field[] {
  const { fields } = schema
  if (takesPayments(schema) || !fields.some(isRequiredPayment)) return fields
  return fields.map((field) => (isRequiredPayment(field) ? { ...field, required: false } : field))
}

function isRequiredPayment({ type, required }: Field): boolean {
  return type === 'payment' && required === true
}
