import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './CopyLine.module.css'

export interface CopyLineProps {
  readonly text: string
  /** what it is, read aloud: `the direct URL` */
  readonly of: string
  readonly className?: string | undefined
  /** further things to do with it, after Copy */
  readonly children?: ReactNode
}

/** An address in one line, to be copied. */
export function CopyLine({ text, of, className, children }: CopyLineProps) {
  return (
    <div className={classNames(styles.line, className)}>
      <code>{text}</code>
      <CopyButton variant="quiet" text={text} of={of} />
      {children}
    </div>
  )
}
