import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import type { QueryClient } from '@tanstack/react-query'
import type { ListQuery } from '../shared/submission-queries.ts'

/** What the owner exports, and how. */
export interface ExportChoice {
  readonly format: 'csv' | 'xlsx'
  /** true writes "Not asked" for questions that were not asked */
  readonly unasked: boolean
  /** filter and order of the rows; empty for all, and only the order for chosen ones */
  readonly filter: ListQuery
  /** only these submissions */
  readonly chosen?: readonly Submission[] | undefined
}

export interface ExportRequest extends ExportChoice {
  readonly form: Form
  /** number of all submissions, whether they match or not */
  readonly total: number
  readonly queryClient: QueryClient
  readonly signal: AbortSignal
  /** `of` is null while the total is unknown */
  readonly onProgress: (rows: number, of: number | null) => void
}

/** Number of chosen submissions that the server exports at once, from the contract. */
export const mostChosen = 100_000
