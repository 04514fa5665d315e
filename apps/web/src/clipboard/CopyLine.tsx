import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './CopyLine.module.css'

export interface CopyLineProps {
  /** null while the text is secret: `instead` is shown, and nothing can be copied */
  readonly text: string | null
  readonly instead?: string
  /** name of the text, for screen readers: `the direct URL` */
  readonly of: string
  readonly className?: string | undefined
  /** further buttons after Copy */
  readonly children?: ReactNode
}

/** An address or secret in one line with a Copy button. */
export function CopyLine({ text, instead, of, className, children }: CopyLineProps) {
  return (
    <div className={classNames(styles.line, className)}>
      <code data-hidden={text === null || undefined}>{text ?? instead}</code>
      {text !== null && <CopyButton variant="quiet" text={text} of={of} />}
      {children}
    </div>
  )
}
