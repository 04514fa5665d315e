import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './Page.module.css'

/** The middle of a screen, 1200 wide at most. `close` stands nearer below the bar. */
export function Page({ close = false, children }: { close?: boolean; children: ReactNode }) {
  return <main className={classNames(styles.page, close && styles.close)}>{children}</main>
}
