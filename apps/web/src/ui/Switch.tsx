import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Switch.module.css'

export interface SwitchProps {
  readonly label: string
  /** a sentence below the label; the switch then stands at the far end of its row */
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly className?: string
}

export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  className,
}: SwitchProps) {
  const id = useId()
  return (
    <div className={classNames(styles.row, hint !== undefined && styles.wide, className)}>
      <div>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <BaseSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={styles.switch}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </div>
  )
}
