import type { FormSchema } from '@ramiform/core/form'
import {
  type AnswerState,
  answerStates,
  type PreparedFilter,
} from '@ramiform/core/submissions/filters'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { always, answeredSql, conditionSql, type Truth, undecided } from './condition-sql.ts'
import { visibleSql } from './visible-sql.ts'

/** Writes as SQL whether a field was visible to the respondent of a row. */
export type VisibleSql = (fieldId: string) => Truth

/** Writes as SQL whether all filters hold. Null where core must decide. */
export function filtersSql(filters: readonly PreparedFilter[], isVisible: VisibleSql): Truth {
  if (filters.length === 0) return always
  return sql`(${sql.join(
    filters.map((filter) => filterSql(filter, isVisible)),
    sql` and `,
  )})`
}

function filterSql(filter: PreparedFilter, isVisible: VisibleSql): Truth {
  const { field, condition, values, states, asNumbers } = filter
  const conditions =
    condition === null
      ? []
      : values.map((value) => conditionSql(field, condition, value, asNumbers))
  return sql`(${sql.join([...conditions, ...statesSql(field, new Set(states), isVisible)], sql` or `)})`
}

function statesSql(
  field: string,
  states: ReadonlySet<AnswerState>,
  isVisible: VisibleSql,
): readonly Truth[] {
  const isAnswered = answeredSql(field)
  if (states.size === answerStates.length) return [always]
  const isEmpty: Truth = sql`(not ${isAnswered})`
  const either = states.has('no_response') && states.has('not_asked')
  return [
    ...(states.has('answered') ? [isAnswered] : []),
    ...(either ? [isEmpty] : []),
    ...(states.has('no_response') && !either
      ? [sql`(${isEmpty} and ${isVisible(field)})` as Truth]
      : []),
    ...(states.has('not_asked') && !either
      ? [sql`(${isEmpty} and not ${isVisible(field)})` as Truth]
      : []),
  ]
}

/** Writes the state of a field's answer as SQL. Null where core must decide. */
export function answerStateSql(
  field: string,
  isVisible: VisibleSql,
): RawBuilder<AnswerState | null> {
  const shown = isVisible(field)
  return sql`case when ${answeredSql(field)} then 'answered'
    when ${shown} then 'no_response' when not ${shown} then 'not_asked' end`
}

/**
 * Writes visibility for rows of several versions. Versions with equal logic share one branch, and core decides for
 * versions that are not listed.
 */
export function visibleInVersions(
  kysely: Kysely<Tables>,
  versions: ReadonlyMap<number, FormSchema>,
): VisibleSql {
  return (fieldId) => {
    const branches = new Map<string, { readonly logic: Truth; readonly versions: number[] }>()
    for (const [version, schema] of versions) {
      const logic = visibleSql(schema, fieldId)
      const { sql: text, parameters } = logic.compile(kysely)
      const key = JSON.stringify([text, parameters])
      const branch = branches.get(key) ?? { logic, versions: [] }
      branch.versions.push(version)
      branches.set(key, branch)
    }
    if (branches.size === 0) return undecided
    const whens = [...branches.values()].map(
      (branch) =>
        sql`when submissions.form_version = any(${branch.versions}::integer[]) then ${branch.logic}`,
    )
    return sql`case ${sql.join(whens, sql` `)} else null end`
  }
}
