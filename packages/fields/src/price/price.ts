import { readNumber } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
import { pricePlaceholder } from '../shared/currency.ts'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** An amount of money above zero, in whole units of the currency. */
export const price: FieldType = {
  ...textAnswer,
  type: 'price',
  group: 'special',
  defaultLabel: 'Price Input',
  defaultPlaceholder: pricePlaceholder('usd'),
  bounds: 'value',
  comparesAsNumber: true,
  check: checkText((text) => (readNumber(text) > 0 ? null : 'price')),
}
