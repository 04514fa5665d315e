import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './MonoText.module.css'

export interface MonoTextProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange'> {
  readonly label: string
  /** status at the end of the label's line, announced on change */
  readonly note?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A monospace text area that fills the available height. */
export function MonoText({ label, note, className, onChange, ...area }: MonoTextProps) {
  const id = useId()
  return (
    <div className={classNames(styles.mono, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {note !== undefined && <span role="status">{note}</span>}
      </div>
      <textarea
        {...area}
        id={id}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
