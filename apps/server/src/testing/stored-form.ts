import type { FormSchema } from '@ramiform/core/form'
import { createDeletedFormStore } from '../bin/deleted-form-store.ts'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createFormStore } from '../forms/form-store.ts'
import type { NewSubmission } from '../intake/storing/new-submission.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import { aSchema } from './a-form.ts'

/** Time at which the stored test records are created. */
export const testTime = new Date('2026-11-21T12:00:00.000Z')
export const secondsLater = (seconds: number) => new Date(testTime.getTime() + seconds * 1_000)
/** Id that no form and no owner has. */
export const nobody = '01a1fcb8-47ae-7317-8a9d-d042f000f637'

/** Stores a new owner and returns the owner's id. */
export async function storedOwner(database: Database): Promise<string> {
  const sub = newId()
  const identity = { iss: 'https://id.example', sub, email: `${sub}@example.org`, name: 'Ada' }
  return (await createUserStore(database).signIn(identity, testTime)).id
}

/** Stores a form with a new owner. */
export async function storedForm(
  database: Database,
  schema: FormSchema = aSchema(),
  now: Date = testTime,
) {
  const ownerId = await storedOwner(database)
  const form = { id: newId(), name: 'Sign up', schema, now }
  await createFormStore(database).create(ownerId, form)
  return { ownerId, formId: form.id }
}

/** Deletes a form permanently, not only to the bin. */
export async function deleteForever(database: Database, ownerId: string, formId: string) {
  await createFormStore(database).remove(ownerId, formId, testTime)
  return createDeletedFormStore(database).removeForever(ownerId, formId)
}

/** Creates a submission for a form. It is not stored. */
export function aSubmission(
  formId: string,
  { data = { name: 'Bob' }, ...rest }: Partial<NewSubmission> = {},
): NewSubmission {
  const searchText = Object.values(data).join('\n').toLowerCase()
  const submission = {
    id: newId(),
    formId,
    formVersion: 1,
    submittedAt: testTime,
    data,
    searchText,
  }
  return { ...submission, ...rest }
}
