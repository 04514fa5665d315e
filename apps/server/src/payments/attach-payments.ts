import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type Answer,
  type Answers,
  answerTo,
  isList,
  type PaymentAnswer,
} from '@ramiform/core/answers'
import { fieldsAsShown } from '@ramiform/core/answers-in-texts/live-texts'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import { currencies } from '@ramiform/core/currency'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { amountDue } from '@ramiform/core/payments/amount-due'
import { takesPayments as paymentsAreOn } from '@ramiform/core/payments/takes-payments'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { amountProblemText } from '@ramiform/fields/payment/amount-problem'
import { moneyText } from '@ramiform/fields/shared/currency'
import { refuse } from '../errors.ts'
import type { SubmissionClaim } from '../submissions/submission-claim.ts'
import { answersForAmount } from './answers-for-amount.ts'
import type { PaymentPlaceStore } from './payment-place-store.ts'
import { type Payment, type PaymentStore, paymentClaim } from './payment-store.ts'
import { type ProviderParts, providerOfForm } from './provider-of-form.ts'
import type { Intent, PaymentProvider } from './providers/payment-provider.ts'

export interface PaymentParts {
  readonly store: PaymentStore
  readonly places: PaymentPlaceStore
  readonly providers: ProviderParts
  /** Grace period in milliseconds. After it, the server submits the form for a respondent who has paid. */
  readonly graceMs: number
}

export interface PaidSubmission {
  readonly formId: string
  readonly schema: FormSchema
  /** Visible fields. */
  readonly fields: readonly Field[]
  readonly sent: Answers
  /** Checked answers that will be stored. */
  readonly data: Readonly<Record<string, Answer>>
  readonly idempotencyKey: string | undefined
  readonly words: FormWords
}

export interface Attached {
  /** Answers with payments as the provider reports them, without client secrets. */
  readonly data: Readonly<Record<string, Answer>>
  /** Claims that allow each payment in only one submission. */
  readonly claims: readonly SubmissionClaim[]
  /** Error messages for fields whose payment does not count, by field id. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** Error messages for the case that another submission claims a payment first, by field id. */
  readonly fieldErrorsWhenTaken: Readonly<Record<string, string>>
}

/**
 * Verifies the payments of a submission with the provider; the browser's claims do not count (decision 31). Each
 * payment must be paid in full, and match this form, field and the amount of these answers. It must not be part of
 * another submission.
 * @throws Refusal payments_unreachable, payments_off; answers_refused for a payment that is no longer asked for
 */
export async function attachPayments(
  parts: PaymentParts,
  submission: PaidSubmission,
): Promise<Attached> {
  const { formId, schema, fields, sent, data, idempotencyKey, words } = submission
  const { unknown, used } = words.payment
  const asked = fields.filter(({ id, type }) => type === 'payment' && Object.hasOwn(data, id))
  await refuseUnasked(parts, submission)
  if (asked.length === 0) return { data, claims: [], fieldErrors: {}, fieldErrorsWhenTaken: {} }

  const provider = await takesPayments(parts.providers, formId, schema)
  const stored: Record<string, Answer> = { ...data }
  const claims: SubmissionClaim[] = []
  const fieldErrors: Record<string, string> = {}
  const fieldErrorsWhenTaken: Record<string, string> = {}
  for (const field of asked) {
    const payment = await paymentWith(parts.store, secretIn(answerTo(sent, field.id)))
    const intent = await intentOf(payment, field, formId, provider)
    const problem =
      payment === null || intent === null
        ? unknown
        : claims.some(({ key }) => key === intent.id) ||
            (await parts.store.isClaimed(payment, idempotencyKey))
          ? used
          : (unpaid(intent, payment, words) ??
            notTheAmount(
              payment,
              field,
              schema,
              answersForAmount(schema, fields, sent, data),
              words,
            ))
    if (problem !== null) {
      fieldErrors[field.id] = problem
      continue
    }
    if (intent === null) continue
    claims.push({ kind: paymentClaim, key: intent.id })
    fieldErrorsWhenTaken[field.id] = used
    stored[field.id] = storedPayment(intent)
  }
  return { data: stored, claims, fieldErrors, fieldErrorsWhenTaken }
}

/**
 * The attempt under which these answers started a payment for one of these fields, paid or not. With `formVersion`,
 * only payments started under that version count.
 */
