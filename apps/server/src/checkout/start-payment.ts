import { createHash } from 'node:crypto'
import type { ResponseOf } from '@ramiform/contract/calls'
import { type Answers, answerTo } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { type Currency, type Field, submitterEmailKey } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { type Amount, amountDue } from '@ramiform/core/payments/amount-due'
import { hasUploads } from '@ramiform/fields/file/has-uploads'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { amountProblemText } from '@ramiform/fields/payment/amount-problem'
import { refuse } from '../errors.ts'
import { checkAnswers } from '../intake/check-answers.ts'
import { filledVersion, refuseChanged, rulesChangedSince } from '../intake/filled-version.ts'
import { refuseClosed, refuseSecondFromBrowser } from '../intake/may-answer.ts'
import type { Sent, SubmitParts } from '../intake/submit-parts.ts'
import { answersForAmount } from '../payments/answers-for-amount.ts'
import { hashOf, intentOf, takesPayments } from '../payments/attach-payments.ts'
import type { Intent, NewIntent, PaymentProvider } from '../payments/providers/payment-provider.ts'

export interface Begun extends Omit<Sent, 'idempotencyKey' | 'sender'> {
  readonly fieldId: string
  readonly attempt: string
  /** Amount the visitor chose, in the currency's smallest unit. */
  readonly amount?: number | undefined
  /**
   * Hash of the visitor's address. Null for private networks, where a proxy may share one address among all visitors.
   */
  readonly sender: string | null
}

/**
 * Starts a payment and stores the answers, so that the submission completes even if the browser is closed. An attempt
 * has one open payment per field; a payment with an old amount is canceled first. In a form with a submission limit the
 * attempt also reserves a place.
 * @throws Refusal form_not_published, form_closed, form_changed, already_submitted, payment_not_asked, payments_off,
 *   payments_unreachable, payment_refused with the message at the field
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
  await refuseClosed(parts, formId, { attempt: begun.attempt })
  const filled = await filledVersion(parts.forms, form, begun.formVersion, now)
  const changes = rulesChangedSince(filled, form)
  if (changes.length > 0) throw refuseChanged(form, changes)
  const { schema, version } = filled
  const checked = await checkAnswers({ formId, schema }, begun.answers)
  const isAsked = ({ id, type }: Field) => id === begun.fieldId && type === 'payment'
  const field = checked.visible.find(isAsked)
  if (field === undefined) throw refuse('payment_not_asked')
  const provider = await takesPayments(parts.payments.providers, formId, schema)
  await refuseSecond(parts, formId, begun, form.schema.settings, checked.submitterEmail)

  const answers = answersForAmount(schema, checked.visible, begun.answers, checked.accepted)
  const due = amountDue(field, schema, answers, begun.amount)
  if ('problem' in due) throw refusedAt(field, amountProblemText(due.problem, words))
  await cancelOthers(parts, {
    formId,
    field,
    provider,
    due,
    attempt: begun.attempt,
    words: words.payment,
  })

  const { responses } = form.schema.settings.closing ?? {}
  if (responses !== undefined) await reservePlace(parts, formId, begun, responses, now)

  const link = field.payment?.enableLink !== false && schema.settings.payment?.enableLink !== false
  const intent = await createIntent(
    provider,
    { ...due, link, metadata: { form_id: formId, field_id: field.id } },
    [
      formId,
      field.id,
      begun.attempt,
      provider.name,
      provider.publishableKey,
      due.amount,
      due.currency,
      link,
    ],
  )
  await parts.payments.store.begin({
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
    answers: draftOf(schema, checked.visible, begun.answers),
    language: words.language,
    createdAt: now,
    checkAt: new Date(now.getTime() + parts.payments.graceMs),
  })
  return {
    clientSecret: intent.clientSecret,
    amount: due.amount,
    currency: due.currency as Currency,
    status: intent.status,
    provider: provider.name,
    test: !provider.live,
    publishableKey: provider.publishableKey,
  }
}

function refusedAt(field: Field, message: string) {
  return refuse('payment_refused', { message, details: { fieldErrors: { [field.id]: message } } })
}

/** Rejects a payment for a second submission in a form that allows one per respondent. */
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

async function cancelOthers(
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

/** Draft of the submission: answers to hidden and visible fields, the email address, and uploaded files. */
function draftOf(
  { hiddenFields = [] }: FormSchema,
  visible: readonly Field[],
  sent: Answers,
): Answers {
  const kept = [
    ...hiddenFields.map(({ id }) => id),
    ...visible.filter(({ type }) => type !== 'payment').map(({ id }) => id),
    ...visible.filter(hasUploads).map(({ id }) => uploadsKey(id)),
    submitterEmailKey,
  ]
  return Object.fromEntries(
    kept.flatMap((id) => {
      const answer = answerTo(sent, id)
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}

/** Limit on how often one attempt may return to an amount whose payment was canceled. */
const maxRounds = 20

/**
 * Creates or reuses the payment for these parts. The same parts form the same idempotency key, so that two clicks
 * charge once. A canceled payment cannot be paid, so the next round uses a new key. Providers repeat their first
 * response to a known key, so the current status is read separately.
 */
async function createIntent(
  provider: PaymentProvider,
  intent: Omit<NewIntent, 'idempotencyKey'>,
  parts: readonly unknown[],
): Promise<Intent> {
  for (let round = 0; round < maxRounds; round += 1) {
    const named = round === 0 ? parts : [...parts, round]
    const idempotencyKey = createHash('sha256').update(JSON.stringify(named)).digest('hex')
    const created = await provider.create({ ...intent, idempotencyKey })
    const current = (await provider.retrieve(created.id)) ?? created
    if (current.status !== 'canceled') return { ...created, status: current.status }
  }
  throw refuse('too_many_requests')
}

/** Places that one address may reserve at a time, or a tenth of all places if that is more. */
const placesPerAddress = 2

/** Retry-After in seconds. Paid or abandoned places become free within minutes. */
const retryPlaceSeconds = 60

/** @throws Refusal form_closed when no place is free; too_many_requests when this address has too many */
async function reservePlace(
  parts: SubmitParts,
  formId: string,
  { attempt, sender }: Begun,
  responses: number,
  now: Date,
): Promise<void> {
  const { places } = parts.payments
  // A parallel request of this attempt, or a place released just now, may need a second try.
  for (let tries = 0; tries < 3; tries += 1) {
    if (!(await places.reserve(formId, attempt, now, sender))) {
      await refuseClosed(parts, formId, { attempt })
      continue
    }
    // The count follows the reservation, so that parallel requests cannot exceed the limit together.
    const most = Math.max(placesPerAddress, Math.floor(responses / 10))
    if (sender === null || (await places.countOf(formId, sender)) <= most) return
    await places.release(formId, attempt)
    throw refuse('too_many_requests', { retryAfterSeconds: retryPlaceSeconds })
  }
  throw refuse('form_closed')
}
