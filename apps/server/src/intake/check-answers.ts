import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { inFormOrder } from '@ramiform/core/shuffled-options'
import type { CheckedSubmission } from '@ramiform/core/validation/check-submission'
import { checkWithVerdicts, type PatternPair } from '../forms/check-with-verdicts.ts'
import { hasManyFields, runFormJob, schemaJson } from '../forms/large-forms.ts'
import { matchPatterns } from '../patterns/pattern-checks.ts'

interface AnsweredForm {
  readonly formId: string
  readonly schema: FormSchema
  readonly words?: FormWords | undefined
}

interface Pass {
  readonly checked: CheckedSubmission
  readonly pairs: readonly PatternPair[]
}

/**
 * `checkSubmission` with patterns matched in another thread (decision 188), where forms with many fields are checked
 * too. The first pass collects the answers that have a pattern to match; a second pass is needed only when one of
 * them does not match.
 */
export async function checkAnswers(
  form: AnsweredForm,
  answers: Answers,
): Promise<CheckedSubmission> {
  const checked = await checkInAnyOrder(form, answers)
  return { ...checked, accepted: inFormOrder(form.schema, checked.accepted) }
}

async function checkInAnyOrder(form: AnsweredForm, answers: Answers): Promise<CheckedSubmission> {
  const pass = hasManyFields(form.schema) ? passInThread : passHere
  const { checked, pairs } = await pass(form, answers, [])
  if (pairs.length === 0) return checked
  const matches = await matchPatterns(pairs, form.formId)
  if (matches.every((isMatch) => isMatch)) return checked
  // Both passes visit the same answers in the same order.
  return (await pass(form, answers, matches)).checked
}

function passHere(
  { schema, words }: AnsweredForm,
  answers: Answers,
  verdicts: readonly boolean[],
): Pass {
  return checkWithVerdicts(schema, answers, words, verdicts)
}

async function passInThread(
  { formId, schema, words }: AnsweredForm,
  answers: Answers,
  verdicts: readonly boolean[],
): Promise<Pass> {
  const { visible, pairs, ...checked } = await runFormJob(formId, 'checkAnswers', {
    schema: schemaJson(schema),
    answers,
    words,
    verdicts,
  })
  const ids = new Set(visible)
  const fields = fieldsToFill(schema, words).filter(({ id }) => ids.has(id))
  return { checked: { ...checked, visible: fields }, pairs }
}
