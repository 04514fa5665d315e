import type { FieldType } from '@ramiform/core/field-type'
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
}
