import { sql } from 'kysely'
import type { Database, PreparedStatement } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import { hasNoPlace, isPastClosing } from '../forms/form-sql.ts'

/**
 * Places reserved for payments in progress, in forms with a submission limit. Each attempt has one place, regardless of
 * its number of payments. The attempt's submission removes the place in the same statement; otherwise it is released
 * here.
 */
export interface PaymentPlaceStore {
  /**
   * Reserves or renews the place of this attempt. Returns false when the form is closed or no place is free.
   * @param sender hash of the visitor's address; null skips the limit per address
   */
  reserve(formId: string, attempt: string, now: Date, sender: string | null): Promise<boolean>
  /** Number of places that this sender has reserved. */
  countOf(formId: string, sender: string): Promise<number>
  /** Time when this attempt last reserved its place; null without a place. */
  reservedAt(formId: string, attempt: string): Promise<Date | null>
  release(formId: string, attempt: string): Promise<void>
  /** Releases places reserved before `time` whose attempt has no open payment. */
  releaseIdle(time: Date): Promise<void>
}

export function createPaymentPlaceStore({ kysely, prepared }: Database): PaymentPlaceStore {
  return {
    async reserve(formId, attempt, now, sender) {
      const rows = await prepared(reserve, [rowId(formId), attempt, now.toISOString(), sender])
      return rows.length > 0
    },

    async countOf(formId, sender) {
      const { places } = await kysely
        .selectFrom('payment_places')
        .where('form_id', '=', rowId(formId))
        .where('sender', '=', sender)
        .select(sql<number>`count(*)::integer`.as('places'))
        .executeTakeFirstOrThrow()
      return places
    },

    async reservedAt(formId, attempt) {
      const row = await kysely
        .selectFrom('payment_places')
        .where('form_id', '=', rowId(formId))
        .where('attempt', '=', attempt)
        .select('reserved_at')
        .executeTakeFirst()
      return row?.reserved_at ?? null
    },

    async release(formId, attempt) {
      await sql`
        with counts as (
          select form_id from form_counts where form_id = ${rowId(formId)} for no key update
        ), released as (
          delete from payment_places as place using counts
          where place.form_id = counts.form_id and place.attempt = ${attempt}
          returning place.form_id
        )
        update form_counts set reserved = form_counts.reserved - 1
        from released where form_counts.form_id = released.form_id`.execute(kysely)
    },

    async releaseIdle(time) {
      await sql`
        with idle as (
          select form_id, attempt from payment_places as place
          where reserved_at <= ${time} and not ${hasOpenPayment}
        ), counts as (
          select form_id from form_counts where form_id in (select form_id from idle)
          order by form_id for no key update
        ), released as (
          delete from payment_places as place using idle join counts using (form_id)
          where place.form_id = idle.form_id and place.attempt = idle.attempt and place.reserved_at <= ${time}
          returning place.form_id
        )
        update form_counts set reserved = form_counts.reserved - batch.places
        from (select form_id, count(*)::integer as places from released group by form_id) as batch
        where form_counts.form_id = batch.form_id`.execute(kysely)
    },
  }
}

/** Condition that the attempt has an open payment. Settled payments have no `check_at`. */
const hasOpenPayment = sql.raw(`exists (
  select from payments
  where payments.form_id = place.form_id and payments.attempt = place.attempt and check_at is not null
)`)

/**
 * Locks the form, its counts and then its places, in the same order as inserting submissions. Of two parallel calls of
 * one attempt, the second may find no row yet; a retry finds it.
 */
const reserve: PreparedStatement = {
  name: 'reserve-place',
  text: `
    with existing as (
      select id, closing from forms where id = $1 for key share
    ), counts as (
      select form_id, submissions, reserved from form_counts where form_id in (select id from existing)
      for no key update
    ), renewed as (
      update payment_places as place set reserved_at = $3::timestamptz
      from counts where place.form_id = counts.form_id and place.attempt = $2
      returning place.form_id
    ), reserved as (
      insert into payment_places (form_id, attempt, reserved_at, sender)
      select forms.id, $2, $3::timestamptz, $4::text
      from existing as forms join counts as form_counts on form_counts.form_id = forms.id
      where not exists (select from renewed) and not ${isPastClosing} and not ${hasNoPlace}
      on conflict do nothing
      returning form_id
    ), raised as (
      update form_counts set reserved = form_counts.reserved + 1
      from reserved where form_counts.form_id = reserved.form_id
    )
    select form_id from renewed union all select form_id from reserved`,
}
