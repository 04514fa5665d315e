import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Prose.module.css'

/**
 * Long text, 680 wide at most: headings, paragraphs, lists, tables, `code`, `pre`, `figure`. Give the
 * headings an `id`, so that they can be linked to; they stop 100 below the top.
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
