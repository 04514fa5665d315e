import type { ComponentType } from 'react'
import { CheckboxInput } from './checkbox/CheckboxInput.tsx'
import { DateInput } from './date/DateInput.tsx'
import { EmailInput } from './email/EmailInput.tsx'
import type { FieldTypeName, FurtherKindName } from './index.ts'
import { NumberInput } from './number/NumberInput.tsx'
import { PhoneInput } from './phone/PhoneInput.tsx'
import { PriceInput } from './price/PriceInput.tsx'
import { QuantityInput } from './quantity/QuantityInput.tsx'
import { RadioInput } from './radio/RadioInput.tsx'
import { SelectInput } from './select/SelectInput.tsx'
import type { InputProps } from './shared/input-props.ts'
import { TextInput } from './text/TextInput.tsx'
import { TextareaInput } from './textarea/TextareaInput.tsx'
import { UrlInput } from './url/UrlInput.tsx'

export { Icon } from './shared/Icon.tsx'
export type { FilledForm, InputProps, Leads } from './shared/input-props.ts'
export { isInline } from './shared/OptionRows.tsx'

/** An input component. One that shows its label and description itself, as a statement does, says so. */
export type Input = ComponentType<InputProps> & { labeled?: true }

/** Types whose input has its own script, loaded only by forms that use them. */
export type LoadedType = 'file' | 'payment' | FurtherKindName

/** Input components by type; those of `LoadedType` are present once loaded. */
export type Inputs = Readonly<
  Record<Exclude<FieldTypeName, LoadedType>, Input> & Partial<Record<LoadedType, Input>>
>

/** Inputs in every form's script. */
export const inputs: Inputs = {
  text: TextInput,
  email: EmailInput,
  number: NumberInput,
  textarea: TextareaInput,
  phone: PhoneInput,
  url: UrlInput,
  select: SelectInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
  date: DateInput,
  price: PriceInput,
  quantity: QuantityInput,
}

/**
 * Roles of inputs with several controls or none, which a legend names. A label names the single control of the
 * others. `addKind` adds those of further kinds.
 */
export const groupRoles: Partial<Record<FieldTypeName, 'group' | 'radiogroup'>> = {
  radio: 'radiogroup',
  checkbox: 'group',
  payment: 'group',
}
