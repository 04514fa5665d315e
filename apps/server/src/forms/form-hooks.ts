import type { FormSchema } from '@ramiform/core/form'
import type { StoredForm } from './form-store.ts'

/** Hooks of notifications and payments for changes of a form. `app.ts` connects them. */
export interface FormHooks {
  /**
   * Checks settings that depend on the outside, such as the webhook's address. Settings equal to the stored ones pass.
   * @param readStored reads the saved schema; called only when a setting needs it
   * @throws Refusal form_refused
   */
  check(schema: FormSchema, readStored?: () => Promise<FormSchema>): Promise<void>
  /** Runs after a form was created, saved or published. */
  saved(ownerId: string, form: StoredForm): Promise<void>
  /** Runs before a form is deleted. The caller runs the returned function after the deletion. */
  deleting(ownerId: string, formId: string): Promise<() => void>
}
