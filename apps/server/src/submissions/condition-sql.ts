import type { OperatorName } from '@ramiform/core/conditions/comparisons'
import { nothing, type Reading, readText } from '@ramiform/core/conditions/reading'
import { type RawBuilder, sql } from 'kysely'

/**
 * A condition in SQL with three values. Null means that SQL cannot decide, and core must. `and`, `or` and `not` of SQL
 * combine the three values correctly.
 */
export type Truth = RawBuilder<boolean | null>

export const always: Truth = sql`true`
export const never: Truth = sql`false`
export const undecided: Truth = sql`null::boolean`

// Groups do not capture, and lengths are checked outside: both would make a match several times slower.

/** Numbers with a small exponent. Up to a length of 100, their cast to a double cannot fail. */
const castable = '^[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)(?:[eE][+-]?[0-9]{1,2})?$'
const castableCharacters = 100
const decimal = '^[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)(?:[eE][+-]?[0-9]+)?$'

/** Days that exist, as `YYYY-MM-DD`. Such texts sort by time. */
const day = `^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$`

/** The stored answer as JSON; null when there is none. */
const answerTo = (fieldId: string) => sql`submissions.data -> ${fieldId}::text`

/**
 * Writes one condition as SQL, with the meaning of core's `comparisons.ts` (decisions 1 to 6). A property test compares
 * both. It is null only for numbers of very many digits.
 *
 * @param asNumbers `comparesAsNumber` of the field's type
 */
export function conditionSql(
  fieldId: string,
  condition: OperatorName,
  value: string,
  asNumbers: boolean,
): Truth {
  const reading = readText(value)
  switch (condition) {
    case 'equals':
      return equalsSql(fieldId, reading, asNumbers)
    case 'not_equals':
      return sql`(not ${equalsSql(fieldId, reading, asNumbers)})`
    case 'contains':
      return containsSql(fieldId, reading)
    case 'greater_than':
      return sizeSql(fieldId, reading, '>')
    case 'less_than':
      return sizeSql(fieldId, reading, '<')
    case 'is_empty':
      return sql`(not ${answeredSql(fieldId)})`
    case 'is_not_empty':
      return answeredSql(fieldId)
  }
}

/**
 * Writes a comparison of two answers as SQL, in the same way (decision 631). An answer as a value is a text: a list
 * counts as its only item, and an empty answer as the empty text.
 */
export function comparedSql(
  fieldId: string,
  condition: OperatorName,
  otherId: string,
  asNumbers: boolean,
): Truth {
  const value = textSql(otherId)
  const isSame = (text: RawBuilder<string>): Truth => sql`(${text} = ${value} and ${value} <> '')`
  const compared = (operator: '<' | '>') =>
    byKind(fieldId, (text) => orderSql(text, operator, value), never)
  const answer = answerTo(fieldId)
  const equal = byKind(
    fieldId,
    (text) =>
      asNumbers ? sql`(${isSame(text)} or ${numbersSql(text, '=', value, never)})` : isSame(text),
    sql`${answer} = jsonb_build_array(${value})`,
  )
  switch (condition) {
    case 'equals':
      return equal
    case 'not_equals':
      return sql`(not ${equal})`
    case 'contains':
      return sql`(${value} <> '' and ${byKind(
        fieldId,
        (text) => sql`strpos(${text}, ${value}) > 0`,
        sql`jsonb_exists(${answer}, ${value})`,
      )})`
    case 'greater_than':
      return compared('>')
    case 'less_than':
      return compared('<')
    case 'is_empty':
    case 'is_not_empty':
      return conditionSql(fieldId, condition, '', asNumbers)
  }
}

/** An answer as a value. Never null. */
function textSql(fieldId: string): RawBuilder<string> {
  const answer = answerTo(fieldId)
  return sql`(case jsonb_typeof(${answer})
    when 'string' then ${answer} #>> '{}'
    when 'array' then case when jsonb_array_length(${answer}) = 1 then ${answer} ->> 0 else '' end
    when 'object' then case when jsonb_typeof(${answer} -> 'status') = 'string'
      then ${answer} ->> 'status' else '' end
    else '' end)`
}

