import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Prose.module.css'

/**
 * Styles long text, at most 680 px wide: headings, paragraphs, lists, tables, code and figures. Linked headings stop
 * 100 px below the top.
 */
export function Prose({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.prose, className)}>{children}</div>
}
