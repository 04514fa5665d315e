import type { Answers } from '@ramiform/core/answers'
import { isEmpty } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'

/** Fills every visible unanswered question with an example, including questions that other examples reveal. */
export function withExamples(schema: FormSchema, answers: Answers, today: string): Answers {
  const asked = fieldsToFill(schema).filter((field) => !schema.fields.includes(field))
  let filled = fill(asked, answers, today)
  // An example may reveal further questions; repeat at most once per field.
  for (let round = 0; round < schema.fields.length; round += 1) {
    const next = fill(visibleNow(schema, filled, fieldTypes), filled, today)
    if (Object.keys(next).length === Object.keys(filled).length) break
    filled = next
  }
  return filled
}

function fill(fields: readonly Field[], answers: Answers, today: string): Answers {
  const filled = new Map(Object.entries(answers).filter(([, answer]) => !isEmpty(answer)))
  for (const field of fields) {
    if (filled.has(field.id)) continue
    const answer = fieldTypeOf(fieldTypes, field.type)?.example(field, today) ?? null
    if (answer !== null) filled.set(field.id, answer)
  }
  return Object.fromEntries(filled)
}
