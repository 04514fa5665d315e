// Who may not answer a form, whatever the answers are: said before anybody looks at them.
import { refuse } from '../errors.ts'
import { closedRefusal } from '../forms/closed.ts'
import type { FormStore } from '../forms/form-store.ts'
import type { Receipts } from './receipt.ts'
import type { HeldStore } from './spam/held-store.ts'
import type { SubmissionStore } from './submission-store.ts'

interface AnsweredBefore {
  readonly forms: FormStore
  readonly submissions: SubmissionStore
  readonly held: HeldStore
  readonly receipts: Receipts
}

/** What was stored before the form closed is answered as it was, however often it is sent. */
export async function refuseClosed(
  { forms, submissions, held }: Pick<AnsweredBefore, 'forms' | 'submissions' | 'held'>,
  formId: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  const closed = await forms.findClosed(formId)
  if (closed === null) return
  if (idempotencyKey !== undefined) {
    if (await submissions.hasKey(formId, idempotencyKey)) return
    if ((await held.findKey(formId, idempotencyKey)) !== null) return
  }
  throw closedRefusal(closed)
}

export async function refuseSecondFromBrowser(
  { receipts, submissions, held }: Omit<AnsweredBefore, 'forms'>,
  formId: string,
  sent: {
    readonly receiptOf: (formId: string) => string | undefined
    readonly idempotencyKey?: string | undefined
  },
): Promise<void> {
  const receipt = receipts.read(formId, sent.receiptOf(formId))
  // The same submission again, because its answer was lost on the way: that one is answered, not refused.
  if (receipt === null || receipt.isFor(sent.idempotencyKey)) return
  // An owner who deletes a submission lets its sender answer again (decision 70).
  const { submissionId } = receipt
  if ((await submissions.exists(formId, submissionId)) || (await held.exists(formId, submissionId)))
    throw refuse('already_submitted')
}
