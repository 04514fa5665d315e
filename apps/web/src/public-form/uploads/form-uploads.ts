import type { Answer } from '@ramiform/core/answers'
import type { Uploads } from '@ramiform/fields/uploads'

/** The files of a whole form on their way to its server. */
export interface FormUploads extends Uploads {
  /**
   * Resolves when none of these answers' files is on its way any more: with what names their content beside the
   * answers, or with a sentence for each field whose files could not be sent.
   */
  settled(
    answers: Readonly<Record<string, Answer>>,
  ): Promise<
    | { readonly kind: 'sent'; readonly names: Readonly<Record<string, Answer>> }
    | { readonly kind: 'failed'; readonly fieldErrors: Readonly<Record<string, string>> }
    | { readonly kind: 'unreachable' }
  >
  /** After the answers were accepted and the files are the form's, or were given up with them. */
  forget(): void
}
