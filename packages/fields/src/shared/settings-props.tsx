import type { Currency, Field } from '@ramiform/core/field'
import type { Value } from '@ramiform/core/value'
import type { ComponentType, ReactNode } from 'react'

/** A setting that may have a problem. The message appears at the control that can fix it. */
export type FieldMember =
  | 'label'
  | 'placeholder'
  | 'description'
  | 'options'
  | 'validation.min'
  | 'validation.max'
  | 'validation.step'
  | 'validation.pattern'
  | 'minChoices'
  | 'maxChoices'
  | 'prices'
  | 'unit'
  | 'payment.amount'
  | 'payment.minAmount'
  | 'payment.maxAmount'
  | 'payment.items'
  | 'payment.value'
  | 'fixedPrice'
  | 'steps.lowest'
  | 'steps.highest'
  | 'ranks'
  | 'errorText'
  | 'upload.maxFiles'
  | 'upload.maxMegabytes'

/** Props of every settings component. */
export interface SettingsProps {
  readonly field: Field
  /** All fields of the form, including this one. */
  readonly fields: readonly Field[]
  /** Number values of the form. */
  readonly values: readonly Pick<Value, 'id' | 'name'>[]
  /** Currency of the form, for fields without their own. */
  readonly currency?: Currency | undefined
  /** Changes the field. `control` names the input that is being typed in, so that one undo reverts all its text. */
  onChange(change: Partial<Field>, control?: string): void
  readonly problems: Partial<Readonly<Record<FieldMember, string>>>
  /** The app's own controls, so that settings do not depend on the app's design. */
  readonly controls: SettingControls
}

export interface SettingControls {
  readonly Text: ComponentType<TextSettingProps>
  /** A text that can show the answers of questions before this one. */
  readonly TextWithAnswers: ComponentType<TextSettingProps & { readonly fieldId: string }>
  readonly Number: ComponentType<NumberSettingProps>
  readonly Day: ComponentType<DaySettingProps>
  readonly Money: ComponentType<MoneySettingProps>
  readonly Switch: ComponentType<SwitchSettingProps>
  readonly Choice: ComponentType<ChoiceSettingProps>
  readonly Rows: ComponentType<RowsSettingProps>
}

interface Named {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

interface TextSettingProps extends Named {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly lines?: number | undefined
  /** True for a monospace font, for machine-readable values. */
  readonly code?: boolean | undefined
}

interface NumberSettingProps extends Named {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
}

/** Props of a day, `YYYY-MM-DD`. Called with whole days only, and with an empty text only if the day is optional. */
export interface DaySettingProps extends Named {
  readonly value: string
  readonly isOptional?: boolean | undefined
  readonly onChange: (day: string) => void
}

/** Props of an amount that is typed as `20.00`. */
export interface MoneySettingProps extends Named {
  /** Amount in cents. */
  readonly value: number | undefined
  /** Called with the amount; undefined when it was cleared, unless it is required. */
  readonly onChange: (cents: number | undefined) => void
  readonly isRequired?: boolean | undefined
}

interface SwitchSettingProps extends Named {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

interface ChoiceSettingProps extends Named {
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** Props of a list of settings that the owner can extend and shorten. */
export interface RowsSettingProps extends Named {
  /** Controls of each row. */
  readonly rows: readonly ReactNode[]
  readonly addLabel: string
  /** Adds a row. Absent at the maximum. */
  readonly onAdd?: (() => void) | undefined
  readonly removeLabel: (index: number) => string
  readonly onRemove: (index: number) => void
}
