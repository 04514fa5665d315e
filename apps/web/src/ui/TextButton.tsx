import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './TextButton.module.css'

/** A button inside a sentence. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.text, className)} />
}
