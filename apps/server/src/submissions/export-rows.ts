import type { Submission } from '@ramiform/contract/calls'
import type { SubmissionExport } from '@ramiform/contract/submission-filter'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { notAskedText, withFormerFields } from '@ramiform/core/csv/submissions-csv'
import type { Currency, Field } from '@ramiform/core/field'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { fieldTypes } from '@ramiform/fields'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import type { ReadSelection } from './read-selection.ts'
import { isSelection } from './submission-sql.ts'

type ExportStores = Pick<Stores, 'forms' | 'formVersions' | 'submissions'>

/** Submissions of an export, read on demand. */
export interface ExportedRows {
  readonly formName: string
  /** The form's current fields, then removed fields from all versions that the submissions used. */
  readonly columns: readonly Field[]
  /** The form's currency, for prices. */
  readonly currency: Currency | undefined
  /** Null when counting would take too long. */
  readonly count: number | null
  readonly pages: AsyncIterable<readonly Submission[]>
  /** Text of empty cells of questions that were not asked; absent when they stay empty. */
  readonly unaskedOf?: ((submission: Submission) => Promise<UnaskedText>) | undefined
}

/** Returns the text of an empty cell: that of questions not asked, or an empty one. */
export type UnaskedText = (fieldId: string) => string

/**
 * Selects the submissions of an export.
 * @throws Refusal form_not_found
 */
export async function exportRows(
  stores: ExportStores,
  readSelection: ReadSelection,
  owner: { readonly ownerId: string; readonly formId: string },
  { sort, unasked, ...filter }: SubmissionExport,
): Promise<ExportedRows> {
  const { ownerId, formId } = owner
  const form = await stores.forms.read(ownerId, formId)
  if (form === null) throw refuse('form_not_found')
  const writesUnasked = unasked === 'words'
  const selection = {
    ...(await readSelection(ownerId, formId, filter, writesUnasked)),
    oldestFirst: sort === 'oldest',
  }
  const pages = await stores.submissions.pages(ownerId, formId, selection)
  if (pages === null) throw refuse('form_not_found')
  const former = await stores.formVersions.withFormerFields(formId)
  // Counting versions reads all submissions, so it runs only for removed fields or a selection.
  const isKnown = former.length === 0 && !isSelection(selection)
  const counted = isKnown
    ? null
    : await stores.submissions.countVersions(ownerId, formId, selection, countMs)
  const counts = counted?.complete ? counted.counts : null
  let columns = withFormerFields(withNamesInTexts(inChargedCurrency(form.schema)), [], fieldTypes)
  // After the time limit, a version may have submissions, so its columns are written, too.
  for (const version of former.filter((one) => counts?.has(one) ?? true)) {
    const schema = await stores.formVersions.readSchema(formId, version)
    if (schema === null) continue
    const one = withNamesInTexts(inChargedCurrency(schema))
    columns = withFormerFields({ fields: columns }, [one], fieldTypes)
  }
  const { test } = selection
  return {
    formName: form.name,
    columns,
    currency: form.schema.settings.payment?.currency,
    count: isKnown ? form.submissionCount : sumOf(counts),
    pages,
    unaskedOf:
      test === undefined || !writesUnasked
        ? undefined
        : async (submission) => {
            const isVisible = await test.visibleFor(submission)
            return (fieldId) => (isVisible(fieldId) ? '' : notAskedText)
          },
  }
}

/** A download starts after this time at the latest, in milliseconds. Without a count, its progress is unknown. */
const countMs = 2_000

function sumOf(counts: ReadonlyMap<number, number> | null): number | null {
  return counts === null ? null : [...counts.values()].reduce((a, b) => a + b, 0)
}
