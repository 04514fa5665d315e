import { useId } from 'react'
import styles from './LightSwitch.module.css'

export interface LightSwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch made of a checkbox, for where many are mounted at every click: it looks and sounds like `Switch`. */
export function LightSwitch({ label, checked, onChange }: LightSwitchProps) {
  const id = useId()
  return (
    <span className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </span>
  )
}
