// Refusals that do not depend on the answers. They run before the answers are checked.
import { refuse } from '../errors.ts'
import { closedRefusal } from '../forms/closed.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { PaymentParts } from '../payments/attach-payments.ts'
import type { SubmissionStore } from '../submissions/submission-store.ts'
import type { Receipts } from './receipt.ts'
import type { HeldStore } from './spam/held-store.ts'
import type { IntakeStore } from './storing/intake-store.ts'

interface AnsweredBefore {
  readonly forms: FormStore
  readonly intake: Pick<IntakeStore, 'hasKey'>
  readonly submissions: Pick<SubmissionStore, 'exists'>
  readonly held: HeldStore
  readonly receipts: Receipts
}

/**
 * Refuses answers to a closed form. A submission stored before it closed is answered as stored, and the attempt that
 * reserved a place may use it.
 */
export async function refuseClosed(
  {
    forms,
    intake,
    held,
    payments,
  }: Pick<AnsweredBefore, 'forms' | 'intake' | 'held'> & {
    readonly payments: Pick<PaymentParts, 'places'>
  },
  formId: string,
  {
    idempotencyKey,
    attempt,
  }: { readonly idempotencyKey?: string | undefined; readonly attempt?: string | undefined },
): Promise<void> {
  const closed = await forms.findClosed(formId)
  if (closed === null) return
  if (attempt !== undefined && closed.by !== 'date') {
    if ((await payments.places.reservedAt(formId, attempt)) !== null) return
  }
  if (idempotencyKey !== undefined) {
    if (await intake.hasKey(formId, idempotencyKey)) return
    if ((await held.findKey(formId, idempotencyKey)) !== null) return
  }
  throw closedRefusal(closed)
}

export async function refuseSecondFromBrowser(
  parts: Omit<AnsweredBefore, 'forms' | 'intake'>,
  formId: string,
  sent: {
    readonly receiptOf: (formId: string) => string | undefined
    readonly idempotencyKey?: string | undefined
  },
): Promise<void> {
  if (await hasAnswered(parts, formId, sent)) throw refuse('already_submitted')
}

/** Whether this browser holds the receipt of another submission to the form that is still stored. */
export async function hasAnswered(
  { receipts, submissions, held }: Omit<AnsweredBefore, 'forms' | 'intake'>,
  formId: string,
  sent: {
    readonly receiptOf: (formId: string) => string | undefined
    readonly idempotencyKey?: string | undefined
  },
): Promise<boolean> {
  const receipt = receipts.read(formId, sent.receiptOf(formId))
  // A retry of the same submission, whose response was lost, gets that response again.
  if (receipt === null || receipt.isFor(sent.idempotencyKey)) return false
  // An owner who deletes a submission lets its sender answer again (decision 70).
  const { submissionId } = receipt
  return (
    (await submissions.exists(formId, submissionId)) || (await held.exists(formId, submissionId))
  )
}
