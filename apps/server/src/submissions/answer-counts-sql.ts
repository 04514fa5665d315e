import type { Submission } from '@ramiform/contract/calls'
import { type Answer, answerTo, isList } from '@ramiform/core/answers'
import type { AnswerState } from '@ramiform/core/submissions/filters'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Truth } from './condition-sql.ts'
import { answerStateSql, visibleInVersions } from './filter-sql.ts'
import { matching, windows } from './search-sql.ts'
import type { SubmissionCursor } from './submission-cursor.ts'
import { type Stretch, submissionsIn, truthOf } from './submission-sql.ts'

export interface CountedField {
  readonly id: string
  /** True counts each different answer, for fields with options. */
  readonly countsAnswers: boolean
}

export interface AnswerCounts {
  /** Number of submissions by state of the answer. */
  readonly states: ReadonlyMap<AnswerState, number>
  /** Number of submissions by answer; an answer with several options counts for each. */
  readonly answers: ReadonlyMap<string, number>
}

/** Counts the answers to one field in a range. Stops at the time limit. */
export async function countAnswers(
  kysely: Kysely<Tables>,
  stretch: Stretch,
  field: CountedField,
): Promise<AnswerCounts & { readonly next: SubmissionCursor | null }> {
  const states = new Map<AnswerState, number>()
  const answers = new Map<string, number>()
  const state = answerStateSql(
    field.id,
    visibleInVersions(kysely, stretch.test?.versions ?? new Map()),
  )
  const truth = truthOf(kysely, stretch.test)
  const undecided: Truth = sql`(${truth} is null or ${state} is null)`

  function add(answer: Answer | undefined, of: AnswerState, count: number) {
    states.set(of, (states.get(of) ?? 0) + count)
    if (of !== 'answered' || !field.countsAnswers) return
    for (const value of valuesOf(answer)) answers.set(value, (answers.get(value) ?? 0) + count)
  }

  let next: SubmissionCursor | null = null
  for await (const part of windows(kysely, stretch)) {
    const rows = await submissionsIn(kysely, part)
      .select([
        sql<Answer | null>`${field.countsAnswers ? sql`submissions.data -> ${field.id}::text` : sql`null::jsonb`}`.as(
          'answer',
        ),
        truth.as('holds'),
        state.as('state'),
        sql<number>`count(*)::integer`.as('count'),
      ])
      .groupBy(['answer', 'holds', 'state'])
      .execute()
    let isUndecided = false
    for (const row of rows) {
      if (row.holds && row.state !== null) add(row.answer ?? undefined, row.state, row.count)
      else isUndecided = true
    }
    if (isUndecided && stretch.test !== undefined) {
      for await (const submission of matching(kysely, part, undefined, undecided)) {
        const of = await stretch.test.stateOf(submission, field.id)
        add(answerOf(submission, field), of, 1)
      }
    }
    next = part.next
  }
  return { states, answers, next }
}

const answerOf = ({ data }: Submission, { id }: CountedField) => answerTo(data, id)

function valuesOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return []
  if (typeof answer === 'string') return [answer]
  return isList(answer) ? answer : [answer.status ?? '']
}
