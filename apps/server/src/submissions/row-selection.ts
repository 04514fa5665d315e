import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import type { AnswerState, PreparedFilter } from '@ramiform/core/submissions/filters'

/** Filters on the answers of one form's submissions. SQL does the same as `decide`, where it can. */
export interface RowTest {
  readonly filters: readonly PreparedFilter[]
  /** Schemas that SQL can use to decide what was asked. Core decides for rows of other versions. */
  readonly versions: ReadonlyMap<number, FormSchema>
  decide(submission: Submission): Promise<boolean>
  /**
   * Returns which fields the submission's version showed. Use the result before the next call: submissions of a version
   * share it.
   */
  visibleFor(submission: Submission): Promise<(fieldId: string) => boolean>
  stateOf(submission: Submission, fieldId: string): Promise<AnswerState>
}

/** Rows that a search or filter selects. All parts must hold. */
export interface RowSelection {
  /** Search text for the email address and the answers, case-insensitive. */
  readonly q?: string | undefined
  /** Inclusive. */
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly to?: Date | undefined
  readonly withEmail?: boolean | undefined
  readonly ids?: readonly string[] | undefined
  readonly test?: RowTest | undefined
}
