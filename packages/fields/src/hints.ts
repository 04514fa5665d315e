import { addressHints } from './address/hints.ts'
import { checkboxHints } from './checkbox/hints.ts'
import { birthWords, dateHints, expiryWords } from './date/hints.ts'
import { emailHints } from './email/hints.ts'
import { fileHints } from './file/hints.ts'
import type { FieldTypeName } from './index.ts'
import { numberHints } from './number/hints.ts'
import { paymentHints } from './payment/hints.ts'
import { phoneHints } from './phone/hints.ts'
import { priceHints } from './price/hints.ts'
import { quantityHints } from './quantity/hints.ts'
import { radioHints } from './radio/hints.ts'
import { rankingHints } from './ranking/hints.ts'
import { ratingHints } from './rating/hints.ts'
import { scaleHints } from './scale/hints.ts'
import { selectHints } from './select/hints.ts'
import type { FieldHints } from './shared/field-hints.ts'
import { signatureHints } from './signature/hints.ts'
import { statementHints } from './statement/hints.ts'
import { textHints } from './text/hints.ts'
import { textareaHints } from './textarea/hints.ts'
import { timeHints } from './time/hints.ts'
import { urlHints } from './url/hints.ts'
import { yesNoHints } from './yes-no/hints.ts'

export { birthWords, expiryWords }

/** Hints of every type, in the order in which a label is matched: "E-mail me a date" gives an email field. */
export const fieldHints = {
  email: emailHints,
  url: urlHints,
  phone: phoneHints,
  file: fileHints,
  date: dateHints,
  number: numberHints,
  textarea: textareaHints,
  text: textHints,
  select: selectHints,
  radio: radioHints,
  checkbox: checkboxHints,
  payment: paymentHints,
  price: priceHints,
  quantity: quantityHints,
  rating: ratingHints,
  scale: scaleHints,
  'yes-no': yesNoHints,
  ranking: rankingHints,
  time: timeHints,
  address: addressHints,
  signature: signatureHints,
  statement: statementHints,
} as const satisfies Record<FieldTypeName, FieldHints>
