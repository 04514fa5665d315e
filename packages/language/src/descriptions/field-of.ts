import type { Field } from '@ramiform/core/field'
import { labelText } from '@ramiform/formats/reading/label-text'
import { all, toConditional } from '@ramiform/formats/reading/logic'
import { newField } from '@ramiform/formats/reading/new-field'
import type { Entry } from './collection.ts'
import { optionsOf, typeOf } from './draft.ts'

/** Converts an entry into a field. */
export function fieldOf({ id, draft, shown }: Entry): Field {
  const type = typeOf(draft)
  const logic = shown === null ? null : toConditional(all(shown))
  const options = optionsOf(draft)
  const isScale =
    draft.scale !== null || (options.length > 3 && options.every((option) => /^\d+$/.test(option)))
  const field = newField(type, id, {
    label: labelText(draft.label),
    required: draft.required === true,
    options,
    ...(draft.placeholder !== '' && { placeholder: draft.placeholder }),
    ...(logic !== null && { conditional: logic }),
  })
  const inline =
    isScale && type === 'radio' ? { styling: { width: 'full', inline: true } as const } : {}
  return draft.pay === null
    ? { ...field, ...inline }
    : { ...field, payment: { ...field.payment, ...paid(draft.pay) } }
}

function paid({ amount, currency }: { amount: number; currency: string }) {
  const known = (['usd', 'eur', 'gbp', 'cad', 'aud'] as const).find((one) => one === currency)
  return { amount, ...(known !== undefined && { currency: known }) }
}
