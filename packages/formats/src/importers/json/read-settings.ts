import { canHaveColumns, canHavePrices, canLimitChoices } from '@ramiform/core/choice-settings'
import type { Field, OptionPrice } from '@ramiform/core/field'
import type { FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { canHaveSteps } from '@ramiform/core/number-steps'
import { maxAmount } from '@ramiform/core/payments/currencies'
import { type Members, membersOf, numberIn, textIn } from './members.ts'

type Settings = Pick<Field, 'minChoices' | 'maxChoices' | 'columns' | 'prices' | 'unit'>

/** Further settings of choices and numbers, as far as the type has them. */
export function readSettings(
  members: Members,
  options: readonly string[] = [],
  type: FieldType,
  warn: (message: string) => void,
): Settings {
  const whole = (name: string, most: number) => {
    const number = numberIn(members, name)
    return number !== null && Number.isInteger(number) && number >= 1 && number <= most
      ? number
      : undefined
  }
  const minChoices = canLimitChoices(type) ? whole('minChoices', limits.options) : undefined
  const maxChoices = canLimitChoices(type) ? whole('maxChoices', limits.options) : undefined
  const columns = canHaveColumns(type) ? whole('columns', 3) : undefined
  const prices = canHavePrices(type) ? readPrices(members.prices, options, warn) : []
  const unit = canHaveSteps(type) ? (textIn(members, 'unit') ?? '').trim() : ''
  return {
    ...(minChoices !== undefined && { minChoices }),
    ...(maxChoices !== undefined && { maxChoices }),
    ...(columns !== undefined && { columns }),
    ...(prices.length > 0 && { prices }),
    ...(unit !== '' && { unit: unit.slice(0, limits.unitCharacters) }),
  }
}

function readPrices(
  value: unknown,
  options: readonly string[],
  warn: (message: string) => void,
): readonly OptionPrice[] {
  if (!Array.isArray(value)) return []
  const offered = new Set(options)
  const prices = value.flatMap((one): readonly OptionPrice[] => {
    const given = membersOf(one)
    const option = given && textIn(given, 'option')
    const price = given && numberIn(given, 'price')
    if (!option || !price || !Number.isInteger(price) || price < 1 || price > maxAmount) return []
    // Each option has one price.
    return offered.delete(option) ? [{ option, price }] : []
  })
  if (prices.length < value.length) warn('Some prices of its options could not be read.')
  return prices
}
