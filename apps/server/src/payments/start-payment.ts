import { createHash } from 'node:crypto'
import type { ResponseOf } from '@ramiform/contract/calls'
import { type Answers, answerTo } from '@ramiform/core/answers'
import { type Currency, type Field, submitterEmailKey } from '@ramiform/core/field'
import { type Amount, amountDue } from '@ramiform/core/payments/amount-due'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import type { FormWords } from '@ramiform/core/words/form-words'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { amountProblemText } from '@ramiform/fields/payment/amount-problem'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import { filledVersion } from '../submissions/filled-version.ts'
import { refuseClosed, refuseSecondFromBrowser } from '../submissions/may-answer.ts'
import type { Sent, SubmitParts } from '../submissions/submit-form.ts'
import { hashOf, intentOf, takesPayments, visibleOf } from './attach-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface Begun extends Omit<Sent, 'idempotencyKey' | 'sender'> {
  readonly fieldId: string
  readonly attempt: string
  /** what the visitor chose, in the smallest unit */
  readonly amount?: number | undefined
}

/**
 * Begins a payment and keeps what was answered, so that whoever pays and closes the browser has answered. One
 * filling-in of a form has one payment open for each field: what it began for another amount is taken back first.
 * @throws Refusal form_not_published, form_closed, already_submitted, payment_not_asked, payments_off, payments_unreachable,
 *   payment_refused with the message at the field
 */
export async function startPayment(
  parts: SubmitParts,
  begun: Begun,
  now: Date,
): Promise<ResponseOf<'startPayment'>> {
  const form = await parts.published.find(begun.slug)
  if (form === null) throw refuse('form_not_published')
  const { id: formId } = form
  const { words } = begun
  await refuseClosed(parts, formId, undefined)
  const { schema, version } = await filledVersion(parts.forms, form, begun.formVersion, now)
  const checked = checkSubmission(schema, begun.answers, checkContext)
  const isAsked = ({ id, type }: Field) => id === begun.fieldId && type === 'payment'
  const field = checked.visible.find(isAsked)
  if (field === undefined) throw refuse('payment_not_asked')
  const provider = await takesPayments(parts.payments.providers, formId, schema)
  await refuseSecond(parts, formId, begun, form.schema.settings, checked.submitterEmail)

  const answers = visibleOf(checked.visible, begun.answers)
  const due = amountDue(field, schema, answers, begun.amount)
  if ('problem' in due) throw refusedAt(field, amountProblemText(due.problem, words))
  await takeBackOthers(parts, {
    formId,
    field,
    provider,
    due,
    attempt: begun.attempt,
    words: words.payment,
  })

  const link = field.payment?.enableLink !== false && schema.settings.payment?.enableLink !== false
  const intent = await provider.create({
    ...due,
    link,
    metadata: { form_id: formId, field_id: field.id },
    idempotencyKey: keyOf(formId, field.id, begun.attempt, provider, due, link),
  })
  const { isNew } = await parts.payments.store.begin({
    intentId: intent.id,
    formId,
    fieldId: field.id,
    formVersion: version,
    attempt: begun.attempt,
    provider: provider.name,
    live: provider.live,
    amount: due.amount,
    currency: due.currency,
    secretHash: hashOf(intent.clientSecret),
    answers: draftOf(checked.visible, begun.answers),
    createdAt: now,
    checkAt: new Date(now.getTime() + parts.payments.graceMs),
  })
  // Answered from the provider's memory of the first time: what became of it since has to be asked.
  const current = isNew ? intent : ((await provider.retrieve(intent.id)) ?? intent)
  return {
    clientSecret: intent.clientSecret,
    amount: due.amount,
    currency: due.currency as Currency,
    status: current.status,
    provider: provider.name,
    test: !provider.live,
    publishableKey: provider.publishableKey,
  }
}

function refusedAt(field: Field, message: string) {
  return refuse('payment_refused', { message, details: { fieldErrors: { [field.id]: message } } })
}

/** Nobody pays for a second submission where there can be only one. */
async function refuseSecond(
  parts: SubmitParts,
  formId: string,
  begun: Begun,
  settings: {
    readonly allowMultipleSubmissions?: boolean | undefined
    readonly collectEmail?: boolean | undefined
  },
  email: string | undefined,
): Promise<void> {
  if (settings.allowMultipleSubmissions !== false) return
  await refuseSecondFromBrowser(parts, formId, { ...begun, idempotencyKey: undefined })
  if (settings.collectEmail !== true || email === undefined) return
  await parts.earlier.unlessAnswered({ formId, email, idempotencyKey: undefined }, async () => {})
}

async function takeBackOthers(
  { payments: { store } }: SubmitParts,
  wanted: {
    readonly formId: string
    readonly field: Field
    readonly provider: PaymentProvider
    readonly due: Amount
    readonly attempt: string
    readonly words: FormWords['payment']
  },
): Promise<void> {
  const { formId, field, provider, due, words } = wanted
  for (const payment of await store.ofAttempt(formId, wanted.attempt)) {
    if (payment.fieldId !== field.id || payment.status === 'canceled') continue
    if (await store.isClaimed(payment)) {
      throw refusedAt(field, words.sentAlready)
    }
    if (payment.amount === due.amount && payment.currency === due.currency) continue
    await provider.cancel(payment.intentId)
    const intent = await intentOf(payment, field, formId, provider)
    if (intent?.status === 'succeeded' || intent?.status === 'processing') {
      throw refusedAt(field, words.paidAlready)
    }
    await store.forget(payment.intentId)
  }
}

/** What may become part of a submission: answers to what is asked, the address, and the files that were sent. */
function draftOf(visible: readonly Field[], sent: Answers): Answers {
  const kept = [
    ...visible.filter(({ type }) => type !== 'payment').map(({ id }) => id),
    ...visible.filter(({ type }) => type === 'file').map(({ id }) => uploadsKey(id)),
    submitterEmailKey,
  ]
  return Object.fromEntries(
    kept.flatMap((id) => {
      const answer = answerTo(sent, id)
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}

/** The same click is the same payment; another amount, or other keys of the owner's, are another. */
function keyOf(
  formId: string,
  fieldId: string,
  attempt: string,
  { name, publishableKey }: PaymentProvider,
  { amount, currency }: Amount,
  link: boolean,
): string {
  const parts = [formId, fieldId, attempt, name, publishableKey, amount, currency, link]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
