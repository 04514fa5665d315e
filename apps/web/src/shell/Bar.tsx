import type { ReactNode } from 'react'
import styles from './Bar.module.css'

/** The bar at the top of every screen. */
export function Bar({ children }: { children: ReactNode }) {
  return <header className={styles.bar}>{children}</header>
}
