import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Field } from '@ramiform/core/field'
import type { DisplayStyle } from '@ramiform/core/form'
import { messageFor } from '@ramiform/core/validation/messages'
import type { AnswerProblem } from '@ramiform/core/validation/problem'

/** A problem, with the server's message if the server found it. */
export interface ServerProblem extends AnswerProblem {
  readonly message?: string
}

/** Converts the server's messages by field id to problems. */
export function serverProblems(fieldErrors: Readonly<Record<string, string>>): ServerProblem[] {
  return Object.entries(fieldErrors).map(([fieldId, message]) => ({
    fieldId,
    code: 'format',
    message,
  }))
}

/** The message of a problem: the server's, or the specified text (spec section 5). */
export function problemText(
  problem: ServerProblem,
  field: Field,
  style: DisplayStyle,
  words: FormWords,
): string {
  return problem.message ?? messageFor(problem, field, style, words)
}
