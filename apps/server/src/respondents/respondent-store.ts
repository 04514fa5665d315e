import type { ResponseOf } from '@ramiform/contract/calls'
import { type RawBuilder, sql } from 'kysely'
import { type AnswerState, answerStates } from '../accounts/account-export-store.ts'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import { removeSubmissions } from '../submissions/remove-submissions-sql.ts'

export type RespondentAnswers = ResponseOf<'readRespondent'>['answers']

/**
 * Everything that one respondent sent to an owner's forms, by email address: submissions in any state with the address
 * as the collected email or as a whole answer. An address within a longer text does not count, because the text may be
 * of another person (decision 411).
 */
export interface RespondentStore {
  /** Reads the answers, form by form. */
  answers(ownerId: string, address: string): Promise<RespondentAnswers>
  /** Deletes them forever and returns their number. */
  erase(ownerId: string, address: string): Promise<number>
}

/** Time of each state's table, and the text that has the address, if any does. Partials have no text for searches. */
const tables = {
  received: { table: 'submissions', time: 'submitted_at', text: 'search_text' },
  deleted: { table: 'deleted_submissions', time: 'submitted_at', text: 'search_text' },
  held: { table: 'held_submissions', time: 'submitted_at', text: 'search_text' },
  unfinished: { table: 'partial_submissions', time: 'updated_at', text: 'lower(data::text)' },
} as const satisfies Record<AnswerState, object>

export function createRespondentStore({ kysely }: Database): RespondentStore {
  async function formsOf(ownerId: string) {
    return await kysely
      .selectFrom('all_forms')
      .where('owner_id', '=', rowId(ownerId))
      .orderBy('created_at')
      .select(['id', 'name'])
      .execute()
  }

  return {
    async answers(ownerId, address) {
      const answers: RespondentAnswers[number][] = []
      for (const { id: formId, name: formName } of await formsOf(ownerId)) {
        for (const state of answerStates) {
          const { table, time } = tables[state]
          const { rows } = await sql<Row>`
            select id, form_version as "formVersion", ${sql.ref(time)} as time,
              submitter_email as "submitterEmail", data
            from ${sql.table(table)} where form_id = ${formId} and ${sentBy(state, address)}
            order by id
          `.execute(kysely)
          for (const { time, submitterEmail, ...row } of rows) {
            const email = submitterEmail === null ? {} : { submitterEmail }
            answers.push({ formId, formName, state, time: time.toISOString(), ...email, ...row })
          }
        }
      }
      return answers
    },

    async erase(ownerId, address) {
      let erased = 0
      for (const { id } of await formsOf(ownerId)) {
        erased += await removeSubmissions(
          kysely,
          id,
          sql`select id from submissions where form_id = ${id} and ${sentBy('received', address)}`,
        )
        for (const state of ['deleted', 'held', 'unfinished'] as const) {
          const { numAffectedRows = 0n } = await sql`
            delete from ${sql.table(tables[state].table)} where form_id = ${id} and ${sentBy(state, address)}
          `.execute(kysely)
          erased += Number(numAffectedRows)
        }
      }
      return erased
    },
  }
}

interface Row {
  readonly id: string
  readonly formVersion: number
  readonly time: Date
  readonly submitterEmail: string | null
  readonly data: RespondentAnswers[number]['data']
}

function sentBy(state: AnswerState, address: string): RawBuilder<boolean> {
  const wanted = address.trim().toLowerCase()
  const { text } = tables[state]
  return sql<boolean>`(
    lower(submitter_email) = ${wanted}
    or strpos(${sql.raw(text)}, ${wanted}) > 0 and exists (
      select from jsonb_each_text(data) as answer where lower(btrim(answer.value)) = ${wanted}
    )
  )`
}
