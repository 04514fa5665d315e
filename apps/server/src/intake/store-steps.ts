// The last steps: store the submission or hold it as suspected spam, and thank the visitor.
import { isWebAddress } from '@ramiform/contract/text'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import { endingOf } from '@ramiform/core/conditions/endings'
import type { Ending } from '@ramiform/core/ending'
import { searchText } from '@ramiform/core/submissions/search'
import type { CheckedSubmission } from '@ramiform/core/validation/check-submission'
import { isTaken } from '../database/is-taken.ts'
import { newId } from '../database/new-id.ts'
import { Refusal, refuse } from '../errors.ts'
import type { attachUploads } from '../files/attach-uploads.ts'
import { checkContext } from '../forms/check-context.ts'
import type { PublishedForm } from '../forms/form-store.ts'
import { jobsFor } from '../notifications/jobs-for.ts'
import type { Attached } from '../payments/attach-payments.ts'
import { claimTaken, type SubmissionClaim } from '../submissions/submission-claim.ts'
import { refused } from './answer-steps.ts'
import { answersForThanks, fillThanks, sealAnswers } from './filled-thanks.ts'
import type { FilledVersion } from './filled-version.ts'
import { refuseClosed } from './may-answer.ts'
import { endingScope } from './receipt.ts'
import type { NewHeldSubmission } from './spam/hold-sql.ts'
import type { Admission } from './spam/spam-screen.ts'
import type { AddedSubmission } from './storing/new-submission.ts'
import type { StoredAnswers, SubmitParts, Submitting, Thanks } from './submit-parts.ts'

/** The owner must make room for held submissions, so a retry in an hour is early enough. */
const fullSeconds = 60 * 60

interface Accepted extends Submitting {
  readonly form: PublishedForm
  readonly filled: FilledVersion
  readonly mayBeClosed: boolean
  readonly attempt: string | undefined
  readonly admission: Admission
  readonly once: boolean
  readonly checked: CheckedSubmission
  readonly files: Awaited<ReturnType<typeof attachUploads>>
  readonly paid: Attached
  readonly hasPaid: boolean
}

/** @throws Refusal already_submitted, form_closed, too_many_requests, too_many_held, form_not_published */
export async function storeOrHold(state: Accepted) {
  const { parts, sent, form, files, paid, admission, now } = state
  try {
    const added = await addOnce(state)
    // Deleted between the look-up and the commit.
    if (added === null) throw refuse('form_not_published')
    return { added }
  } catch (error) {
    // The form closed meanwhile, by its date or by other submissions.
    if (error instanceof Refusal && error.code === 'form_closed') {
      await refuseClosed(parts, form.id, { idempotencyKey: sent.idempotencyKey })
    }
    if (!isTaken(error, claimTaken)) throw error
    if (await proofIsUsed(parts, form.id, admission)) {
      throw await parts.spam.challenge(form.id, 1, now)
    }
    // The same answers with the same files are held already and stay held.
    const added = await heldUnder(parts, form.id, sent.idempotencyKey)
    if (added !== null) return { added }
    // Another submission took one of the files or payments at this moment.
    const fieldErrors = { ...files.fieldErrorsWhenTaken, ...paid.fieldErrorsWhenTaken }
    if (Object.keys(fieldErrors).length === 0) throw error
    return refused(form, fieldErrors)
  }
}

/** Adds the submission, at most once per email address where the form wants that. */
async function addOnce(state: Accepted): Promise<AddedSubmission | null> {
  const { parts, sent, form, once, checked } = state
  const { submitterEmail: email } = checked
  const { idempotencyKey } = sent
  const isOncePerEmail = once && form.schema.settings.collectEmail === true
  return isOncePerEmail && email !== undefined
    ? parts.earlier.unlessAnswered({ formId: form.id, email, idempotencyKey }, (claim) =>
        add(state, [claim]),
      )
    : add(state, [])
}

