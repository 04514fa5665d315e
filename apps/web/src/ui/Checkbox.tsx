import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** everything in it can be clicked */
  readonly children: ReactNode
}

/** A tick and what it is for, in one row. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's
    <label className={styles.row}>
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        className={styles.box}
      >
        <BaseCheckbox.Indicator className={styles.mark}>
          <IconCheck size={12} stroke={3} aria-hidden />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {children}
    </label>
  )
}
