import type { FormWords } from '../built-in-texts/form-words.ts'
import { type Field, submitterEmailKey } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { askedFields } from '../payments/takes-payments.ts'

/**
 * All fields that a form may show, in order: the respondent's address if it is collected (decision 22), then the
 * form's fields. Leave out `words` when no label is needed.
 */
export function fieldsToFill(schema: FormSchema, words?: EmailWords): readonly Field[] {
  const fields = askedFields(schema)
  return schema.settings.collectEmail ? [submitterEmailField(words), ...fields] : fields
}

/** Label of the field for the respondent's address. */
export type EmailWords = Pick<FormWords, 'form'> | undefined

function submitterEmailField(words: EmailWords): Field {
  return {
    id: submitterEmailKey,
    type: 'email',
    label: words?.form.emailLabel ?? submitterEmailKey,
    placeholder: words?.form.emailPlaceholder,
    required: true,
  }
}