async function add(
  { parts, sent, form, filled, admission, checked, files, paid, hasPaid, now, ...state }: Accepted,
  claims: readonly SubmissionClaim[],
): Promise<AddedSubmission | null> {
  const { submitterEmail } = checked
  const submission = {
    id: newId(now.getTime()),
    formId: form.id,
    formVersion: filled.version,
    submittedAt: now,
    submitterEmail,
    data: paid.data,
    searchText: searchText(paid.data, submitterEmail, filled.schema, checkContext.fieldTypes),
    language: sent.words.language,
    idempotencyKey: sent.idempotencyKey,
    claims: [...files.claims, ...paid.claims],
    completes: sent.partialKey,
  }
  const { accepted } = checked
  const answered = filled.schema.fields.filter(({ id }) => Object.hasOwn(accepted, id)).length
  // Paid submissions skip the spam check.
  const reason = hasPaid
    ? null
    : parts.spam.reasonToHold(form, sent.sender, admission, answered, now)
  if (reason !== null) {
    // Held submissions do not count toward the response limit: they claim their files and nothing else.
    return hold(parts, { ...submission, reason, filledInMs: sent.sender.filledInMs })
  }
  return parts.intake.add({
    ...submission,
    claims: [...submission.claims, ...admission.claims, ...claims],
    jobs: jobsFor(form.schema.settings, submitterEmail, parts.mailIsOn, now),
    mayBeClosed: state.mayBeClosed && !hasPaid,
    placeOf: state.attempt,
  })
}

/** @throws Refusal too_many_held: nothing was stored, so no thank-you page may follow */
async function hold(
  { held }: Pick<SubmitParts, 'held'>,
  submission: NewHeldSubmission,
): Promise<AddedSubmission | null> {
  const result = await held.hold(submission)
  if (result === 'full') throw refuse('too_many_held', { retryAfterSeconds: fullSeconds })
  return result === null
    ? null
    : { id: result.id, stored: result.id === submission.id, isHeld: true }
}

async function heldUnder(
  { held }: Pick<SubmitParts, 'held'>,
  formId: string,
  idempotencyKey: string | undefined,
): Promise<AddedSubmission | null> {
  const id = idempotencyKey === undefined ? null : await held.findKey(formId, idempotencyKey)
  return id === null ? null : { id, stored: false }
}

async function proofIsUsed(
  { intake }: Pick<SubmitParts, 'intake'>,
  formId: string,
  { claims }: Admission,
): Promise<boolean> {
  const [proof] = claims
  return proof !== undefined && (await intake.isClaimed(formId, proof))
}

export function thankYou({
  parts,
  sent,
  form,
  filled,
  once,
  paid,
  hasPaid,
  added,
}: Accepted & { readonly added: AddedSubmission }): StoredAnswers {
  const ending = endingOf(filled.schema, paid.data, checkContext.fieldTypes)
  const { thanks, used } = fillThanks(
    thanksOf(form, sent.words, { hasPaid, ending }),
    answersForThanks(filled.schema, form.schema, paid.data, sent.words.language),
  )
  return {
    kind: 'stored',
    form,
    outcome: added.stored ? (added.isHeld ? 'held' : 'stored') : 'repeated',
    ...thanks,
    endingToken: ending && parts.receipts.issue(endingScope(form.id), undefined, ending.id),
    sealedAnswers: sealAnswers(parts.sealer, form.id, used),
    receipt: once ? parts.receipts.issue(form.id, sent.idempotencyKey, added.id) : undefined,
  }
}

/** Heading, message and redirect of the ending, or of the form's own thank-you page. */
export function thanksOf(
  { schema }: PublishedForm,
  words: FormWords,
  { hasPaid, ending }: { readonly hasPaid: boolean; readonly ending?: Ending | undefined },
): Thanks {
  const { successMessage = '' } = inLanguage(schema, words).settings
  const { redirectUrl: afterwards = '', payment } = schema.settings
  const title = ending?.title?.trim()
  const message = ending === undefined ? successMessage : (ending.message ?? '')
  const redirectUrl =
    ending === undefined
      ? (hasPaid && payment?.successUrl) || afterwards
      : (ending.redirectUrl ?? '')
  return {
    ...(title && { title }),
    message: message.trim() === '' ? words.ending.received : message,
    redirectUrl: isWebAddress(redirectUrl) ? redirectUrl : undefined,
  }
}
