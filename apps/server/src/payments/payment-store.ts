import type { Answers } from '@ramiform/core/answers'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import type { PaymentsTable } from '../database/tables.ts'
import type { PaymentStatus } from './providers/payment-provider.ts'

/** A payment that a respondent started. */
export interface Payment {
  readonly intentId: string
  readonly formId: string
  readonly fieldId: string
  /** Version of the form that the respondent filled in. */
  readonly formVersion: number
  readonly attempt: string
  readonly provider: string
  readonly live: boolean
  readonly amount: number
  readonly currency: string
  readonly secretHash: Buffer
  readonly status: PaymentStatus
  readonly answers: Answers | null
  /** Language that the form was filled in; null for older payments. */
  readonly language: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
}

export type NewPayment = Omit<Payment, 'status' | 'paidAt'> & { readonly checkAt: Date }

/** Payments that respondents started, and the submissions that include them. */
export interface PaymentStore {
  /** Stores a payment, or updates the answers of a payment that exists. */
  begin(payment: NewPayment): Promise<void>
  find(intentId: string): Promise<Payment | null>
  /** Payments of one attempt to fill in a form. */
  ofAttempt(formId: string, attempt: string): Promise<readonly Payment[]>
  /**
   * Checks if a submission includes the payment. A submission with this idempotency key does not count: it is a retry.
   */
  isClaimed(payment: Payment, idempotencyKey?: string | undefined): Promise<boolean>
  /** Updates the provider status and the next poll time, which is null when the status is final. */
  note(intentId: string, status: PaymentStatus, now: Date, checkAt: Date | null): Promise<void>
  /** Deletes the stored answers of payments that are submitted, or never will be. */
  settle(intentIds: readonly string[]): Promise<void>
  forget(intentId: string): Promise<void>
  /** Claims payments that are due for a provider check, so that no other node gets them before `until`. */
  takeDue(now: Date, until: Date, limit: number): Promise<readonly Payment[]>
  /** Payments without a submission, oldest first. */
  unclaimed(): Promise<readonly Payment[]>
  /** Unpaid payments of an owner's form. */
  openOf(
    ownerId: string,
    formId: string,
  ): Promise<readonly Pick<Payment, 'intentId' | 'formId' | 'formVersion'>[]>
  /** Records a provider event. Returns true for a duplicate. */
  hearOnce(eventId: string, now: Date): Promise<boolean>
  /** Removes the record of an event, so that a retry is processed. */
  unhear(eventId: string): Promise<void>
  removeEventsBefore(time: Date): Promise<void>
}

export const paymentClaim = 'payment' as const

export function createPaymentStore({ kysely }: Database): PaymentStore {
  const unclaimedRows = () =>
    kysely
      .selectFrom('payments')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submission_claims as claim')
              .whereRef('claim.form_id', '=', 'payments.form_id')
              .where('claim.kind', '=', paymentClaim)
              .whereRef('claim.key', '=', 'payments.intent_id')
              .select(sql`1`.as('one')),
          ),
        ),
      )

  return {
    async begin(payment) {
      const answers = JSON.stringify(payment.answers)
      await sql`
        insert into payments (intent_id, form_id, field_id, form_version, attempt, provider, live, amount,
          currency, secret_hash, status, answers, language, created_at, check_at)
        values (${payment.intentId}, ${payment.formId}, ${payment.fieldId}, ${payment.formVersion},
          ${payment.attempt}, ${payment.provider}, ${payment.live}, ${payment.amount}, ${payment.currency},
          ${payment.secretHash}, 'pending', ${answers}::jsonb,
          ${payment.language}, ${payment.createdAt}, ${payment.checkAt})
        on conflict (intent_id) do update
          set answers = excluded.answers, form_version = excluded.form_version, language = excluded.language
          where payments.status = 'pending'`.execute(kysely)
    },

    async find(intentId) {
      const row = await kysely
        .selectFrom('payments')
        .where('intent_id', '=', intentId)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toPayment(row)
    },

    async ofAttempt(formId, attempt) {
      const rows = await kysely
        .selectFrom('payments')
        .where('form_id', '=', rowId(formId))
        .where('attempt', '=', attempt)
        .orderBy('created_at')
        .selectAll()
        .execute()
      return rows.map(toPayment)
    },

    async isClaimed({ formId, intentId }, idempotencyKey) {
      const row = await kysely
        .selectFrom('submission_claims as claim')
        .leftJoin('submissions', (join) =>
          join
            .onRef('submissions.form_id', '=', 'claim.form_id')
            .onRef('submissions.id', '=', 'claim.submission_id'),
        )
        .where('claim.form_id', '=', formId)
        .where('claim.kind', '=', paymentClaim)
        .where('claim.key', '=', intentId)
        .select('submissions.idempotency_key')
        .executeTakeFirst()
      if (row === undefined) return false
      return idempotencyKey === undefined || row.idempotency_key !== idempotencyKey
    },

    async note(intentId, status, now, checkAt) {
      await kysely
        .updateTable('payments')
        .where('intent_id', '=', intentId)
        .set((row) => ({
          status,
          check_at: checkAt,
          paid_at: status === 'succeeded' ? sql`coalesce(paid_at, ${now})` : row.ref('paid_at'),
        }))
        .execute()
    },

    async settle(intentIds) {
      if (intentIds.length === 0) return
      await kysely
        .updateTable('payments')
        .where('intent_id', 'in', [...intentIds])
        .set({ answers: null, check_at: null })
        .execute()
    },

    async forget(intentId) {
      await kysely.deleteFrom('payments').where('intent_id', '=', intentId).execute()
    },

    async takeDue(now, until, limit) {
      const rows = await kysely
        .with('due', (query) =>
          query
            .selectFrom('payments')
            .where('check_at', '<=', now)
            // Payments of a form in the bin wait for its restore, because a submission could not be stored now.
            .where('form_id', 'in', (forms) => forms.selectFrom('forms').select('forms.id'))
            .orderBy('check_at')
            .limit(limit)
            .select('intent_id')
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('payments')
        .from('due')
        .whereRef('payments.intent_id', '=', 'due.intent_id')
        .set({ check_at: until })
        .returningAll('payments')
        .execute()
      return rows.map(toPayment)
    },

    async unclaimed() {
      const rows = await unclaimedRows().orderBy('created_at').selectAll('payments').execute()
      return rows.map(toPayment)
    },

    openOf: (ownerId, formId) =>
      kysely
        .selectFrom('payments')
        .where('form_id', 'in', ownForm(kysely, ownerId, formId))
        .where('status', '=', 'pending')
        .select(['intent_id as intentId', 'form_id as formId', 'form_version as formVersion'])
        .execute(),

    async hearOnce(eventId, now) {
      const heard = await kysely
        .insertInto('payment_events')
        .values({ id: eventId, received_at: now })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst()
      return (heard.numInsertedOrUpdatedRows ?? 0n) === 0n
    },

    async unhear(eventId) {
      await kysely.deleteFrom('payment_events').where('id', '=', eventId).execute()
    },

    async removeEventsBefore(time) {
      await kysely.deleteFrom('payment_events').where('received_at', '<', time).execute()
    },
  }
}

function toPayment(row: Selectable<PaymentsTable>): Payment {
  return {
    intentId: row.intent_id,
    formId: row.form_id,
    fieldId: row.field_id,
    formVersion: row.form_version,
    attempt: row.attempt,
    provider: row.provider,
    live: row.live,
    amount: row.amount,
    currency: row.currency,
    secretHash: row.secret_hash,
    status: row.status as PaymentStatus,
    answers: row.answers,
    language: row.language,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }
}
