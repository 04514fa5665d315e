import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

interface NativeSelectProps extends ComponentProps<'select'> {
  readonly options: readonly SelectOption[]
  /** more options, grouped under headings */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[]
  readonly placeholder?: string | undefined
  readonly compact?: boolean
}

export interface SelectProps extends Omit<NativeSelectProps, 'onChange' | 'value'> {
  /** label for screen readers; the context shows it visually */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A native select, because it opens fast and works well on phones. `SearchSelect` is for long lists. */
export function Select({ label, onChange, ...rest }: SelectProps) {
  return (
    <NativeSelect
      {...rest}
      aria-label={label}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

export function NativeSelect({
  options,
  groups = [],
  placeholder,
  compact = false,
  className,
  value,
  ...select
}: NativeSelectProps) {
  return (
    <span className={classNames(styles.select, className)}>
      <select
        {...select}
        className={classNames(fieldStyles.input, compact && fieldStyles.compact)}
        value={value}
        data-empty={value === '' || undefined}
      >
        {placeholder !== undefined && (
          <option value="" disabled={value !== ''}>
            {placeholder}
          </option>
        )}
        {options.map(drawOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(drawOption)}
          </optgroup>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </span>
  )
}

const drawOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)
