import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { newId } from '../../database/new-id.ts'
import { ownForm } from '../../database/own-form.ts'
import { rowId } from '../../database/row-id.ts'
import { createSealer } from '../../sign-in/sealed.ts'
import { makeWebhookSecret } from './sign.ts'

/** Milliseconds after a rotation in which both secrets sign: time to update all receivers. */
export const rotationOverlapMs = 24 * 60 * 60 * 1_000

export interface OwnersSecret {
  /** Signing secret. Null if it was encrypted with another SESSION_SECRET and can no longer be read. */
  readonly secret: string | null
  /** Time until which the previous secret also signs, or null. */
  readonly previousUntil: Date | null
}

/** Signing secrets of forms' webhooks, stored encrypted. A form's first secret is created on first use. */
export interface WebhookSecretStore {
  /** Secrets to sign with, newest first. */
  active(formId: string, now: Date): Promise<readonly string[]>
  /** Secret for the owner to see. Null if the form does not exist or has another owner. */
  read(ownerId: string, formId: string, now: Date): Promise<OwnersSecret | null>
  /** Creates a new secret. The previous one also signs for 24 hours. */
  rotate(ownerId: string, formId: string, now: Date): Promise<OwnersSecret | null>
  removeEnded(now: Date): Promise<void>
}

const name = 'webhook'

export function createWebhookSecretStore(
  { kysely }: Database,
  sessionSecret: string,
): WebhookSecretStore {
  const sealer = createSealer(sessionSecret, 'webhook secrets')

  async function rowsOf(formId: string, now: Date) {
    return kysely
      .selectFrom('form_secrets')
      .where('form_id', '=', rowId(formId))
      .where('name', '=', name)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
      .orderBy('ends_at', (order) => order.desc().nullsFirst())
      .select(['sealed', 'ends_at'])
      .execute()
  }

  async function rowsOrFirst(formId: string, now: Date) {
    const rows = await rowsOf(formId, now)
    if (rows.some(({ ends_at }) => ends_at === null)) return rows
    await addFirst(formId, now)
    return rowsOf(formId, now)
  }

  /**
   * Creates the first secret, unless another node creates one at the same time. To avoid a deadlock, it locks the form
   * before it writes the row, as a rotation does.
   */
  async function addFirst(formId: string, now: Date) {
    const row = newRow(formId, now)
    await sql`
      insert into form_secrets (id, form_id, name, sealed, created_at)
      select ${row.id}, id, ${name}, ${row.sealed}, ${now} from forms where id = ${rowId(formId)} for key share
      on conflict do nothing
    `.execute(kysely)
  }

  function newRow(formId: string, now: Date) {
    const sealed = sealer.seal(makeWebhookSecret())
    return { id: newId(now.getTime()), form_id: formId, name, sealed, created_at: now }
  }

  function opened(sealed: string | undefined): string | null {
    const secret = sealer.open(sealed)
    return typeof secret === 'string' ? secret : null
  }

  async function read(ownerId: string, formId: string, now: Date): Promise<OwnersSecret | null> {
    if ((await ownForm(kysely, ownerId, formId).executeTakeFirst()) === undefined) return null
    const [current, previous] = await rowsOrFirst(formId, now)
    return { secret: opened(current?.sealed), previousUntil: previous?.ends_at ?? null }
  }

  return {
    async active(formId, now) {
      const rows = await rowsOrFirst(formId, now)
      return rows.flatMap(({ sealed }) => opened(sealed) ?? [])
    },

    read,

    async rotate(ownerId, formId, now) {
      const ends = new Date(now.getTime() + rotationOverlapMs)
      await kysely.transaction().execute(async (transaction) => {
        const own = await ownForm(transaction, ownerId, formId).forUpdate().executeTakeFirst()
        if (own === undefined) return
        // At most two secrets sign: a rotation deletes one that is already expiring.
        await transaction
          .deleteFrom('form_secrets')
          .where('form_id', '=', formId)
          .where('name', '=', name)
          .where('ends_at', 'is not', null)
          .execute()
        await transaction
          .updateTable('form_secrets')
          .where('form_id', '=', formId)
          .where('name', '=', name)
          .set({ ends_at: sql<Date>`${ends}` })
          .execute()
        await transaction.insertInto('form_secrets').values(newRow(formId, now)).execute()
      })
      return read(ownerId, formId, now)
    },

    async removeEnded(now) {
      await kysely.deleteFrom('form_secrets').where('ends_at', '<=', now).execute()
    },
  }
}
