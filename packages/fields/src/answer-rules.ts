import type { AnswerRules } from '@ramiform/core/field-type'
import { checkboxAnswer } from './checkbox/checkbox-answer.ts'
import { dateAnswer } from './date/date-answer.ts'
import { emailAnswer } from './email/email-answer.ts'
import { fileAnswer } from './file/file-answer.ts'
import type { FieldTypeName, FurtherKindName } from './index.ts'
import { numberAnswer } from './number/number-answer.ts'
import { paymentAnswer } from './payment/payment-answer.ts'
import { phoneAnswer } from './phone/phone-answer.ts'
import { priceAnswer } from './price/price-answer.ts'
import { quantityAnswer } from './quantity/quantity-answer.ts'
import { oneOffered } from './shared/choice-answer.ts'
import { freeText } from './shared/text-answer.ts'
import { urlAnswer } from './url/url-answer.ts'

/**
 * Answer rules by type: the only part of the types in the public form's script. `addKind` adds those of further
 * kinds that a form has (decision 361).
 */
export const answerRules: Record<string, AnswerRules> = {
  text: freeText,
  email: emailAnswer,
  number: numberAnswer,
  textarea: freeText,
  phone: phoneAnswer,
  url: urlAnswer,
  select: oneOffered,
  radio: oneOffered,
  checkbox: checkboxAnswer,
  date: dateAnswer,
  file: fileAnswer,
  payment: paymentAnswer,
  price: priceAnswer,
  quantity: quantityAnswer,
} satisfies Record<Exclude<FieldTypeName, FurtherKindName>, AnswerRules>
