import { type Answer, isList } from '@ramiform/core/answers'
import { offersIn } from '@ramiform/core/conditions/offer-fields'
import { offerId } from '@ramiform/core/conditions/offer-ids'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'

/** An option with a condition, and the position of the field that stands for it. */
export interface PlacedOffer {
  readonly option: string
  readonly position: number
}

/** The options of a field that are offered only for some answers. */
export function offersAt(
  schema: FormSchema,
  field: Field | undefined,
  positions: ReadonlyMap<string, number>,
): readonly PlacedOffer[] {
  if (field?.optionsWhen === undefined) return []
  return offersIn(field, schema).flatMap(({ option, at }) => {
    const position = positions.get(offerId(field.id, at))
    return position === undefined ? [] : [{ option, position }]
  })
}

/** True when the field can be without any option. */
export function mayOfferNothing(
  { options = [], other }: Field,
  offers: readonly PlacedOffer[],
): boolean {
  const conditional = new Set(offers.map(({ option }) => option))
  return options.length > 0 && other === undefined && options.every((one) => conditional.has(one))
}

/** True when an answer has the option. */
export function hasOption(answer: Answer | undefined, option: string): boolean {
  return isList(answer) ? answer.includes(option) : answer === option
}
