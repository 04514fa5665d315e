import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'

export interface AccountLine {
  readonly id: string
  readonly email: string
  readonly forms: number
  readonly submissions: number
  readonly signedInAt: Date
  readonly state: 'active' | 'disabled' | 'deleted'
}

export interface FormLine {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly slug: string | null
  readonly submissions: number
  readonly state: 'published' | 'draft' | 'deleted'
}

/** Accounts and forms of all owners, for the operator of the server. No route uses it. */
export interface OperatorStore {
  /** Lists accounts whose id or email address contains the text, newest first. */
  accounts(search: string): Promise<readonly AccountLine[]>
  forms(ownerId: string): Promise<readonly FormLine[]>
  form(formId: string): Promise<FormLine | null>
  /** Disables an account and ends its sessions, or enables it. Returns false if there is no such account. */
  setDisabled(ownerId: string, time: Date | null): Promise<boolean>
}

/** Longest list that a terminal shows. A search narrows it. */
const mostAccounts = 200

export function createOperatorStore({ kysely }: Database): OperatorStore {
  const forms = kysely
    .selectFrom('all_forms')
    .leftJoin('form_counts', 'form_counts.form_id', 'all_forms.id')
    .select([
      'all_forms.id',
      'all_forms.owner_id as ownerId',
      'all_forms.name',
      'all_forms.slug',
      sql<number>`coalesce(form_counts.submissions, 0)`.as('submissions'),
      sql<FormLine['state']>`case when all_forms.deleted_at is not null then 'deleted'
        when all_forms.is_published then 'published' else 'draft' end`.as('state'),
    ])

  return {
    async accounts(search) {
      const { rows } = await sql<AccountLine>`
        select users.id, users.email, users.signed_in_at as "signedInAt",
          count(all_forms.id)::integer as forms,
          coalesce(sum(form_counts.submissions), 0)::integer as submissions,
          case when users.deleted_at is not null then 'deleted'
            when users.disabled_at is not null then 'disabled' else 'active' end as state
        from users
        left join all_forms on all_forms.owner_id = users.id
        left join form_counts on form_counts.form_id = all_forms.id
        where strpos(lower(users.email), ${search.toLowerCase()}) > 0 or users.id = ${rowId(search)}
        group by users.id
        order by users.created_at desc, users.id desc
        limit ${mostAccounts}
      `.execute(kysely)
      return rows
    },

    forms: (ownerId) =>
      forms
        .where('all_forms.owner_id', '=', rowId(ownerId))
        .orderBy('all_forms.created_at')
        .execute(),

    async form(formId) {
      return (await forms.where('all_forms.id', '=', rowId(formId)).executeTakeFirst()) ?? null
    },

    async setDisabled(ownerId, time) {
      return await kysely.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ disabled_at: time })
          .where('id', '=', rowId(ownerId))
          .executeTakeFirst()
        if (time !== null) {
          await transaction.deleteFrom('sessions').where('user_id', '=', rowId(ownerId)).execute()
        }
        return numUpdatedRows > 0n
      })
    },
  }
}
