import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/** A visual hint for a shortcut. Screen readers get it from the control's `aria-keyshortcuts`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  )
}
