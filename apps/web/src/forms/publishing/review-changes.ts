import type { Form, FormSchema } from '@ramiform/core/form'
import type { MeaningComparison } from '@ramiform/proving/compare-meaning'
import type { QueryClient } from '@tanstack/react-query'
import { liveFormQuery } from '../../api/queries.ts'
import type { CompareJob } from '../meaning/compare-job.ts'

/** What a new version changes for visitors. */
export interface Review {
  readonly live: Form
  readonly after: { readonly name: string; readonly description?: string | undefined }
  readonly comparison: MeaningComparison
  readonly versions: CompareJob
}

/** The draft that is about to replace the live version. */
export interface PendingForm {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
}

/**
 * Compares a draft with the live form.
 *
 * @returns the live form, and the review; null when visitors see the same questions, for example with other texts
 * @throws ApiError or Error when the live form cannot be read or compared
 */
export async function reviewChanges(
  queryClient: QueryClient,
  { id, name, description, schema }: PendingForm,
): Promise<{ readonly live: Form; readonly review: Review | null }> {
  const [{ compareInWorker }, { matters }, live] = await Promise.all([
    import('../meaning/compare-in-worker.ts'),
    import('../meaning/meaning-words.ts'),
    queryClient.fetchQuery({ ...liveFormQuery(id), staleTime: 0 }),
  ])
  const versions = { before: live.schema, after: schema }
  const comparison = await compareInWorker(versions)
  const isReviewed = matters(comparison, versions)
  return {
    live,
    review: isReviewed ? { live, after: { name, description }, comparison, versions } : null,
  }
}
