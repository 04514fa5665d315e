import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** drawing: a sprouting twig, or a plant that waits */
  readonly art?: 'sprout' | 'waiting'
  readonly title: string
  readonly children: ReactNode
  /** one primary button; `ways` adds at most two quiet links */
  readonly action?: ReactNode
  readonly ways?: ReactNode
  /** less space below */
  readonly close?: boolean
}

export function EmptyState({
  art = 'sprout',
  title,
  children,
  action,
  ways,
  close = false,
}: EmptyStateProps) {
  return (
    <section className={classNames(styles.empty, close && styles.close)}>
      {arts[art]}
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action}
      {ways !== undefined && <div className={styles.ways}>{ways}</div>}
    </section>
  )
}

const arts = {
  sprout: (
    <svg className={styles.art} viewBox="0 0 132 132" aria-hidden>
      <path className={styles.stem} d="M66 120V58" />
      <path className={styles.stem} d="M66 92C66 76 76 72 92 72" />
      <path className={styles.leaf} d="M91 78V71a13 13 0 0 1 13-13h7v7a13 13 0 0 1-13 13Z" />
      <path className={styles.dashes} d="M66 50V26" />
      <path className={styles.dashes} d="M62 52C58 46 52 44 44 44" />
      <circle className={styles.bud} cx="36" cy="44" r="6" />
      <circle className={styles.bud} cx="66" cy="17" r="6" />
    </svg>
  ),
  waiting: (
    <svg className={styles.art} viewBox="0 0 132 132" aria-hidden>
      <path className={styles.stem} d="M66 120V72" />
      <path className={styles.stem} d="M66 96C66 82 74 78 86 78" />
      <path className={styles.stem} d="M66 96C66 82 58 78 46 78" />
      <circle className={styles.leaf} cx="66" cy="66" r="5" />
      <circle className={styles.leaf} cx="92" cy="78" r="5" />
      <circle className={styles.leaf} cx="40" cy="78" r="5" />
      <path className={styles.dashes} d="M66 54V30M96 66l16-18M36 66L20 48" />
    </svg>
  ),
} as const satisfies Record<string, ReactNode>
