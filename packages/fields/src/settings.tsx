import type { ComponentType } from 'react'
import { AddressSettings } from './address/AddressSettings.tsx'
import { CheckboxSettings } from './checkbox/CheckboxSettings.tsx'
import { DateSettings } from './date/DateSettings.tsx'
import { EmailSettings } from './email/EmailSettings.tsx'
import { FileSettings } from './file/FileSettings.tsx'
import type { FieldTypeName } from './index.ts'
import { NumberSettings } from './number/NumberSettings.tsx'
import { PaymentSettings } from './payment/PaymentSettings.tsx'
import { PhoneSettings } from './phone/PhoneSettings.tsx'
import { PriceSettings } from './price/PriceSettings.tsx'
import { QuantitySettings } from './quantity/QuantitySettings.tsx'
import { RadioSettings } from './radio/RadioSettings.tsx'
import { RankingSettings } from './ranking/RankingSettings.tsx'
import { RatingSettings } from './rating/RatingSettings.tsx'
import { ScaleSettings } from './scale/ScaleSettings.tsx'
import { SelectSettings } from './select/SelectSettings.tsx'
import type { SettingsProps } from './shared/settings-props.tsx'
import { SignatureSettings } from './signature/SignatureSettings.tsx'
import { StatementSettings } from './statement/StatementSettings.tsx'
import { TextSettings } from './text/TextSettings.tsx'
import { TextareaSettings } from './textarea/TextareaSettings.tsx'
import { TimeSettings } from './time/TimeSettings.tsx'
import { UrlSettings } from './url/UrlSettings.tsx'
import { YesNoSettings } from './yes-no/YesNoSettings.tsx'

export { AnySettings } from './shared/AnySettings.tsx'
export type {
  DaySettingProps,
  FieldMember,
  MoneySettingProps,
  RowsSettingProps,
  SettingControls,
} from './shared/settings-props.tsx'

/** Settings by type, beyond the shared label, options, Required, Inline and Width. */
export const settings: Readonly<Record<FieldTypeName, ComponentType<SettingsProps>>> = {
  text: TextSettings,
  email: EmailSettings,
  number: NumberSettings,
  textarea: TextareaSettings,
  phone: PhoneSettings,
  url: UrlSettings,
  select: SelectSettings,
  radio: RadioSettings,
  checkbox: CheckboxSettings,
  date: DateSettings,
  file: FileSettings,
  payment: PaymentSettings,
  price: PriceSettings,
  quantity: QuantitySettings,
  rating: RatingSettings,
  scale: ScaleSettings,
  'yes-no': YesNoSettings,
  ranking: RankingSettings,
  time: TimeSettings,
  address: AddressSettings,
  signature: SignatureSettings,
  statement: StatementSettings,
}
