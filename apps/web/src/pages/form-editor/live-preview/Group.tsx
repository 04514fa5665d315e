import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './WhatShows.module.css'

interface GroupProps {
  readonly name: string
  readonly count?: number
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of *What shows* that folds. */
export function Group({ name, count, isOpen = false, children }: GroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
        {name}
        {count !== undefined && <span>{count}</span>}
      </summary>
      {children}
    </details>
  )
}
