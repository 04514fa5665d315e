import type { Answers } from '@ramiform/core/answers'
import { fillAddress, fillText } from '@ramiform/core/answers-in-texts/fill-text'
import { answersForTexts } from '@ramiform/core/answers-in-texts/live-texts'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { endingOf } from '@ramiform/core/conditions/endings'
import type { FormSchema } from '@ramiform/core/form'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { fieldTypes } from '@ramiform/fields'
import { answerInText } from '@ramiform/fields/answer-in-text'
import type { FormEnd } from '@ramiform/renderer'

/** The end that a preview shows, with answers in its texts; the server decides in the same way. */
export function endInPreview(
  schema: FormSchema,
  words: FormWords,
): (answers: Answers) => Partial<FormEnd> | undefined {
  const { successMessage, payment } = schema.settings
  return (answers) => {
    const answerOf = answersForTexts(inChargedCurrency(schema), answers, (field, answer) =>
      answerInText(field, answer, payment?.currency, words.language),
    )()
    const ending = endingOf(schema, answers, fieldTypes)
    if (ending === undefined) {
      return successMessage ? { message: fillText(successMessage, answerOf) } : undefined
    }
    const { title, message, redirectUrl } = ending
    return {
      title: title && fillText(title, answerOf),
      message: message?.trim() ? fillText(message, answerOf) : words.ending.received,
      redirectUrl: redirectUrl && fillAddress(redirectUrl, answerOf),
    }
  }
}
