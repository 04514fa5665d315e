import { Field } from '@base-ui/react/field'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { NativeSelect, type SelectOption } from './Select.tsx'

export interface SelectFieldProps<Value extends string> extends FieldFrameProps {
  readonly options: readonly SelectOption<Value>[]
  /** null while nothing is selected */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** A select with its label above. */
export function SelectField<Value extends string>({
  label,
  hideLabel,
  error,
  hint,
  className,
  disabled,
  options,
  value,
  onChange,
}: SelectFieldProps<Value>) {
  function choose(next: string) {
    const option = options.find((one) => one.value === next)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <FieldFrame {...{ label, hideLabel, error, hint, className, disabled }}>
      <Field.Control
        value={value ?? ''}
        onValueChange={choose}
        render={
          <NativeSelect options={options} placeholder={value === null ? 'Choose...' : undefined} />
        }
      />
    </FieldFrame>
  )
}
