import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Switch.module.css'

export interface SwitchProps {
  readonly label: string
  /** sentence below the label; it moves the switch to the end of the row */
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly className?: string
}

/** A native checkbox drawn as a switch. Native for speed, because each selected card mounts several. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  className,
}: SwitchProps) {
  const id = useId()
  const hasHint = hint !== undefined
  return (
    <div className={classNames(styles.row, hasHint && styles.wide, className)}>
      <div>
        <label htmlFor={id}>{label}</label>
        {hasHint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        disabled={disabled}
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        className={styles.switch}
      />
    </div>
  )
}
