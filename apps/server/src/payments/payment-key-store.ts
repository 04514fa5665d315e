import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'
import { createSealer } from '../sign-in/sealed.ts'

/** What a form's owner entrusts to the server; undefined where there is none, or it cannot be read any more. */
export interface PaymentKeys {
  readonly secretKey: string | undefined
  readonly webhookSecret: string | undefined
}

const names = { secretKey: 'stripe secret key', webhookSecret: 'stripe webhook secret' } as const

/**
 * The keys with which a form's payments are taken. Written by its owner, sealed in the database with a key of the
 * server, and read by the server alone: no answer, export, version or copy of a form has them.
 */
export interface PaymentKeyStore {
  read(formId: string): Promise<PaymentKeys>
  /** null removes one, an absent one stays; false for a form that is not the owner's */
  save(
    ownerId: string,
    formId: string,
    keys: { readonly [Name in keyof PaymentKeys]?: string | null | undefined },
    now: Date,
  ): Promise<boolean>
}

export function createPaymentKeyStore(
  { kysely }: Database,
  sessionSecret: string,
): PaymentKeyStore {
  const sealer = createSealer(sessionSecret, 'payment keys')

  return {
    async read(formId) {
      const rows = await kysely
        .selectFrom('form_secrets')
        .where('form_id', '=', rowId(formId))
        .where('name', 'in', Object.values(names))
        .where('ends_at', 'is', null)
        .select(['name', 'sealed'])
        .execute()
      const opened = (name: string) => {
        const key = sealer.open(rows.find((row) => row.name === name)?.sealed)
        return typeof key === 'string' ? key : undefined
      }
      return { secretKey: opened(names.secretKey), webhookSecret: opened(names.webhookSecret) }
    },

    async save(ownerId, formId, keys, now) {
      return kysely.transaction().execute(async (transaction) => {
        const own = await transaction
          .selectFrom('forms')
          .where('id', '=', rowId(formId))
          .where('owner_id', '=', rowId(ownerId))
          .select('id')
          .forUpdate()
          .executeTakeFirst()
        if (own === undefined) return false
        for (const member of ['secretKey', 'webhookSecret'] as const) {
          const key = keys[member]
          if (key === undefined) continue
          const name = names[member]
          await transaction
            .deleteFrom('form_secrets')
            .where('form_id', '=', own.id)
            .where('name', '=', name)
            .execute()
          if (key === null) continue
          const id = newId(now.getTime())
          const row = { id, form_id: own.id, name, sealed: sealer.seal(key), created_at: now }
          await transaction.insertInto('form_secrets').values(row).execute()
        }
        return true
      })
    },
  }
}
