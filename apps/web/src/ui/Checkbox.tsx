import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classNames } from './class-names.ts'

export interface CheckboxProps {
  readonly checked: boolean
  /** true when it stands for several, of which only some are checked */
  readonly isMixed?: boolean
  readonly onChange: (checked: boolean, details: { readonly shift: boolean }) => void
  /** -1 removes it from the tab order, in a list with arrow keys */
  readonly tabIndex?: number
  readonly className?: string | undefined
  /** label; clicking anywhere in it toggles the checkbox */
  readonly children: ReactNode
}

/** A checkbox and its label in one row. */
export function Checkbox({
  checked,
  isMixed = false,
  onChange,
  tabIndex,
  className,
  children,
}: CheckboxProps) {
  const Mark = isMixed ? IconMinus : IconCheck
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's
    <label className={classNames(styles.row, className)}>
      <BaseCheckbox.Root
        checked={checked}
        indeterminate={isMixed}
        onCheckedChange={(next, { event }) =>
          onChange(next, { shift: 'shiftKey' in event && event.shiftKey === true })
        }
        {...(tabIndex !== undefined && { tabIndex })}
        className={styles.box}
      >
        <BaseCheckbox.Indicator className={styles.mark}>
          <Mark size={12} stroke={3} aria-hidden />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {children}
    </label>
  )
}
