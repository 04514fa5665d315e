import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { answerAsShown, plainText } from './shown-answer.ts'
import type { Submission } from './submission.ts'

/**
 * Text that a search looks through, stored with the submission. It has a line for the respondent's address and for
 * each answer, as stored and as shown. All is in lower case, so lower the query too (spec section 2).
 */
export function searchText(
  data: Submission['data'],
  submitterEmail: string | undefined,
  schema: FormSchema,
  fieldTypes: FieldTypes,
): string {
  const lines = new Set<string>(submitterEmail === undefined ? [] : [submitterEmail])
  const fields = new Map(withHiddenFields(schema).fields.map((field) => [field.id, field]))
  for (const [id, answer] of Object.entries(data)) {
    if (answer === undefined) continue
    lines.add(plainText(answer))
    const field = fields.get(id)
    if (field !== undefined) lines.add(answerAsShown(field, answer, fieldTypes))
  }
  lines.delete('')
  return [...lines].join('\n').toLowerCase()
}
