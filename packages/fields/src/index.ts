import type { FieldTypes } from '@ramiform/core/field-type'
import { address } from './address/address.ts'
import { checkbox } from './checkbox/checkbox.ts'
import { date } from './date/date.ts'
import { email } from './email/email.ts'
import { file } from './file/file.ts'
import { number } from './number/number.ts'
import { payment } from './payment/payment.ts'
import { phone } from './phone/phone.ts'
import { price } from './price/price.ts'
import { quantity } from './quantity/quantity.ts'
import { radio } from './radio/radio.ts'
import { ranking } from './ranking/ranking.ts'
import { rating } from './rating/rating.ts'
import { scale } from './scale/scale.ts'
import { select } from './select/select.ts'
import { signature } from './signature/signature.ts'
import { statement } from './statement/statement.ts'
import { text } from './text/text.ts'
import { textarea } from './textarea/textarea.ts'
import { time } from './time/time.ts'
import { url } from './url/url.ts'
import { yesNo } from './yes-no/yes-no.ts'

/** The fourteen specified types in the order of the palette: basic, choice, special (spec section 2). */
const specifiedTypes = {
  text,
  email,
  number,
  textarea,
  phone,
  url,
  select,
  radio,
  checkbox,
  date,
  file,
  payment,
  price,
  quantity,
} as const satisfies FieldTypes

/** Further kinds in the order of the palette's group "More Fields" (decision 360). */
const furtherKinds = {
  rating,
  scale,
  'yes-no': yesNo,
  ranking,
  time,
  address,
  signature,
  statement,
} as const satisfies FieldTypes

/** All field types in the order of the palette. */
export const fieldTypes = { ...specifiedTypes, ...furtherKinds } as const satisfies FieldTypes

export type FurtherKindName = keyof typeof furtherKinds
export type FieldTypeName = keyof typeof fieldTypes
