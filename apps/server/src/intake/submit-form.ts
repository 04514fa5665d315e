import { isWebAddress } from '@ramiform/contract/text'
import type { Answers } from '@ramiform/core/answers'
import { closesByItself } from '@ramiform/core/closing'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { searchText } from '@ramiform/core/submissions/search'
import { messageFor } from '@ramiform/core/validation/messages'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { FormWords } from '@ramiform/core/words/form-words'
import { inLanguage } from '@ramiform/core/words/in-language'
import { isTaken } from '../database/is-taken.ts'
import { newId } from '../database/new-id.ts'
import { Refusal, refuse } from '../errors.ts'
import { attachUploads } from '../files/attach-uploads.ts'
import type { UploadStore } from '../files/upload-store.ts'
import { checkContext } from '../forms/check-context.ts'
import type { FormStore, PublishedForm } from '../forms/form-store.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import { jobsFor } from '../notifications/jobs-for.ts'
import { attachPayments, attemptOf, type PaymentParts } from '../payments/attach-payments.ts'
import { claimTaken, type SubmissionClaim } from '../submissions/submission-claim.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import { checkAnswers } from './check-answers.ts'
import type { EarlierSubmissions } from './earlier-submission-store.ts'
import {
  type FilledVersion,
  filledVersion,
  refuseChanged,
  rulesChangedSince,
} from './filled-version.ts'
import type { IntakeStore } from './intake-store.ts'
import { refuseClosed, refuseSecondFromBrowser } from './may-answer.ts'
import type { AddedSubmission } from './new-submission.ts'
import type { Receipts } from './receipt.ts'
import type { HeldStore } from './spam/held-store.ts'
import type { NewHeldSubmission } from './spam/hold-sql.ts'
import type { Admission, Sender, SpamScreen } from './spam/spam-screen.ts'

/** Room for what is held back comes with its owner, or after days. */
const fullSeconds = 60 * 60

export interface SubmitParts {
  readonly published: PublishedForms
  readonly forms: FormStore
  readonly intake: IntakeStore
  readonly submissions: SubmissionStore
  readonly held: HeldStore
  readonly spam: SpamScreen
  readonly uploads: UploadStore
  readonly earlier: EarlierSubmissions
  readonly receipts: Receipts
  readonly payments: PaymentParts
  readonly mailIsOn: boolean
}

/** What a visitor sent. */
export interface Sent {
  readonly slug: string
  readonly answers: Answers
  /** the version they filled in; absent means the published one */
  readonly formVersion?: number | undefined
  /** sending again under the same key stores once */
  readonly idempotencyKey?: string | undefined
  /** of the unfinished answers that these complete */
  readonly partialKey?: string | undefined
  readonly sender: Sender
  /** what this browser keeps from an earlier submission to this form */
  readonly receiptOf: (formId: string) => string | undefined
  /** in the language of the page that they see */
  readonly words: FormWords
}

interface Thanks {
  readonly message: string
  readonly redirectUrl: string | undefined
}

export type SubmitResult =
  | (Thanks & {
      readonly kind: 'stored'
      readonly form: PublishedForm
      /** to be kept by the browser, where one submission is all that is allowed */
      readonly receipt: string | undefined
    })
  | {
      readonly kind: 'refused'
      readonly form: PublishedForm
      readonly problems: readonly AnswerProblem[]
      readonly fieldErrors: Readonly<Record<string, string>>
    }

/**
 * Checks answers with the browser's own code on the stored form, and stores those to visible fields
 * (decision 13). Resolves as stored only after the commit. What looks like spam is held back instead, and answered
 * alike (decision 163).
 * @throws Refusal form_not_published, form_closed, form_changed, already_submitted, no_questions, too_many_requests
 */
