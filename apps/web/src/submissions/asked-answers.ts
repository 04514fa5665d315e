import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import type { Submission } from '@ramiform/core/submissions/submission'
import { fieldTypes } from '@ramiform/fields'
import { type NotAskedGroup, notAsked } from './not-asked.ts'
import { type ShownAnswer, shownAnswers } from './shown-answers.ts'

export interface AskedAnswers {
  /** answers, and asked questions without one, in form order */
  readonly answers: readonly ShownAnswer[]
  /** questions that were not asked, with the reasons */
  readonly groups: readonly NotAskedGroup[]
}

/**
 * Separates questions that were skipped from those that were not asked. Empty hidden fields and values are in neither
 * list, because they ask nothing.
 *
 * @param isFilledVersion false while another version stands in. Its rules may have decided differently, so only
 *   answers are listed then.
 */
export function askedAnswers(
  schema: FormSchema,
  submission: Pick<Submission, 'data'>,
  isFilledVersion: boolean,
): AskedAnswers {
  const groups = isFilledVersion ? notAsked(schema, submission.data, fieldTypes) : []
  const hidden = withHiddenFields(schema).fields.flatMap((field) => (field.hidden ? field.id : []))
  const left = new Set([...hidden, ...groups.flatMap(({ fieldIds }) => fieldIds)])
  const answers = shownAnswers(schema, submission).filter(
    ({ fieldId, text }) => text !== undefined || (isFilledVersion && !left.has(fieldId)),
  )
  return { answers, groups }
}
