import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'
import { createSealer } from '../sign-in/sealed.ts'

/** A form's payment keys; a key is undefined when it is not set or can no longer be decrypted. */
export interface PaymentKeys {
  readonly secretKey: string | undefined
  readonly webhookSecret: string | undefined
}

const names = { secretKey: 'stripe secret key', webhookSecret: 'stripe webhook secret' } as const

/**
 * Payment provider keys of forms, encrypted in the database with a server key. Only the server reads them: no response,
 * export, version or copy of a form includes them.
 */
export interface PaymentKeyStore {
  read(formId: string): Promise<PaymentKeys>
  /** Saves keys: null deletes a key, undefined leaves it unchanged. Returns false when the owner has no such form. */
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
