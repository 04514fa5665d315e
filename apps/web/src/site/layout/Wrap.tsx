import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Wrap.module.css'

/** The middle of the site, 1200 wide at most with gutters of 24, on phones of 20. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />
}