export async function submitForm(parts: SubmitParts, sent: Sent, now: Date): Promise<SubmitResult> {
  const form = await parts.published.find(sent.slug)
  if (form === null) throw refuse('form_not_published')
  const { settings } = form.schema
  const { words } = sent
  const once = settings.allowMultipleSubmissions === false
  const mayBeClosed = closesByItself(settings.closing)
  const filled = await filledVersion(parts.forms, form, sent.formVersion, now)
  const { idempotencyKey } = sent
  // Checked first, so that nobody corrects answers to a closed form. Paid submissions are stored all the same: their
  // payment was begun while the form was open.
  const attempt = mayBeClosed
    ? await attemptOf(parts.payments.store, form.id, filled.schema.fields, sent.answers)
    : undefined
  if (mayBeClosed && attempt === undefined) await refuseClosed(parts, form.id, { idempotencyKey })
  const paysByOlderRules = await refuseChangedRules(parts, form, filled, sent)
  const admission = await parts.spam.admit(form, sent.sender, now)
  if (once) await refuseSecondFromBrowser(parts, form.id, sent)

  const { schema } = filled
  const checked = await checkAnswers({ formId: form.id, schema, words }, sent.answers)
  if (checked.visible.length === 0) {
    throw refuse('no_questions', { message: ({ form }) => form.noQuestions })
  }
  if (checked.problems.length > 0) {
    const fieldErrors = wordings(checked.problems, checked.visible, filled.schema, words)
    return { kind: 'refused', form, problems: checked.problems, fieldErrors }
  }

  const attached = await attachUploads(parts.uploads, {
    formId: form.id,
    fields: checked.visible,
    sent: sent.answers,
    accepted: checked.accepted,
    idempotencyKey: sent.idempotencyKey,
    words,
  })
  if (Object.keys(attached.fieldErrors).length > 0) {
    return { kind: 'refused', form, problems: [], fieldErrors: attached.fieldErrors }
  }

  const paid = await attachPayments(parts.payments, {
    formId: form.id,
    schema: filled.schema,
    fields: checked.visible,
    sent: sent.answers,
    data: attached.data,
    idempotencyKey: sent.idempotencyKey,
    words,
  })
  const hasPaid = paid.claims.length > 0
  if (attempt !== undefined && !hasPaid) {
    await refuseClosed(parts, form.id, { idempotencyKey, attempt })
  }
  if (paysByOlderRules && !hasPaid && Object.keys(paid.fieldErrors).length === 0) {
    throw refuseChanged(form, ['payment'])
  }
  if (Object.keys(paid.fieldErrors).length > 0) {
    return { kind: 'refused', form, problems: [], fieldErrors: paid.fieldErrors }
  }

  const { submitterEmail } = checked
  const submission = {
    id: newId(now.getTime()),
    formId: form.id,
    formVersion: filled.version,
    submittedAt: now,
    submitterEmail,
    data: paid.data,
    searchText: searchText(paid.data, submitterEmail, filled.schema, checkContext.fieldTypes),
    idempotencyKey: sent.idempotencyKey,
    claims: [...attached.claims, ...paid.claims],
    completes: sent.partialKey,
  }
  const answered = Object.keys(checked.accepted).length
  // Paid submissions skip the spam check.
  const reason = hasPaid
    ? null
    : parts.spam.reasonToHold(form, sent.sender, admission, answered, now)
  const add = async (claims: readonly SubmissionClaim[] = []): Promise<AddedSubmission | null> =>
    reason === null
      ? parts.intake.add({
          ...submission,
          claims: [...submission.claims, ...admission.claims, ...claims],
          jobs: jobsFor(settings, submitterEmail, parts.mailIsOn, now),
          mayBeClosed: mayBeClosed && !hasPaid,
          placeOf: attempt,
        })
      : // One that is held back takes nobody's place: it claims the files it came with and nothing else.
        await hold(parts.held, { ...submission, reason, filledInMs: sent.sender.filledInMs })
  const addOnce = () =>
    once && settings.collectEmail === true && submitterEmail !== undefined
      ? parts.earlier.unlessAnswered(
          { formId: form.id, email: submitterEmail, idempotencyKey: sent.idempotencyKey },
          (claim) => add([claim]),
        )
      : add()
  let added: AddedSubmission | null
  try {
    added = await addOnce()
  } catch (error) {
    // Closed at this very moment: by its date, or by others who were quicker.
    if (error instanceof Refusal && error.code === 'form_closed') {
      await refuseClosed(parts, form.id, { idempotencyKey })
    }
    if (!isTaken(error, claimTaken)) throw error
    // The same proof a second time.
    if (await proofIsUsed(parts, form.id, admission)) {
      throw await parts.spam.challenge(form.id, 1, now)
    }
    // The same answers with the same files were held back, and nobody was told: they stay there.
    added = await heldUnder(parts, form.id, sent.idempotencyKey)
    if (added === null) {
      // Another submission took one of the files or payments at this very moment.
      const fieldErrors = { ...attached.fieldErrorsWhenTaken, ...paid.fieldErrorsWhenTaken }
      if (Object.keys(fieldErrors).length === 0) throw error
      return { kind: 'refused', form, problems: [], fieldErrors }
    }
  }
  // Deleted between the look-up and the commit.
  if (added === null) throw refuse('form_not_published')

  return {
    kind: 'stored',
    form,
    ...thanksOf(form, words, hasPaid),
    receipt: once ? parts.receipts.issue(form.id, sent.idempotencyKey, added.id) : undefined,
  }
}