export async function attemptOf(
  store: PaymentStore,
  formId: string,
  fields: readonly Field[],
  sent: Answers,
  formVersion?: number,
): Promise<string | undefined> {
  // Only payment fields are looked up, so a request with many answers causes few queries.
  for (const { id, type } of fields) {
    if (type !== 'payment') continue
    const payment = await paymentWith(store, secretIn(answerTo(sent, id)))
    if (payment?.formId !== formId) continue
    if (formVersion === undefined || payment.formVersion === formVersion) return payment.attempt
  }
  return undefined
}

/** Payment details that are stored with the answers (decision 31). */
export function storedPayment({ id, amount, currency, live }: Intent): PaymentAnswer {
  return {
    status: 'succeeded',
    amount,
    currency,
    paymentId: id,
    ...(live ? {} : { test: true }),
  }
}

/** @throws Refusal payment_not_asked, payments_off */
export async function takesPayments(
  providers: ProviderParts,
  formId: string,
  schema: FormSchema,
): Promise<PaymentProvider> {
  if (!paymentsAreOn(schema)) throw refuse('payment_not_asked')
  const provider = await providerOfForm(providers, formId, schema)
  if (provider === null) throw refuse('payments_off')
  return provider
}

/** The provider's current record of a payment; null unless it matches our own record. */
export async function intentOf(
  payment: Payment | null,
  field: Pick<Field, 'id'>,
  formId: string,
  provider: PaymentProvider,
): Promise<Intent | null> {
  if (payment === null || payment.formId !== formId || payment.fieldId !== field.id) return null
  if (payment.provider !== provider.name || payment.live !== provider.live) return null
  const intent = await provider.retrieve(payment.intentId)
  if (intent === null) return null
  const isSame =
    intent.id === payment.intentId &&
    intent.amount === payment.amount &&
    intent.currency === payment.currency &&
    intent.live === payment.live &&
    intent.metadata.form_id === formId &&
    intent.metadata.field_id === field.id
  return isSame ? intent : null
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Finds a payment by its full client secret. The id alone is no proof, because it appears in many places. */
async function paymentWith(store: PaymentStore, secret: string): Promise<Payment | null> {
  const [intentId = ''] = secret.split('_secret_')
  const payment = intentId === '' ? null : await store.find(intentId)
  return payment !== null && timingSafeEqual(payment.secretHash, hashOf(secret)) ? payment : null
}

function secretIn(answer: Answer | undefined): string {
  if (answer === undefined || typeof answer === 'string' || isList(answer)) return ''
  return answer.clientSecret ?? ''
}

function unpaid(
  intent: Intent,
  payment: Payment,
  { payment: said, problems }: FormWords,
): string | null {
  if (intent.status === 'processing') return said.processing
  if (intent.status !== 'succeeded' || intent.amountReceived < payment.amount) {
    return problems.payment_incomplete
  }
  return null
}

function notTheAmount(
  { amount, currency }: Payment,
  field: Field,
  schema: FormSchema,
  answers: Answers,
  words: FormWords,
): string | null {
  const due = amountDue(field, schema, answers, amount)
  if ('problem' in due) return amountProblemText(due.problem, words)
  if (due.amount === amount && due.currency === currency) return null
  const known = currencies.find((one) => one === currency) ?? due.currency
  return say(words.payment.otherAmount, {
    paid: moneyText({ amount, currency: known }, words.language),
    due: moneyText(due, words.language),
  })
}

/** Rejects a payment for a field that later answers have hidden; otherwise the money would be lost silently. */
async function refuseUnasked(
  { store, providers }: PaymentParts,
  { formId, schema, fields, sent, idempotencyKey }: PaidSubmission,
): Promise<void> {
  const hidden = schema.fields.filter(
    ({ id, type }) =>
      type === 'payment' &&
      secretIn(answerTo(sent, id)) !== '' &&
      !fields.some((field) => field.id === id),
  )
  for (const field of hidden) {
    const payment = await paymentWith(store, secretIn(answerTo(sent, field.id)))
    if (payment === null || (await store.isClaimed(payment, idempotencyKey))) continue
    const provider = await providerOfForm(providers, formId, schema)
    const intent = provider && (await intentOf(payment, field, formId, provider))
    if (intent?.status !== 'succeeded' && intent?.status !== 'processing') continue
    const { currency } = schema.settings.payment ?? {}
    const format = (one: Field, answer: Answer) => answerInText(one, answer, currency)
    const [shown] = fieldsAsShown(schema, sent, format, [field])
    throw refuse('answers_refused', {
      message: ({ payment: said }) => say(said.notAsked, { label: shown?.label ?? field.label }),
      details: { fieldErrors: {} },
    })
  }
}
