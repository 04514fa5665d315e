import type { Conditional } from '@ramiform/core/conditions/condition'
import { canOfferOnlyWhen } from '@ramiform/core/conditions/offer-problem'
import type { Field, OptionWhen } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { labelText } from './label-text.ts'
import { any, type Logic } from './logic.ts'
import type { Question } from './question.ts'

/** Conditions of a field's options, and a sentence for each that could not be kept. */
export function offersOf(
  { choices, table }: Question,
  { type, options = [] }: Field,
  conditionOf: (logic: Logic) => {
    readonly problem: string | undefined
    readonly conditional: Conditional | undefined
  },
): { readonly offers: readonly OptionWhen[]; readonly lost: readonly string[] } {
  const offers: OptionWhen[] = []
  const lost: string[] = []
  const byText = Map.groupBy(choices, ({ text }) => labelText(text))
  for (const [option, same] of byText) {
    const logics = same.flatMap(({ logic }) => logic ?? [])
    // Of two choices with one text, one may always be offered.
    if (logics.length < same.length || !options.includes(option)) continue
    const { problem, conditional: when } = conditionOf(any(...logics))
    const why = table
      ? 'the rows of a matrix have the same options'
      : canOfferOnlyWhen(fieldTypeOf(fieldTypes, type))
        ? problem
        : 'this type of field always offers all options'
    if (why !== undefined) {
      lost.push(
        `The condition of the option "${option.slice(0, 80)}" could not be imported, so it is always offered: ${why}.`,
      )
    } else if (when !== undefined) offers.push({ option, when })
  }
  return { offers, lost }
}
