import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import styles from './field.module.css'

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TextArea({
  label,
  hideLabel,
  error,
  hint,
  className,
  disabled,
  value,
  onChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hideLabel, error, hint, className, disabled }}>
      <Field.Control
        value={value}
        onValueChange={onChange}
        className={classNames(styles.input, styles.area)}
        render={<textarea {...area} rows={rows} />}
      />
    </FieldFrame>
  )
}
