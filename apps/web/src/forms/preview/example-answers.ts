import type { Answer, Answers } from '@ramiform/core/answers'
import { isEmpty } from '@ramiform/core/answers'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'

/** An example answer per field type; null for payments and files, which cannot be made up. */
const examples: Readonly<Record<FieldTypeName, (field: Field, today: string) => Answer | null>> = {
  text: (field) => lengthened('Example', field),
  textarea: (field) => lengthened('A longer example answer.', field),
  email: () => 'ada@example.org',
  phone: () => '+44 20 7946 0143',
  url: () => 'https://example.org',
  number: (field) => String(field.validation?.min ?? field.validation?.max ?? 5),
  quantity: (field) => String(Math.max(1, field.validation?.min ?? 1)),
  price: (field) => fixedAnswer(field) ?? String(Math.max(20, field.validation?.min ?? 20)),
  date: (_, today) => today,
  select: ({ options = [] }) => options[0] ?? null,
  radio: ({ options = [] }) => options[0] ?? null,
  checkbox: ({ options = [] }) => (options[0] === undefined ? null : [options[0]]),
  file: () => null,
  payment: () => null,
}

/** Fills every visible unanswered question with an example, including questions that other examples reveal. */
export function withExamples(schema: FormSchema, answers: Answers, today: string): Answers {
  const asked = fieldsToFill(schema).filter((field) => !schema.fields.includes(field))
  let filled = fill(asked, answers, today)
  // An example may reveal further questions; repeat at most once per field.
  for (let round = 0; round < schema.fields.length; round += 1) {
    const next = fill(visibleFields(schema, filled, fieldTypes), filled, today)
    if (Object.keys(next).length === Object.keys(filled).length) break
    filled = next
  }
  return filled
}

function fill(fields: readonly Field[], answers: Answers, today: string): Answers {
  const filled = new Map(Object.entries(answers).filter(([, answer]) => !isEmpty(answer)))
  for (const field of fields) {
    if (filled.has(field.id) || !Object.hasOwn(examples, field.type)) continue
    const answer = examples[field.type as FieldTypeName](field, today)
    if (answer !== null) filled.set(field.id, answer)
  }
  return Object.fromEntries(filled)
}

/** Text extended to the minimum length of the field. */
function lengthened(text: string, { validation: { min = 0, max } = {} }: Field): string {
  return text.padEnd(min, '.').slice(0, max)
}
