import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'

export interface AuditEntry {
  readonly actor: 'owner' | 'operator'
  /** Name of the API call or of the operator's command. */
  readonly action: string
  readonly ownerId: string | null
  readonly formId: string | null
  /** Id of the request in the log of the server; null for commands. */
  readonly requestId: string | null
}

/** Append-only log of what owners and operators did (decision 410). */
export interface AuditStore {
  add(entry: AuditEntry, now: Date): Promise<void>
  /** Reads the entries of one account or of all, oldest first, page by page. */
  read(ownerId: string | null): AsyncIterable<readonly (AuditEntry & { readonly at: Date })[]>
}

const rowsAtOnce = 500

export function createAuditStore({ kysely }: Database): AuditStore {
  return {
    async add({ actor, action, ownerId, formId, requestId }, now) {
      await kysely
        .insertInto('audit_log')
        .values({
          id: newId(now.getTime()),
          at: now,
          actor,
          action,
          owner_id: ownerId,
          form_id: formId,
          request_id: requestId,
        })
        .execute()
    },

    async *read(ownerId) {
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        const rows = await kysely
          .selectFrom('audit_log')
          .where(sql<boolean>`id > ${after}::uuid`)
          .$if(ownerId !== null, (query) => query.where('owner_id', '=', rowId(ownerId ?? '')))
          .orderBy('id')
          .limit(rowsAtOnce)
          .select(['id', 'at', 'actor', 'action', 'owner_id', 'form_id', 'request_id'])
          .execute()
        if (rows.length > 0) {
          yield rows.map(({ at, actor, action, owner_id, form_id, request_id }) => ({
            at,
            actor,
            action,
            ownerId: owner_id,
            formId: form_id,
            requestId: request_id,
          }))
        }
        const last = rows.at(-1)
        if (last === undefined || rows.length < rowsAtOnce) return
        after = last.id
      }
    },
  }
}
