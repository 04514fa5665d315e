import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import styles from './field.module.css'

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'className' | 'size'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** 32 px high, for use inside a row */
  readonly compact?: boolean
}

export function TextField({
  label,
  hideLabel,
  error,
  hint,
  className,
  disabled,
  value,
  onChange,
  compact = false,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, error, hint, className, disabled }}>
      <Field.Control
        {...input}
        value={value}
        onValueChange={onChange}
        className={classNames(styles.input, compact && styles.compact)}
      />
    </FieldFrame>
  )
}
