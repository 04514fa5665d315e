import { readNumber } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
import { pricePlaceholder } from '../shared/currency.ts'
import { checkText, textToLine } from '../shared/text-answer.ts'

/** An amount of money above zero, in whole units of the currency. */
export const price: FieldType = {
  type: 'price',
  group: 'special',
  defaultLabel: 'Price Input',
  defaultPlaceholder: pricePlaceholder('usd'),
  answerKind: 'text',
  bounds: 'value',
  allowsPattern: false,
  hasOptions: false,
  comparesAsNumber: true,
  canBeSource: false,
  hints: ['price', 'amount', 'budget', 'cost', 'donation'],
  check: checkText((text) => (readNumber(text) > 0 ? null : 'price')),
  toText: textToLine,
  initial: {},
}
