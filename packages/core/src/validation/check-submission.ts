import { type Answer, type Answers, isBlank, isEmpty } from '../answers.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { type Field, submitterEmailKey } from '../field.ts'
import { fieldsToFill } from '../filling/fields-to-fill.ts'
import type { FormSchema } from '../form.ts'
import { countedAnswer } from '../payments/fixed-price.ts'
import { type CheckContext, checkAnswer } from './check-answer.ts'
import type { AnswerProblem } from './problem.ts'

export interface CheckedSubmission {
  /** answers to store: valid, not empty, and of visible fields */
  readonly accepted: Record<string, Answer>
  /** the address asked for first, or else the first valid answer to a visible e-mail field (decision 22) */
  readonly submitterEmail: string | undefined
  /** in form order */
  readonly problems: readonly AnswerProblem[]
  /** visible fields; with `collectEmail` the address field comes first */
  readonly visible: readonly Field[]
}

/** The one verdict on a submission, the same in browser and server (decision 13). Store it only without problems. */
export function checkSubmission(
  schema: FormSchema,
  answers: Answers,
  context: CheckContext,
): CheckedSubmission {
  const visibility = createVisibility(schema, context.fieldTypes, answers)
  const asksEmail = schema.settings.collectEmail === true
  const visible = fieldsToFill(schema, context.words).filter(
    ({ id }) => visibility.isVisible(id) || (asksEmail && id === submitterEmailKey),
  )
  const accepted: [string, Answer][] = []
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
  // Not by assignment: a field may be called `__proto__`.
  return { accepted: Object.fromEntries(accepted), submitterEmail, problems, visible }
}
