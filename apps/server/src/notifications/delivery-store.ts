import { type Delivery, type DeliveryKind, deliveryKinds } from '@ramiform/contract/deliveries'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import type { JobsTable } from '../database/tables.ts'

export interface DeliveryPage {
  readonly limit: number
  /** Id of the last delivery on the previous page. The next page continues with older ones. */
  readonly after?: string | undefined
  /** Only deliveries of this submission. */
  readonly submissionId?: string | undefined
}

/** Deliveries of a form, for its owner. Null if the form does not exist or has another owner. */
export interface DeliveryStore {
  /** Lists deliveries, newest first. */
  list(
    ownerId: string,
    formId: string,
    page: DeliveryPage,
  ): Promise<{ readonly deliveries: Delivery[]; readonly next: string | null } | null>
  read(ownerId: string, formId: string, deliveryId: string): Promise<Delivery | null>
  /** Makes a waiting or parked delivery due now. Deliveries that are done or in progress do not change. */
  retryNow(ownerId: string, formId: string, deliveryId: string, now: Date): Promise<boolean>
}

export function createDeliveryStore({ kysely }: Database): DeliveryStore {
  const own = (ownerId: string, formId: string) =>
    kysely
      .selectFrom('jobs')
      .innerJoin('forms', 'forms.id', 'jobs.form_id')
      .where('jobs.form_id', '=', rowId(formId))
      .where('forms.owner_id', '=', rowId(ownerId))
      .where('jobs.kind', 'in', deliveryKinds)

  return {
    async list(ownerId, formId, { limit, after, submissionId }) {
      if ((await ownForm(kysely, ownerId, formId).executeTakeFirst()) === undefined) return null
      const rows = await own(ownerId, formId)
        .$if(submissionId !== undefined, (jobs) =>
          // The unique key of a job names its submission, and it is indexed.
          jobs.where(
            'jobs.unique_key',
            'in',
            deliveryKinds.map((kind) => `${kind} ${submissionId}`),
          ),
        )
        .$if(after !== undefined, (jobs) =>
          jobs.where(
            sql<boolean>`(jobs.created_at, jobs.id) < (
              select last.created_at, last.id from jobs as last
              where last.form_id = ${rowId(formId)} and last.id = ${rowId(after ?? '')}
            )`,
          ),
        )
        .orderBy('jobs.created_at', 'desc')
        .orderBy('jobs.id', 'desc')
        .limit(limit + 1)
        .selectAll('jobs')
        .execute()
      const deliveries = rows.slice(0, limit).map(toDelivery)
      return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null }
    },

    async read(ownerId, formId, deliveryId) {
      const row = await own(ownerId, formId)
        .where('jobs.id', '=', rowId(deliveryId))
        .selectAll('jobs')
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },

    async retryNow(ownerId, formId, deliveryId, now) {
      const { numUpdatedRows } = await kysely
        .updateTable('jobs')
        .where(
          'id',
          'in',
          own(ownerId, formId).where('jobs.id', '=', rowId(deliveryId)).select('jobs.id'),
        )
        .where('state', '<>', 'done')
        .where('is_taken', '=', false)
        .set({ state: 'waiting', run_at: now, ended_at: null })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

const states = { done: 'delivered', parked: 'parked' } as const

function toDelivery(row: Selectable<JobsTable>): Delivery {
  const { submissionId, test } = row.payload
  const waits = row.state === 'waiting' && !row.is_taken
  return {
    id: row.id,
    kind: row.kind as DeliveryKind,
    isTest: test === true,
    submissionId: typeof submissionId === 'string' ? submissionId : null,
    createdAt: row.created_at.toISOString(),
    state: row.state === 'waiting' ? (row.is_taken ? 'sending' : 'waiting') : states[row.state],
    attempts: row.attempts,
    nextTryAt: waits ? row.run_at.toISOString() : null,
    tries: row.reports,
  }
}
