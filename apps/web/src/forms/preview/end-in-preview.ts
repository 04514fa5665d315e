import type { Answers } from '@ramiform/core/answers'
import { endingOf } from '@ramiform/core/conditions/endings'
import type { FormSchema } from '@ramiform/core/form'
import type { FormWords } from '@ramiform/core/words/form-words'
import { fieldTypes } from '@ramiform/fields'
import type { FormEnd } from '@ramiform/renderer'

/** The ending that a preview shows; the server decides in the same way. Undefined for the success message. */
export function endInPreview(
  schema: FormSchema,
  words: FormWords,
): (answers: Answers) => Partial<FormEnd> | undefined {
  return (answers) => {
    const ending = endingOf(schema, answers, fieldTypes)
    if (ending === undefined) return undefined
    const { title, message, redirectUrl } = ending
    return { title, message: message?.trim() ? message : words.ending.received, redirectUrl }
  }
}
