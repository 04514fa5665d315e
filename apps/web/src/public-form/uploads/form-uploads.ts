import type { Answer } from '@ramiform/core/answers'
import type { Uploads } from '@ramiform/fields/uploads'

/** Uploads of a whole form. */
export interface FormUploads extends Uploads {
  /**
   * Resolves when no upload of these answers is running. Returns the upload names that go with the answers, or a
   * message for each field whose files failed.
   */
  settled(
    answers: Readonly<Record<string, Answer>>,
  ): Promise<
    | { readonly kind: 'sent'; readonly names: Readonly<Record<string, Answer>> }
    | { readonly kind: 'failed'; readonly fieldErrors: Readonly<Record<string, string>> }
    | { readonly kind: 'unreachable' }
  >
  /** Clears all uploads after the answers were accepted or discarded. */
  forget(): void
}
