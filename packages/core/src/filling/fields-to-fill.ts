import { type Field, submitterEmailKey } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { askedFields } from '../payments/takes-payments.ts'
import type { FormWords } from '../words/form-words.ts'

/**
 * Everything a form may ask, in order: the respondent's address if it is collected (decision 22), then the form's
 * fields. Where no label is read, no words are needed.
 */
export function fieldsToFill(schema: FormSchema, words?: EmailWords): readonly Field[] {
  const fields = askedFields(schema)
  return schema.settings.collectEmail ? [submitterEmailField(words), ...fields] : fields
}

/** What the question for the respondent's address is called. */
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
