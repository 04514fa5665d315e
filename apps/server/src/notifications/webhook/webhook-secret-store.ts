import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { newId } from '../../database/new-id.ts'
import { ownForm } from '../../database/own-form.ts'
import { rowId } from '../../database/row-id.ts'
import { createSealer } from '../../sign-in/sealed.ts'
import { makeWebhookSecret } from './sign.ts'

/** So long after a rotation both secrets sign: time to bring the new one to every receiver. */
export const rotationOverlapMs = 24 * 60 * 60 * 1_000

export interface OwnersSecret {
  /** null when it was sealed with another SESSION_SECRET, and cannot be read any more */
  readonly secret: string | null
  /** until when the one before still signs too */
  readonly previousUntil: Date | null
}

/** With what a form's webhooks are signed. Sealed in the database; a form's first secret is made when it is needed. */
export interface WebhookSecretStore {
  /** For signing: the newest first. */
  active(formId: string, now: Date): Promise<readonly string[]>
  /** null for a form that is not the owner's */
  read(ownerId: string, formId: string, now: Date): Promise<OwnersSecret | null>
  /** A new one; the one before signs beside it for a while. */
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
   * Nothing where another node makes one at this moment. The form is locked before the row is written, in the order of
   * a rotation: each would wait for the other otherwise.
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
        // Two at a time are enough: one that was on its way out goes now.
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
