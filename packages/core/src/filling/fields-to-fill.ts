import { type Field, submitterEmailKey } from '../field.ts'
import type { FormSchema } from '../form.ts'

/** What a form with `collectEmail` asks first (decision 22). */
export const submitterEmailField: Field = {
  id: submitterEmailKey,
  type: 'email',
  label: 'Email Address',
  placeholder: 'Enter your email...',
  required: true,
}

/** Everything a form may ask, in order: the respondent's address if it is collected, then the form's fields. */
export function fieldsToFill(schema: FormSchema): readonly Field[] {
  return schema.settings.collectEmail ? [submitterEmailField, ...schema.fields] : schema.fields
}
