import type { ReactNode } from 'react'
import styles from './Bar.module.css'

/** The line on top of every screen of the app. */
export function Bar({ children }: { children: ReactNode }) {
  return <header className={styles.bar}>{children}</header>
}
