import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { rowId } from '../../database/row-id.ts'

/** State of one notification address of an owner. */
export interface NotificationAddress {
  /** True if the owner signs in with this address, so it needs no confirmation. */
  readonly isOwn: boolean
  /** Time the last confirmation email was requested, or null. */
  readonly askedAt: Date | null
  readonly confirmedAt: Date | null
}

/** Notification addresses that owners entered. Addresses are case-insensitive. */
export interface NotificationAddressStore {
  read(ownerId: string, address: string): Promise<NotificationAddress>
  noteAsked(ownerId: string, address: string, now: Date): Promise<void>
  /**
   * Confirms an address. Emails to it that failed as unconfirmed become due now.
   * @returns false if no confirmation email was requested for the address
   */
  confirm(ownerId: string, address: string, now: Date): Promise<boolean>
  /** Email address that an owner signs in with, or null for an unknown owner. */
  ownerEmail(ownerId: string): Promise<string | null>
}

/** Checks if the address may get emails: it is confirmed, or the owner signs in with it. */
export function mayMailTo({ isOwn, confirmedAt }: NotificationAddress): boolean {
  return isOwn || confirmedAt !== null
}

export function createNotificationAddressStore({ kysely }: Database): NotificationAddressStore {
  async function ownerEmail(ownerId: string): Promise<string | null> {
    const row = await kysely
      .selectFrom('users')
      .where('id', '=', rowId(ownerId))
      .select('email')
      .executeTakeFirst()
    return row?.email ?? null
  }

  return {
    ownerEmail,

    async read(ownerId, address) {
      const row = await kysely
        .selectFrom('notification_addresses')
        .where('owner_id', '=', rowId(ownerId))
        .where('address', '=', address.toLowerCase())
        .select(['asked_at', 'confirmed_at'])
        .executeTakeFirst()
      const own = await ownerEmail(ownerId)
      return {
        isOwn: own?.toLowerCase() === address.toLowerCase(),
        askedAt: row?.asked_at ?? null,
        confirmedAt: row?.confirmed_at ?? null,
      }
    },

    async noteAsked(ownerId, address, now) {
      await kysely
        .insertInto('notification_addresses')
        .values({ owner_id: ownerId, address: address.toLowerCase(), asked_at: now })
        .onConflict((same) => same.columns(['owner_id', 'address']).doUpdateSet({ asked_at: now }))
        .execute()
    },

    async confirm(ownerId, address, now) {
      const { numUpdatedRows } = await kysely
        .updateTable('notification_addresses')
        .where('owner_id', '=', rowId(ownerId))
        .where('address', '=', address.toLowerCase())
        .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await sql`
        update jobs set state = 'waiting', run_at = ${now}, ended_at = null
        where kind in ('email', 'digest') and state = 'parked' and reports -> -1 ->> 'result' = 'not_confirmed'
          and form_id in (
            select id from forms
            where owner_id = ${rowId(ownerId)}
              and lower(schema #>> '{settings,notifications,email}') = ${address.toLowerCase()}
          )
      `.execute(kysely)
      return true
    },
  }
}
