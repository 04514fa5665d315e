import type { ResponseOf } from '@ramiform/contract/calls'
import type { SubmissionFilter } from '@ramiform/contract/submission-filter'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import type { ReadSelection } from './read-selection.ts'
import { readCursor } from './submission-cursor.ts'

interface ChoicesRequest extends SubmissionFilter {
  readonly field: string
  readonly cursor?: string | undefined
}

/** Limit of counted answers besides the options. A text field that became a choice may have many. */
const otherChoices = 100

/**
 * Counts the answers to one field among the submissions of a filter.
 * @throws Refusal form_not_found, bad_cursor
 */
export async function countChoices(
  stores: Pick<Stores, 'forms' | 'submissions'>,
  readSelection: ReadSelection,
  owner: { readonly ownerId: string; readonly formId: string },
  { field: fieldId, cursor, ...filter }: ChoicesRequest,
): Promise<ResponseOf<'countChoices'>> {
  const { ownerId, formId } = owner
  const after = readCursor(cursor)
  const form = await stores.forms.read(ownerId, formId)
  if (form === null) throw refuse('form_not_found')
  const field = withHiddenFields(form.schema).fields.find(({ id }) => id === fieldId)
  const hasOptions = fieldTypeOf(checkContext.fieldTypes, field?.type ?? '')?.hasOptions ?? false
  const selection = await readSelection(ownerId, formId, filter, true)
  const counted = await stores.submissions.countAnswers(
    ownerId,
    formId,
    { ...selection, after },
    { id: fieldId, countsAnswers: hasOptions },
  )
  if (counted === null) throw refuse('form_not_found')
  const { states, answers, complete, nextCursor } = counted
  return {
    choices: hasOptions ? choicesOf(field?.options ?? [], answers) : [],
    answered: states.get('answered') ?? 0,
    noResponse: states.get('no_response') ?? 0,
    notAsked: states.get('not_asked') ?? 0,
    complete,
    nextCursor,
  }
}

/** The options in their order, then the most frequent other answers. */
function choicesOf(options: readonly string[], answers: ReadonlyMap<string, number>) {
  const offered = new Set(options)
  const others = [...answers]
    .filter(([value]) => !offered.has(value))
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, otherChoices)
  return [
    ...[...offered].map((value) => ({ value, count: answers.get(value) ?? 0 })),
    ...others.map(([value, count]) => ({ value, count })),
  ]
}
