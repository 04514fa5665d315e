import type { Answer, Answers } from '@ramiform/core/answers'
import { english } from '@ramiform/core/built-in-texts/en'
import { isLanguage } from '@ramiform/core/built-in-texts/languages'
import type { FormSchema } from '@ramiform/core/form'
import { searchText } from '@ramiform/core/submissions/search'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import type { FastifyBaseLogger } from 'fastify'
import { isTaken } from '../database/is-taken.ts'
import { newId } from '../database/new-id.ts'
import { Refusal } from '../errors.ts'
import { attachUploads } from '../files/attach-uploads.ts'
import { checkContext } from '../forms/check-context.ts'
import { checkAnswers } from '../intake/check-answers.ts'
import type { SubmitParts } from '../intake/submit-parts.ts'
import { jobsFor } from '../notifications/jobs-for.ts'
import { intentOf, storedPayment } from '../payments/attach-payments.ts'
import { type Payment, paymentClaim } from '../payments/payment-store.ts'
import { providerOfForm } from '../payments/provider-of-form.ts'
import type {
  Intent,
  PaymentProvider,
  PaymentStatus,
} from '../payments/providers/payment-provider.ts'
import { claimTaken } from '../submissions/submission-claim.ts'

/**
 * Age in milliseconds at which an unpaid payment is canceled and its answers are deleted. A payment with a reserved
 * place is canceled after the grace period instead.
 */
export const unpaidMs = 24 * 60 * 60_000
/** Age in milliseconds at which a payment without a provider answer is dropped. */
const unsettledMs = 30 * 24 * 60 * 60_000
const hourMs = 60 * 60_000
const atOnce = 100

export type SettleParts = Pick<
  SubmitParts,
  'forms' | 'intake' | 'submissions' | 'uploads' | 'mailIsOn' | 'payments'
>

/**
 * Settles all due payments. A paid payment without a submission becomes a submission; an unpaid one is canceled in the
 * end. Several nodes may run this at once, and an interrupted run can be repeated.
 */
export async function settlePayments(
  parts: SettleParts,
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<void> {
  const { store, places, graceMs } = parts.payments
  for (;;) {
    const due = await store.takeDue(now, new Date(now.getTime() + graceMs), atOnce)
    for (const payment of due) {
      try {
        await settleOne(parts, payment, now, log)
      } catch (error) {
        // The payment becomes due again after the grace period.
        log.warn({ err: error, intentId: payment.intentId }, 'a payment could not be settled')
      }
    }
    if (due.length < atOnce) break
  }
  await places.releaseIdle(new Date(now.getTime() - graceMs))
}

async function settleOne(
  parts: SettleParts,
  payment: Payment,
  now: Date,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const { store, places, graceMs } = parts.payments
  const { intentId, formId, attempt } = payment
  if (await store.isClaimed(payment)) {
    await store.note(intentId, 'succeeded', now, null)
    return store.settle([intentId])
  }
  const age = now.getTime() - payment.createdAt.getTime()
  const reservedAt = await places.reservedAt(formId, attempt)
  const cancelAt =
    reservedAt === null ? payment.createdAt.getTime() + unpaidMs : reservedAt.getTime() + graceMs
  let intent = await intentNow(parts, payment)
  if (intent?.status === 'pending' && now.getTime() >= cancelAt) {
    await cancelAtProvider(parts, payment)
    intent = await intentNow(parts, payment)
  }
  const status: PaymentStatus = intent?.status ?? payment.status
  const isNewlyPaid = status === 'succeeded' && payment.status !== 'succeeded'
  const usualCheck = nextCheck(status, intent, age, now, graceMs)
  const isWaiting = status === 'pending' && reservedAt !== null && now.getTime() < cancelAt
  await store.note(intentId, status, now, isWaiting ? new Date(cancelAt) : usualCheck)
  // Without a provider answer the payment cannot become a submission, so it must not block a place.
  if (intent === null && reservedAt !== null && now.getTime() >= cancelAt) {
    await places.release(formId, attempt)
  }
  if (status === 'canceled' || (intent === null && age >= unsettledMs)) {
    return status === 'succeeded' ? store.settle([intentId]) : store.forget(intentId)
  }
  if (intent?.status !== 'succeeded') return
  // First report of success: the respondent may have paid a moment ago and be about to submit the form.
  if (isNewlyPaid && age < unpaidMs) return
  await completeFromPayment(parts, payment, now)
  log.info({ formId: payment.formId, intentId }, 'a paid form that was never sent was completed')
}

function nextCheck(
  status: PaymentStatus,
  intent: Intent | null,
  age: number,
  now: Date,
  graceMs: number,
): Date {
  const soon = status === 'pending' ? Math.min(Math.max(graceMs, age), 6 * hourMs) : graceMs
  const wait = intent === null || status === 'processing' ? 6 * hourMs : soon
  return new Date(now.getTime() + wait)
}

/** Provider of this payment; null when the form version or its provider no longer exists. */
export async function providerOf(
  parts: Pick<SettleParts, 'forms' | 'payments'>,
  { formId, formVersion }: Pick<Payment, 'formId' | 'formVersion'>,
): Promise<PaymentProvider | null> {
  const version = await parts.forms.findVersionForSubmit(formId, formVersion)
  if (version === null) return null
  return providerOfForm(parts.payments.providers, formId, version.schema)
}

async function intentNow(parts: SettleParts, payment: Payment): Promise<Intent | null> {
  const provider = await providerOf(parts, payment)
  return provider && intentOf(payment, { id: payment.fieldId }, payment.formId, provider)
}

async function cancelAtProvider(parts: SettleParts, payment: Payment): Promise<void> {
  const provider = await providerOf(parts, payment)
  await provider?.cancel(payment.intentId)
}

/** Checks the answers of a paid submission. Slow patterns are skipped, so a paid submission is always stored. */
async function checkPaidAnswers(formId: string, schema: FormSchema, sent: Answers) {
  try {
    return await checkAnswers({ formId, schema }, sent)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'patterns_too_slow')) throw error
    return checkSubmission(schema, sent, { ...checkContext, patterns: null })
  }
}

