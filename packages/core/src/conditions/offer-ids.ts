import type { Field, OptionWhen } from '../field.ts'
import type { Conditional } from './condition.ts'

/** Type of the fields that stand for conditions of options. No stored form has one. */
export const offerType = 'offer'

const middle = ' option '

/** Id of the field that stands for the condition of the option at an index. No stored id has a space. */
export function offerId(fieldId: string, at: number): string {
  return `${fieldId}${middle}${at + 1}`
}

/** The choice and the index of the option that an id stands for; undefined for any other id. */
export function offerOfId(id: string): { fieldId: string; at: number } | undefined {
  const [fieldId = '', number] = id.split(middle)
  return number === undefined ? undefined : { fieldId, at: Number(number) - 1 }
}

/** An option with its condition, and its index among the options of the field. */
export interface Offer extends OptionWhen {
  readonly at: number
}

/** The conditions of a field's options. */
export function offersOfField({ options, optionsWhen = [] }: Field): readonly Offer[] {
  return optionsWhen.flatMap((one) => {
    const at = options?.indexOf(one.option) ?? -1
    return at < 0 ? [] : [{ ...one, at }]
  })
}

/** The condition of an option as a field without answers, which shows while the option is offered. */
export function offerAsField(
  { id, label }: Pick<Field, 'id' | 'label'>,
  { option, at, when }: Omit<Offer, 'when'> & { readonly when?: Conditional | undefined },
): Field {
  const of = label.trim() === '' ? 'a question without a label' : label
  return {
    id: offerId(id, at),
    type: offerType,
    label: `“${option}” of ${of}`,
    ...(when && { conditional: when }),
  }
}
