import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { checkForm } from '@ramiform/core/validation/check-form'
import { refuse } from '../errors.ts'
import { checkWebhook } from '../notifications/webhook/check-webhook.ts'
import type { AddressGuard } from '../outgoing/address-guard.ts'
import { checkContext } from './check-context.ts'
import type { FormEdit, FormStore, StoredForm } from './form-store.ts'

/**
 * Saves an owner's edit; problems of rules never stop it (spec section 5).
 * @throws Refusal form_refused with each problem's place, form_not_found, stale_version with the stored form
 */
export async function saveForm(
  { forms, guard }: { readonly forms: FormStore; readonly guard: AddressGuard },
  ownerId: string,
  formId: string,
  edit: FormEdit,
): Promise<StoredForm> {
  refuseBadSchema(edit.schema)
  if (edit.schema.settings.notifications?.webhook) {
    const stored = await forms.read(ownerId, formId)
    if (stored === null) throw refuse('form_not_found')
    await checkWebhook(guard, edit.schema, stored.schema)
  }
  const result = await forms.save(ownerId, formId, edit)
  if (result === null) throw refuse('form_not_found')
  if (result.kind === 'stale') {
    throw refuse('stale_version', { details: { current: result.form } })
  }
  return result.form
}

/** Refuses what could never be filled in: a pattern that does not compile, a size beyond the limits (decision 14). */
export function refuseBadSchema(schema: FormSchema): void {
  if (Buffer.byteLength(JSON.stringify(schema)) > limits.schemaBytes) {
    throw refuse('too_large', { message: 'The form is larger than 2 MB' })
  }
  const problems = checkForm(schema, checkContext)
  const [first] = problems
  if (first === undefined) return
  const positions = new Map(schema.fields.map(({ id }, index) => [id, index]))
  throw refuse('form_refused', {
    message: `The form cannot be saved. ${first.message}`,
    details: {
      problems: problems.map(({ fieldId, message }) => ({
        path: fieldId === undefined ? 'schema.fields' : `schema.fields.${positions.get(fieldId)}`,
        message,
        ...(fieldId === undefined ? {} : { fieldId }),
      })),
    },
  })
}
