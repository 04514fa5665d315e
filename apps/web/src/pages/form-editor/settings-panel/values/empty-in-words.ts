import type { EmptyCause } from '@ramiform/core/values/try-values'

/** Why a value is empty, as the end of a sentence. */
export function emptyInWords(cause: EmptyCause, nameOf: (id: string) => string): string {
  switch (cause.kind) {
    case 'no_answer':
      return `“${nameOf(cause.id)}” has no answer`
    case 'hidden':
      return `“${nameOf(cause.id)}” is hidden`
    case 'not_a_number':
      return `“${nameOf(cause.id)}” is “${cause.answer.slice(0, 40)}”, not a number`
    case 'division_by_zero':
      return 'it divides by zero'
    case 'too_large':
      return 'the number has more than 15 digits'
    case 'empty_text':
      return 'the chosen text is empty'
  }
}
