import type { Currency, Field } from '@ramiform/core/field'
import type { ComponentType, ReactNode } from 'react'

/** A setting that may be wrong. The message is shown at the control that can mend it. */
export type FieldMember =
  | 'label'
  | 'placeholder'
  | 'description'
  | 'options'
  | 'validation.min'
  | 'validation.max'
  | 'validation.pattern'
  | 'payment.amount'
  | 'payment.minAmount'
  | 'payment.maxAmount'
  | 'payment.items'
  | 'fixedPrice'
  | 'upload.maxFiles'
  | 'upload.maxMegabytes'

/** Props of every settings component. */
export interface SettingsProps {
  readonly field: Field
  /** all fields of the form, this one among them */
  readonly fields: readonly Field[]
  /** of the form, for fields without one of their own */
  readonly currency?: Currency | undefined
  /** `control` names what is being typed in, so that a whole text is one step to undo */
  onChange(change: Partial<Field>, control?: string): void
  readonly problems: Partial<Readonly<Record<FieldMember, string>>>
  /** the app's own controls: settings say what can be set, the app how that looks */
  readonly controls: SettingControls
}

export interface SettingControls {
  readonly Text: ComponentType<TextSettingProps>
  readonly Number: ComponentType<NumberSettingProps>
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
  /** monospace, for machine-readable values */
  readonly code?: boolean | undefined
}

interface NumberSettingProps extends Named {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly min?: number | undefined
  readonly step?: number | undefined
}

/** An amount that is typed as `20.00`. */
export interface MoneySettingProps extends Named {
  /** in cents */
  readonly value: number | undefined
  /** undefined when it was emptied, unless it is required */
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

/** A list of settings of which there can be more or fewer. */
export interface RowsSettingProps extends Named {
  /** the controls of each row */
  readonly rows: readonly ReactNode[]
  readonly addLabel: string
  /** absent while no more can be added */
  readonly onAdd?: (() => void) | undefined
  readonly removeLabel: (index: number) => string
  readonly onRemove: (index: number) => void
}
