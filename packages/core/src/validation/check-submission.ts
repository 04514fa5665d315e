import { type Answer, type Answers, isBlank, isEmpty } from '../answers.ts'
import { answersToQuestions } from '../answers-to-questions.ts'
import { requirementsOf, seenAnswers } from '../conditions/requirements.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { type Field, submitterEmailKey } from '../field.ts'
import { fieldsToFill } from '../filling/fields-to-fill.ts'
import type { FormSchema } from '../form.ts'
import { settleOffers } from '../offered-answers.ts'
import { countedAnswer, withFixedPrices } from '../payments/fixed-price.ts'
import { unaskedAnswers, withUnasked } from '../unasked-answers.ts'
import { type CheckContext, checkAnswer } from './check-answer.ts'
import type { AnswerProblem } from './problem.ts'

export interface CheckedSubmission {
  /** Answers to store: those of hidden fields, and valid, not empty ones of visible fields. */
  readonly accepted: Record<string, Answer>
  /** The respondent's address: the collected one, or the first valid answer to a visible email field (decision 22). */
  readonly submitterEmail: string | undefined
  /** Problems in form order. */
  readonly problems: readonly AnswerProblem[]
  /** Visible fields, each with the options that are offered and with `required` as decided. With `collectEmail` the address field comes first. */
  readonly visible: readonly Field[]
}

/** Validates a submission, the same way in browser and server (decision 13). Store it only without problems. */
export function checkSubmission(
  schema: FormSchema,
  typed: Answers,
  context: CheckContext,
): CheckedSubmission {
  const offers = settleOffers(schema, typed, context.fieldTypes)
  const answers = offers?.answers ?? answersToQuestions(schema, typed, context.fieldTypes)
  const unasked = unaskedAnswers(schema, answers, context.fieldTypes)
  const given = withUnasked(schema, answers, unasked)
  const { isVisible } = createVisibility(schema, context.fieldTypes, given)
  const asksEmail = schema.settings.collectEmail === true
  const shown = fieldsToFill(schema, context.words).filter(
    ({ id }) => isVisible(id) || (asksEmail && id === submitterEmailKey),
  )
  const asked = offers?.decide(shown, offers.notOffered) ?? shown
  const requirements = requirementsOf(schema, context.fieldTypes)
  const visible =
    requirements?.decide(asked, seenAnswers(withFixedPrices(schema.fields, given), isVisible)) ??
    asked
  const accepted: [string, Answer][] = Object.entries(unasked)
  const problems: AnswerProblem[] = []
  let submitterEmail: string | undefined
  for (const field of visible) {
    const answer = countedAnswer(field, answers)
    const problem = checkAnswer(field, answer, context)
    if (problem !== null) {
      problems.push(problem)
      continue
    }
    if (answer === undefined || isEmpty(answer)) continue
    if (field.type === 'email' && typeof answer === 'string' && !isBlank(answer)) {
      submitterEmail ??= answer
    }
    if (field.id !== submitterEmailKey) accepted.push([field.id, answer])
  }
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  return { accepted: Object.fromEntries(accepted), submitterEmail, problems, visible }
}
