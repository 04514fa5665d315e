import { type Answer, type Answers, isEmpty } from '@ramiform/core/answers'
import { offersOf } from '@ramiform/core/conditions/offers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { hiddenAnswers } from '@ramiform/core/hidden-answers'
import { fixedAnswer, withFixedPrices } from '@ramiform/core/payments/fixed-price'
import { computeValues, createValues } from '@ramiform/core/values/compute-values'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'

type Filled = Map<string, Answer>

/** Fills every visible unanswered question with an example, including questions that other examples reveal. */
export function withExamples(schema: FormSchema, answers: Answers, today: string): Answers {
  const filled: Filled = new Map()
  for (const [id, answer] of Object.entries(answers)) {
    if (answer !== undefined && !isEmpty(answer)) filled.set(id, answer)
  }
  const asked = fieldsToFill(schema).filter((field) => !schema.fields.includes(field))
  fill(asked, filled, today)
  const hasOffers = offersOf(schema, fieldTypes, computeValues) !== null
  const next = hasOffers ? revealedByRounds(schema, filled) : revealed(schema, filled)
  // An example may reveal further questions.
  let added = fill(next([]), filled, today)
  while (added.length > 0) added = fill(next(added), filled, today)
  return Object.fromEntries(filled)
}

/** @returns the fields that got an example */
function fill(fields: readonly Field[], filled: Filled, today: string): readonly Field[] {
  return fields.filter((field) => {
    if (filled.has(field.id)) return false
    const answer = fieldTypeOf(fieldTypes, field.type)?.example(field, today) ?? null
    if (answer !== null) filled.set(field.id, answer)
    return answer !== null
  })
}

/** Gets the fields that were filled, and returns those that may show since. */
type Revealing = (changed: readonly Field[]) => readonly Field[]

/** Evaluates the form again in each round. For forms whose options depend on answers. */
function revealedByRounds(schema: FormSchema, filled: Filled): Revealing {
  return () => visibleNow(schema, Object.fromEntries(filled), fieldTypes)
}

/** Evaluates only what depends on the new examples, because each of 1,000 questions may reveal the next one. */
function revealed(schema: FormSchema, filled: Filled): Revealing {
  const given = Object.fromEntries(filled)
  const own = new Set(schema.values?.map(({ id }) => id))
  const known = withFixedPrices(schema.fields, { ...given, ...hiddenAnswers(schema, given) })
  const answers = new Map(Object.entries(known).filter(([id]) => !own.has(id)))
  const visibility = createVisibility(schema, fieldTypes, Object.fromEntries(answers))
  const turned = new Set<string>()
  const results = new Map<string, string>()
  const values = createValues(
    schema,
    fieldTypes,
    (id) => results.get(id) ?? (visibility.isVisible(id) ? answers.get(id) : undefined),
    (id, result) => {
      results.set(id, result)
      note(visibility.setAnswer(id, result))
    },
  )
  function note(ids: readonly string[]) {
    for (const id of ids) {
      values.touch(id)
      turned.add(id)
    }
  }
  values.update()
  const byId = new Map(schema.fields.map((field) => [field.id, field]))
  let isFirst = true
  return (changed) => {
    turned.clear()
    for (const field of changed) {
      const answer = fixedAnswer(field) ?? filled.get(field.id)
      if (answer === undefined || own.has(field.id)) continue
      answers.set(field.id, answer)
      values.touch(field.id)
      note(visibility.setAnswer(field.id, answer))
    }
    values.update()
    const ids = isFirst ? [...byId.keys()] : [...turned]
    isFirst = false
    return ids.flatMap((id) => (visibility.isVisible(id) ? (byId.get(id) ?? []) : []))
  }
}
