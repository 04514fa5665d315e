// The steps that check the answers, their files and their payments.

import { fieldsAsShown } from '@ramiform/core/answers-in-texts/live-texts'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { CheckedSubmission } from '@ramiform/core/validation/check-submission'
import { messageFor } from '@ramiform/core/validation/messages'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import { refuse } from '../errors.ts'
import { attachUploads } from '../files/attach-uploads.ts'
import type { PublishedForm } from '../forms/form-store.ts'
import { attachPayments } from '../payments/attach-payments.ts'
import { checkAnswers } from './check-answers.ts'
import { formatFor } from './filled-thanks.ts'
import { type FilledVersion, refuseChanged } from './filled-version.ts'
import { refuseClosed } from './may-answer.ts'
import { endWith } from './steps.ts'
import type { RefusedAnswers, Submitting } from './submit-parts.ts'

interface WithVersion extends Submitting {
  readonly form: PublishedForm
  readonly filled: FilledVersion
}

interface WithChecked extends WithVersion {
  readonly checked: CheckedSubmission
}

interface WithFiles extends WithChecked {
  readonly files: Awaited<ReturnType<typeof attachUploads>>
  readonly attempt: string | undefined
  readonly paysByOlderRules: boolean
}

/** @throws Refusal no_questions */
export async function checkSent({ sent, form, filled }: WithVersion) {
  const { words } = sent
  const { schema } = filled
  const checked = await checkAnswers({ formId: form.id, schema, words }, sent.answers)
  const { problems, visible } = checked
  if (visible.length === 0)
    throw refuse('no_questions', { message: (said) => said.form.noQuestions })
  if (problems.length === 0) return { checked }
  const format = formatFor(schema, words.language)
  const shown = fieldsAsShown(schema, checked.accepted, format, visible)
  return refused(form, messagesFor(problems, shown, schema, words), problems)
}

export async function attachFiles({ parts, sent, form, checked }: WithChecked) {
  const files = await attachUploads(parts.uploads, {
    formId: form.id,
    fields: checked.visible,
    sent: sent.answers,
    accepted: checked.accepted,
    idempotencyKey: sent.idempotencyKey,
    words: sent.words,
  })
  return hasErrors(files.fieldErrors) ? refused(form, files.fieldErrors) : { files }
}

/**
 * @throws Refusal form_closed, form_changed: a begun payment let these answers pass, and they came without it;
 *   payments_unreachable, payments_off
 */
export async function attachPaid(state: WithFiles) {
  const { parts, sent, form, filled, checked, files, attempt } = state
  const paid = await attachPayments(parts.payments, {
    formId: form.id,
    schema: filled.schema,
    fields: checked.visible,
    sent: sent.answers,
    data: files.data,
    idempotencyKey: sent.idempotencyKey,
    words: sent.words,
  })
  const hasPaid = paid.claims.length > 0
  if (attempt !== undefined && !hasPaid) {
    await refuseClosed(parts, form.id, { idempotencyKey: sent.idempotencyKey, attempt })
  }
  if (hasErrors(paid.fieldErrors)) return refused(form, paid.fieldErrors)
  if (state.paysByOlderRules && !hasPaid) throw refuseChanged(form, ['payment'])
  return { paid, hasPaid }
}

function hasErrors(fieldErrors: RefusedAnswers['fieldErrors']): boolean {
  return Object.keys(fieldErrors).length > 0
}

export function refused(
  form: PublishedForm,
  fieldErrors: RefusedAnswers['fieldErrors'],
  problems: RefusedAnswers['problems'] = [],
) {
  return endWith<RefusedAnswers>({ kind: 'refused', form, problems, fieldErrors })
}

/** Message for each field, worded for the form's display style (decision 12: two wordings, one validator). */
function messagesFor(
  problems: readonly AnswerProblem[],
  asked: readonly Field[],
  { settings }: FormSchema,
  words: FormWords,
): Readonly<Record<string, string>> {
  const fields = new Map(asked.map((field) => [field.id, field]))
  const style = settings.displayStyle ?? 'standard'
  return Object.fromEntries(
    problems.map((problem) => {
      const field = fields.get(problem.fieldId) ?? { label: problem.fieldId }
      return [problem.fieldId, messageFor(problem, field, style, words)]
    }),
  )
}
