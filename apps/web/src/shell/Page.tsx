import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './Page.module.css'

/** The centered content of a screen, at most 1200 px wide. `close` reduces the space below the bar. */
export function Page({ close = false, children }: { close?: boolean; children: ReactNode }) {
  return <main className={classNames(styles.page, close && styles.close)}>{children}</main>
}
