import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Wrap.module.css'

/** Centered content, at most 1200 px wide, with gutters of 24 px, or 20 px on phones. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />
}
