import { operatorNames, operators } from '@ramiform/core/conditions/operators'
import { type AnswerFilter, answerStates } from '@ramiform/core/submissions/filters'
import { z } from 'zod'
import { isoTime } from './calls/call.ts'
import { text } from './text.ts'

/** Limits of the filters in one request. */
export const filterLimits = { filters: 20, values: 200, characters: 8_000, ids: 100 } as const

const field = text(64)
const filterValue = text(filterLimits.characters)
const state = z.enum(answerStates)
const needValue = operatorNames.filter((name) => operators[name].needsValue)
const needNoValue = operatorNames.filter((name) => !operators[name].needsValue)

/** One filter of a list of submissions, as `filters` holds it. */
export const answerFilter = z.union([
  z.strictObject({ field, state }),
  z.strictObject({ field, condition: z.enum(needValue), value: filterValue }),
  z.strictObject({ field, condition: z.enum(needNoValue), value: filterValue.default('') }),
  z
    .strictObject({
      field,
      condition: z.enum(['equals', 'contains']),
      values: z.array(filterValue).max(filterLimits.values),
      states: z.array(state).max(answerStates.length).optional(),
    })
    .refine(({ values, states = [] }) => values.length + states.length > 0, {
      path: ['values'],
      message: 'must not be empty',
    }),
]) satisfies z.ZodType<AnswerFilter>

/** Reads JSON text, such as `[{"field":"topic","condition":"equals","value":"Sales"}]`. */
const filtersText = text(filterLimits.characters)
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(answerFilter).max(filterLimits.filters))

/** Ids, joined by commas in a query. */
const idList = (most: number) =>
  z.preprocess(
    (ids) => (typeof ids === 'string' ? ids.split(',') : ids),
    z.array(text(64)).max(most),
  )

/**
 * Filter of a form's submissions. List, count, choices, summary, CSV and XLSX take the same one, as query parameters.
 * All parts must hold.
 *
 * - `q` searches the email address and the answers, case-insensitive.
 * - `from` (inclusive) and `to` (exclusive) limit the time of submission, in ISO 8601 and UTC.
 * - `withEmail`: `true` only with an email address, `false` only without.
 * - `ids` finds only these submissions, up to 100, joined by commas. More would not fit in a URL.
 * - `filters`: JSON text with up to 20 filters, in at most 8,000 characters. Each is one of:
 *   - `{field, condition, value}` with the seven conditions of rules and exactly their meaning. `is_empty` and
 *     `is_not_empty` need no value. Answers compare as numbers if the field is a number, price or quantity in the
 *     current form, or in the newest version that has the field.
 *   - `{field, condition, values, states?}` with `equals` or `contains`: one of the values must hold, or one of the
 *     states. Use `equals` for fields with one answer, and `contains` for checkboxes. At most 200 values.
 *   - `{field, state}` with `answered`, `no_response` (asked and left empty) or `not_asked` (hidden, or not in the
 *     version of the form that was filled in).
 *
 * A field that the form never had counts as not asked and empty.
 */
export const submissionFilter = z.object({
  q: text(500).optional(),
  from: isoTime.optional(),
  to: isoTime.optional(),
  withEmail: z.enum(['true', 'false']).optional(),
  ids: idList(filterLimits.ids).optional(),
  filters: filtersText.optional(),
})

/**
 * Order of a list. Cursors work in both orders; use a cursor only with the order and filter of the page that returned
 * it.
 */
export const sortOrder = z.enum(['newest', 'oldest']).default('newest')

/** A parsed filter of submissions. */
export type SubmissionFilter = z.output<typeof submissionFilter>

/** Limit of selected submissions in one export. */
export const exportIds = 100_000

/**
 * Submissions of an export (`/api/forms/{id}/submissions.csv` and `.xlsx`). GET takes the members as query parameters,
 * POST as JSON: there `filters` is also JSON text.
 *
 * - `ids` exports only these submissions, up to 100,000 in a POST. The filter applies too, so leave it out.
 * - `unasked=words` writes "Not asked" for questions that the respondent was not asked. Otherwise these cells are empty,
 *   like those of skipped questions.
 *
 * The workbook has typed numbers, days and times, and its header row is frozen. Texts are never formulas.
 */
export const submissionExport = submissionFilter.extend({
  ids: idList(exportIds).optional(),
  sort: sortOrder,
  unasked: z.enum(['empty', 'words']).default('empty'),
})

/** A parsed request for an export. */
export type SubmissionExport = z.output<typeof submissionExport>
