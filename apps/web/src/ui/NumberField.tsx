import { NumberField as BaseNumberField } from '@base-ui/react/number-field'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import styles from './field.module.css'

export interface NumberFieldProps extends FieldFrameProps {
  readonly value: number | undefined
  /** called with undefined when the field was cleared */
  readonly onChange: (value: number | undefined) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly compact?: boolean
}

/** A number input. Arrow keys and the wheel step the value; typed text is parsed on blur. */
export function NumberField({
  label,
  hideLabel,
  error,
  hint,
  className,
  disabled,
  value,
  onChange,
  placeholder,
  compact = false,
  ...bounds
}: NumberFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, error, hint, className, disabled }}>
      <BaseNumberField.Root
        {...bounds}
        value={value ?? null}
        onValueChange={(next) => onChange(next ?? undefined)}
        format={{ useGrouping: false, maximumFractionDigits: 10 }}
        locale="en"
      >
        <BaseNumberField.Input
          placeholder={placeholder}
          className={classNames(styles.input, compact && styles.compact)}
        />
      </BaseNumberField.Root>
    </FieldFrame>
  )
}