/** Stores the answers from the start of the payment, with all payments of the same attempt. */
async function completeFromPayment(parts: SettleParts, payment: Payment, now: Date): Promise<void> {
  const { formId, attempt } = payment
  const { store } = parts.payments
  const version = await parts.forms.findVersionForSubmit(formId, payment.formVersion)
  if (version === null) return
  const paid = await paidIntents(parts, payment)
  const marked = Object.fromEntries(
    [...paid].map(([fieldId, intent]) => [
      fieldId,
      { clientSecret: intent.clientSecret, status: intent.status },
    ]),
  )
  const sent = { ...payment.answers, ...marked }
  const { schema } = version
  const checked = await checkPaidAnswers(formId, schema, sent)
  const idempotencyKey = `payment ${attempt}`
  const attached = await attachUploads(parts.uploads, {
    formId,
    fields: checked.visible,
    sent,
    accepted: checked.accepted,
    idempotencyKey,
    // Error messages have no reader here, so the language does not matter.
    words: english,
  })
  const payments = [...paid].map(([fieldId, intent]): [string, Answer] => [
    fieldId,
    { ...storedPayment(intent), fromPayment: true },
  ])
  const data = { ...attached.data, ...Object.fromEntries(payments) }
  const claims = [...paid.values()].map(({ id }) => ({ kind: paymentClaim, key: id }))
  try {
    const added = await parts.intake.add({
      id: newId(now.getTime()),
      formId,
      formVersion: version.version,
      submittedAt: now,
      submitterEmail: checked.submitterEmail,
      data,
      language: isLanguage(payment.language) ? payment.language : undefined,
      searchText: searchText(data, checked.submitterEmail, schema, checkContext.fieldTypes),
      idempotencyKey,
      claims: [...attached.claims, ...claims],
      jobs: jobsFor(schema.settings, checked.submitterEmail, parts.mailIsOn, now),
      placeOf: attempt,
    })
    // The form was deleted a moment ago. The payment stays due, and completes after the form is restored.
    if (added === null) return
  } catch (error) {
    // The respondent submitted at the same moment. The next run finds the payment claimed.
    if (isTaken(error, claimTaken)) return
    throw error
  }
  await store.settle([...paid.values()].map(({ id }) => id))
}

/** Paid intents of the same attempt that no submission has claimed, by field id. */
async function paidIntents(
  parts: SettleParts,
  { formId, attempt }: Payment,
): Promise<ReadonlyMap<string, Intent>> {
  const { store } = parts.payments
  const paid = new Map<string, Intent>()
  for (const other of await store.ofAttempt(formId, attempt)) {
    if (await store.isClaimed(other)) continue
    const intent = await intentNow(parts, other)
    if (intent?.status === 'succeeded') paid.set(other.fieldId, intent)
  }
  return paid
}