/** What is said to whoever has answered a form, and where they go from there. */
export function thanksOf({ schema }: PublishedForm, words: FormWords, hasPaid: boolean): Thanks {
  const { successMessage = '' } = inLanguage(schema, words).settings
  const { redirectUrl: afterwards = '', payment } = schema.settings
  const redirectUrl = (hasPaid && payment?.successUrl) || afterwards
  return {
    message: successMessage.trim() === '' ? words.ending.received : successMessage,
    redirectUrl: isWebAddress(redirectUrl) ? redirectUrl : undefined,
  }
}

/**
 * Payment, email and once-only rules follow the current version, whichever version was filled in. A retry of stored
 * answers passes. So does a changed payment when the visitor began to pay under the older rules: the result is then
 * `true`, and the submission must come with that payment.
 */
async function refuseChangedRules(
  parts: SubmitParts,
  form: PublishedForm,
  filled: FilledVersion,
  { answers, idempotencyKey: key }: Sent,
): Promise<boolean> {
  const changes = rulesChangedSince(filled, form)
  const others = changes.filter((change) => change !== 'payment')
  if (changes.length === 0) return false
  if (key !== undefined) {
    if (await parts.intake.hasKey(form.id, key)) return false
    if ((await parts.held.findKey(form.id, key)) !== null) return false
  }
  const { schema, version } = filled
  const { store } = parts.payments
  const attempt = await attemptOf(store, form.id, schema.fields, answers, version)
  if (attempt === undefined) throw refuseChanged(form, changes)
  if (others.length > 0) throw refuseChanged(form, others)
  return true
}

async function heldUnder(
  { held }: Pick<SubmitParts, 'held'>,
  formId: string,
  idempotencyKey: string | undefined,
): Promise<AddedSubmission | null> {
  const id = idempotencyKey === undefined ? null : await held.findKey(formId, idempotencyKey)
  return id === null ? null : { id, stored: false }
}

/** @throws Refusal too_many_held: thanks are said for nothing that is not kept */
async function hold(
  held: HeldStore,
  submission: NewHeldSubmission,
): Promise<AddedSubmission | null> {
  const kept = await held.hold(submission)
  if (kept === 'full') {
    throw refuse('too_many_held', { retryAfterSeconds: fullSeconds })
  }
  return kept === null ? null : { id: kept.id, stored: kept.id === submission.id }
}

async function proofIsUsed(
  { intake }: Pick<SubmitParts, 'intake'>,
  formId: string,
  { claims }: Admission,
): Promise<boolean> {
  const [proof] = claims
  return proof !== undefined && (await intake.isClaimed(formId, proof))
}

/** The message for each field, in the words of the form's display style (decision 12). */
function wordings(
  problems: readonly AnswerProblem[],
  asked: readonly Field[],
  { settings }: FormSchema,
  words: FormWords,
): Readonly<Record<string, string>> {
  const fields = new Map(asked.map((field) => [field.id, field]))
  return Object.fromEntries(
    problems.map((problem) => [
      problem.fieldId,
      messageFor(
        problem,
        fields.get(problem.fieldId) ?? { label: problem.fieldId },
        settings.displayStyle ?? 'standard',
        words,
      ),
    ]),
  )
}
