import { type Answers, isList } from '@ramiform/core/answers'
import type { AnswerText } from '@ramiform/core/answers-in-texts/fill-text'
import { answersForTexts } from '@ramiform/core/answers-in-texts/live-texts'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { isOtherText } from '@ramiform/core/other'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { checkContext } from '../../forms/check-context.ts'

/** A name or a few words: no digits, no links, no addresses. */
const harmlessWords = /^[\p{L}\p{M}' \u2019-]{1,60}$/u

/**
 * Answers for the texts of a receipt: options, numbers, dates and times. A text, also one of *Other*, appears only if it
 * could be a name. All other answers give the fallback (decision 563).
 */
export function answersForReceipt(
  schema: FormSchema,
  answers: Answers,
  language: Language,
): AnswerText {
  return answersForTexts(inChargedCurrency(schema), answers, (field, answer) => {
    const type = fieldTypeOf(checkContext.fieldTypes, field.type)
    const text = answerInText(field, answer, schema.settings.payment?.currency, language)
    const items = typeof answer === 'string' ? [answer] : isList(answer) ? answer : []
    const isOwn = items.some((item) => isOtherText(field, item))
    const isBounded =
      (type?.hasOptions && !isOwn) ||
      type?.comparesAsNumber ||
      type?.control === 'calendar' ||
      type?.control === 'clock'
    return text !== undefined && (isBounded || harmlessWords.test(text)) ? text : undefined
  })()
}
