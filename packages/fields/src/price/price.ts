import type { FieldType } from '@ramiform/core/field-type'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { pricePlaceholder } from '../shared/currency.ts'
import { usualField } from '../shared/usual-field.ts'
import { priceAnswer } from './price-answer.ts'

/** An amount of money above zero, in units of the currency, such as dollars. */
export const price: FieldType = {
  ...usualField,
  ...priceAnswer,
  type: 'price',
  group: 'special',
  defaultLabel: 'Price Input',
  defaultPlaceholder: pricePlaceholder('usd'),
  canBeSource: true,
  isFurtherSource: true,
  counts: 'price',
  example: (field) => fixedAnswer(field) ?? String(Math.max(20, field.validation?.min ?? 20)),
}
