import type { Answers } from './answers.ts'
import { answersToQuestions } from './answers-to-questions.ts'
import { type Offers, offersOf, type SettledOffers } from './conditions/offers.ts'
import type { AnswerRulesOf } from './field-type.ts'
import type { FormSchema } from './form.ts'
import { hiddenAnswers } from './hidden-answers.ts'
import { computeValues } from './values/compute-values.ts'

/** Settles typed answers, hidden fields and values included. Null for a form that always offers all options. */
export function settleOffers(
  schema: FormSchema,
  given: Answers,
  fieldTypes: AnswerRulesOf,
): (SettledOffers & Pick<Offers, 'decide'>) | null {
  const offers = offersOf(schema, fieldTypes, computeValues)
  if (offers === null) return null
  const { decide, settle } = offers
  const asked = answersToQuestions(schema, given, fieldTypes)
  return { decide, ...settle({ ...asked, ...hiddenAnswers(schema, given) }) }
}

/**
 * The given answers without options that the form does not offer for them (decision 649), and without those to fields
 * that take none.
 */
export function offeredAnswers(
  schema: FormSchema,
  given: Answers,
  fieldTypes: AnswerRulesOf,
): Answers {
  return (
    settleOffers(schema, given, fieldTypes)?.answers ??
    answersToQuestions(schema, given, fieldTypes)
  )
}