/** True for an answer that is not empty (decision 1). Never null. */
export function answeredSql(fieldId: string): Truth {
  const answer = answerTo(fieldId)
  return sql`case jsonb_typeof(${answer})
    when 'string' then ${answer} <> '""'
    when 'array' then ${answer} <> '[]'
    when 'object' then jsonb_typeof(${answer} -> 'status') is not distinct from 'string'
      and ${answer} -> 'status' <> '""'
    else false end`
}

/** Applies a test to the text of an answer, which is the status of a payment, and another one to a list. */
function byKind(
  fieldId: string,
  ofText: (text: RawBuilder<string>) => Truth,
  ofList: Truth,
): Truth {
  const answer = answerTo(fieldId)
  return sql`case jsonb_typeof(${answer})
    when 'string' then ${ofText(sql`(submissions.data ->> ${fieldId}::text)`)}
    when 'array' then ${ofList}
    when 'object' then case when jsonb_typeof(${answer} -> 'status') = 'string'
      then ${ofText(sql`(${answer} ->> 'status')`)} else false end
    else false end`
}

function equalsSql(fieldId: string, value: Reading, asNumbers: boolean): Truth {
  const isOnlyItem: Truth = sql`${answerTo(fieldId)} = ${JSON.stringify([value.text])}::jsonb`
  const isNumber = asNumbers && !Number.isNaN(value.number)
  return byKind(
    fieldId,
    (text) => {
      if (value === nothing) return never
      const isSame: Truth = sql`${text} = ${value.text}::text`
      return isNumber ? sql`(${isSame} or ${numberSql(text, '=', value.number)})` : isSame
    },
    isOnlyItem,
  )
}

function containsSql(fieldId: string, value: Reading): Truth {
  if (value === nothing) return never
  return byKind(
    fieldId,
    (text) => sql`strpos(${text}, ${value.text}::text) > 0`,
    sql`jsonb_exists(${answerTo(fieldId)}, ${value.text}::text)`,
  )
}

function sizeSql(fieldId: string, value: Reading, operator: '<' | '>'): Truth {
  if (!Number.isNaN(value.number)) {
    return byKind(fieldId, (text) => numberSql(text, operator, value.number), never)
  }
  if (Number.isNaN(value.day)) return never
  const compared = (text: RawBuilder<string>): Truth =>
    sql`(${text} ~ ${day} and ${text} collate "C" ${sql.raw(operator)} ${value.text}::text)`
  return byKind(fieldId, compared, never)
}

function orderSql(text: RawBuilder<string>, operator: '<' | '>', value: RawBuilder<string>): Truth {
  const days: Truth = sql`(${text} ~ ${day} and ${value} ~ ${day}
    and ${text} collate "C" ${sql.raw(operator)} ${value})`
  return numbersSql(text, operator, value, days)
}

/** Compares two texts as doubles. `otherwise` decides about texts that are not both numbers. */
function numbersSql(
  text: RawBuilder<string>,
  operator: '<' | '=' | '>',
  value: RawBuilder<string>,
  otherwise: Truth,
): Truth {
  const isCastable = (one: RawBuilder<string>) =>
    sql`length(${one}) <= ${sql.lit(castableCharacters)} and ${one} ~ ${castable}`
  return sql`case when ${isCastable(text)} and ${isCastable(value)}
    then ${text}::double precision ${sql.raw(operator)} ${value}::double precision
    when ${text} ~ ${decimal} and ${value} ~ ${decimal} then null else ${otherwise} end`
}

/** Compares doubles, as JavaScript does. `case` guarantees that the cast runs only on numbers. */
function numberSql(text: RawBuilder<string>, operator: '<' | '=' | '>', value: number): Truth {
  return sql`case when length(${text}) <= ${sql.lit(castableCharacters)} and ${text} ~ ${castable}
    then ${text}::double precision ${sql.raw(operator)} ${value}::double precision
    when ${text} ~ ${decimal} then null else false end`
}
