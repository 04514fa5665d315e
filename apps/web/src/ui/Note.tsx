import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Note.module.css'

export interface NoteProps {
  /** `error` is announced at once */
  readonly tone?: 'plain' | 'warning' | 'error'
  readonly id?: string
  readonly role?: 'status'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A short message about the content next to it. */
export function Note({ tone = 'plain', id, role, className, children }: NoteProps) {
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : role}
      className={classNames(styles.note, className)}
      data-tone={tone}
    >
      {children}
    </p>
  )
}
