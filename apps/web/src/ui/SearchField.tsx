import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEventHandler, Ref } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Kbd } from './Kbd.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** label for screen readers */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string | undefined
  /** shortcut that focuses the field, shown while it is empty */
  readonly shortcut?: string | undefined
  readonly maxLength?: number
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  className,
  shortcut,
  ...input
}: SearchFieldProps) {
  return (
    <div className={classNames(styles.search, className)}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        {...input}
        type="search"
        aria-keyshortcuts={shortcut}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldStyles.input}
      />
      {shortcut !== undefined && value === '' && <Kbd>{shortcut}</Kbd>}
    </div>
  )
}
