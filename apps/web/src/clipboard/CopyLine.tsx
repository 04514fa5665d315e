import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './CopyLine.module.css'

export interface CopyLineProps {
  /** null while it may not be seen: then `instead` stands there, and there is nothing to copy */
  readonly text: string | null
  readonly instead?: string
  /** what it is, read aloud: `the direct URL` */
  readonly of: string
  readonly className?: string | undefined
  /** further things to do with it, after Copy */
  readonly children?: ReactNode
}

/** An address or a secret in one line, to be copied. */
export function CopyLine({ text, instead, of, className, children }: CopyLineProps) {
  return (
    <div className={classNames(styles.line, className)}>
      <code data-hidden={text === null || undefined}>{text ?? instead}</code>
      {text !== null && <CopyButton variant="quiet" text={text} of={of} />}
      {children}
    </div>
  )
}
