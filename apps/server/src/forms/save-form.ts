import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { checkForm } from '@ramiform/core/validation/check-form'
import { refuse } from '../errors.ts'
import { isLargeText } from '../http/json-body.ts'
import { compilePatterns } from '../patterns/pattern-checks.ts'
import type { FormHooks } from './form-hooks.ts'
import type { FormEdit, FormStore, StoredForm } from './form-store.ts'
import { runFormJob } from './large-forms.ts'
import { refuseProblems } from './refuse-problems.ts'
import type { WorkingCopy, WorkingCopyEdit, WorkingCopyStore } from './working-copy-store.ts'

/**
 * Saves an owner's edit. Problems in rules never block saving (spec section 5).
 * @throws Refusal form_refused with each problem's place, form_not_found, stale_version with the stored form
 */
export async function saveForm(
  { forms, hooks }: { readonly forms: FormStore; readonly hooks: FormHooks },
  ownerId: string,
  formId: string,
  edit: FormEdit,
): Promise<StoredForm> {
  await refuseBadSchema(ownerId, edit.schema)
  await hooks.check(edit.schema, async () => {
    const stored = await forms.read(ownerId, formId)
    if (stored === null) throw refuse('form_not_found')
    return stored.schema
  })
  const result = await forms.save(ownerId, formId, edit)
  if (result === null) throw refuse('form_not_found')
  if (result.kind === 'stale') {
    throw refuse('stale_version', { details: { current: result.form } })
  }
  return result.form
}

/**
 * Saves what the editor shows: the draft, or the unpublished changes of a published form.
 * @throws Refusal form_refused with each problem's place, form_not_found, stale_version with the stored working copy
 */
export async function saveWorkingCopy(
  { workingCopies, hooks }: { readonly workingCopies: WorkingCopyStore; readonly hooks: FormHooks },
  ownerId: string,
  formId: string,
  edit: WorkingCopyEdit,
): Promise<WorkingCopy> {
  await refuseBadSchema(ownerId, edit.schema)
  await hooks.check(edit.schema, async () => {
    const stored = await workingCopies.read(ownerId, formId)
    if (stored === null) throw refuse('form_not_found')
    return stored.schema
  })
  const result = await workingCopies.save(ownerId, formId, edit)
  if (result === null) throw refuse('form_not_found')
  if (result.kind === 'stale') {
    throw refuse('stale_version', { details: { current: result.form } })
  }
  return result.form
}

/** Rejects a form beyond the limits, and patterns that do not compile (decisions 14, 36 and 188). */
export async function refuseBadSchema(ownerId: string, schema: FormSchema): Promise<void> {
  const json = JSON.stringify(schema)
  if (Buffer.byteLength(json) > limits.schemaBytes) {
    throw refuse('too_large', { message: 'The form is larger than 2 MB' })
  }
  if (isLargeText(json)) return await refuseBadLargeSchema(ownerId, schema, json)
  // Size checks come first, because compiling too large patterns is unsafe.
  refuseProblems(schema, checkForm(schema, { patterns: null }))
  const patterns = await compilePatterns(schema, ownerId)
  refuseProblems(schema, checkForm(schema, { patterns }))
}

/** Runs the same checks in a worker thread. */
async function refuseBadLargeSchema(
  ownerId: string,
  schema: FormSchema,
  json: string,
): Promise<void> {
  await runFormJob(ownerId, 'checkForm', { schema: json, refusals: null })
  const { refusal } = await compilePatterns(schema, ownerId)
  const refusals = schema.fields.flatMap(({ validation: { pattern = '' } = {} }) => {
    const reason = pattern === '' ? null : refusal(pattern)
    return reason === null ? [] : [[pattern, reason] as const]
  })
  if (refusals.length === 0) return
  await runFormJob(ownerId, 'checkForm', { schema: json, refusals })
}
