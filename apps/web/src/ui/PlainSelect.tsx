import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import styles from './PlainSelect.module.css'

export interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  /** label for screen readers; the context shows it visually */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly PlainOption[]
  /** more options, grouped under headings */
  readonly groups?: readonly { readonly label: string; readonly options: readonly PlainOption[] }[]
  readonly placeholder?: string
  readonly compact?: boolean
}

interface PlainOption {
  readonly value: string
  readonly label: string
}

/** A native select, for long lists or inside rows: it opens fast and works well on phones. */
export function PlainSelect({
  label,
  value,
  onChange,
  options,
  groups = [],
  placeholder,
  compact = false,
  className,
  ...rest
}: PlainSelectProps) {
  return (
    <span className={classNames(styles.select, className)}>
      <select
        {...rest}
        aria-label={label}
        className={classNames(fieldStyles.input, compact && fieldStyles.compact)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
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

const drawOption = ({ value, label }: PlainOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)
