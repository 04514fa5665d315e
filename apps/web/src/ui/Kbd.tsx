import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/** A key to press. Beside a control it is a hint for the eye; the control says it by `aria-keyshortcuts`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  )
}
