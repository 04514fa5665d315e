import { IconSearch } from '@tabler/icons-react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** its name, read aloud */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string | undefined
}

export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <div className={classNames(styles.search, className)}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldStyles.input}
      />
    </div>
  )
}
