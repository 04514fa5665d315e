import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { answerAsShown, plainText } from './shown-answer.ts'
import type { Submission } from './submission.ts'

const noFields: FormSchema = { fields: [], settings: {} }

/**
 * What a search looks through: the respondent's address and every answer, as given and as shown, lowered, a line
 * each. The server stores it; `matchesSearch` makes the same from a submission at hand.
 */
export function searchText(
  data: Submission['data'],
  submitterEmail: string | undefined,
  schema: FormSchema,
  fieldTypes: FieldTypes,
): string {
  const lines = new Set<string>(submitterEmail === undefined ? [] : [submitterEmail])
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  for (const [id, answer] of Object.entries(data)) {
    if (answer === undefined) continue
    lines.add(plainText(answer))
    const field = fields.get(id)
    if (field !== undefined) lines.add(answerAsShown(field, answer, fieldTypes))
  }
  lines.delete('')
  return [...lines].join('\n').toLowerCase()
}

/** Whether the respondent's address or any answer contains the query, whatever the case (spec section 2). */
export function matchesSearch(
  submission: Pick<Submission, 'data' | 'submitterEmail'>,
  query: string,
  schema: FormSchema = noFields,
  fieldTypes: FieldTypes = {},
): boolean {
  const text = searchText(submission.data, submission.submitterEmail, schema, fieldTypes)
  return text.includes(query.trim().toLowerCase())
}
