import type { Field } from './field.ts'
import { type AnswerRulesOf, takesAnswer } from './field-type.ts'
import type { FormSchema } from './form.ts'
import { withHiddenFields } from './hidden-fields.ts'
import { withTableLabels } from './label-with-table.ts'

/**
 * Everything that submissions can have an answer to, in form order: questions, hidden fields and values. Rows are named
 * with their table (decision 683).
 */
export function answeredFields(
  schema: Pick<FormSchema, 'fields' | 'tables' | 'hiddenFields' | 'values'>,
  fieldTypes: AnswerRulesOf,
): readonly Field[] {
  const { fields } = withHiddenFields(schema)
  return withTableLabels(fields, schema.tables).filter((field) => takesAnswer(field, fieldTypes))
}
