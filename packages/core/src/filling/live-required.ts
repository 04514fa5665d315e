import { requirementsOf } from '../conditions/requirements.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import type { Filling } from './filling.ts'

const requiredProblems: readonly string[] = ['required', 'payment_required']

/** The fields that are required now, as a text that changes with them. */
export interface LiveRequired {
  now(): string
  subscribe(listener: () => void): () => void
}

/**
 * From now on, makes each field of a filling required while the logic of its requirement holds. When a field is no
 * longer required, the message that an answer is missing is removed.
 */
export function liveRequired(
  filling: Filling,
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
): LiveRequired {
  const requirements = requirementsOf(schema, fieldTypes)
  const answer = (id: string) => (filling.isVisible(id) ? filling.answer(id) : undefined)
  let now = ''

  function update() {
    const fields = requirements?.decide(filling.fields, answer) ?? filling.fields
    if (fields.every((field, at) => field === filling.fields[at])) return
    const required = new Set(fields.flatMap((field) => (field.required ? field.id : [])))
    now = [...required].join(' ')
    filling.setFields(fields)
    const problems = filling.problems()
    const left = problems.filter(
      ({ fieldId, code }) => required.has(fieldId) || !requiredProblems.includes(code),
    )
    if (left.length < problems.length) filling.setProblems(left)
  }

  update()
  for (const id of requirements?.sources ?? []) filling.subscribeField(id, update)
  // A choice that offers options again has its requirement back.
  if (schema.fields.some(({ optionsWhen }) => optionsWhen)) filling.subscribe(update)
  return { now: () => now, subscribe: filling.subscribe }
}
